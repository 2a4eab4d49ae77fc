import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { LONGEST_NAME } from '../new-match/draft.ts';
import { JOIN } from '../online-words.ts';

interface NameDialogProps {
  readonly title: string;
  readonly line?: string;
  readonly name: string;
  readonly done: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name, and takes none that is empty. */
export function NameDialog({ title, line, name, done, onName, onClose }: NameDialogProps): JSX.Element {
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={form}>
          {done}
        </Button>
      }
    >
      <NameForm
        id={form}
        name={name}
        onName={chosen => {
          onName(chosen);
          onClose();
        }}
      />
      {line !== undefined && <p class="soft">{line}</p>}
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameForm({ id, name, onName }: NameFormProps): JSX.Element {
  const typed = useSignal(name);
  return (
    <form
      id={id}
      onSubmit={event => {
        event.preventDefault();
        const chosen = typed.value.trim().replaceAll(/\s+/g, ' ');
        if (chosen !== '') onName(chosen);
      }}
    >
      <label class="field">
        {JOIN.name}
        <input
          type="text"
          required
          pattern=".*\S.*"
          maxLength={LONGEST_NAME}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
    </form>
  );
}
