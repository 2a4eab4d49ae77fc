import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from './button.tsx';

interface PasteFieldProps {
  readonly label: string;
  readonly inputMode?: 'url';
  /** On the button, and while what was pasted is being read. */
  readonly read: string;
  readonly reading?: string;
  /** Takes it as it is: a link, a bare code, a message around one. Answers what is wrong with it, or null. */
  readonly onPaste: (text: string) => string | null | Promise<string | null>;
}

/** Where a link or a code is pasted. It is emptied as soon as what was in it has gone on. */
export function PasteField({ label, inputMode, read, reading = read, onPaste }: PasteFieldProps): JSX.Element {
  const typed = useSignal('');
  const wrong = useSignal<string | null>(null);
  const busy = useSignal(false);
  const problem = useId();

  async function hand(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      wrong.value = await onPaste(typed.value);
    } finally {
      busy.value = false;
    }
    if (wrong.value === null) typed.value = '';
  }

  return (
    <form
      class="paste"
      onSubmit={event => {
        event.preventDefault();
        void hand();
      }}
    >
      <label class="field">
        {label}
        <input
          type="text"
          inputMode={inputMode}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong.value !== null}
          aria-describedby={problem}
          value={typed}
          onInput={event => {
            typed.value = event.currentTarget.value;
            wrong.value = null;
          }}
        />
      </label>
      <Button type="submit" disabled={busy.value}>
        {busy.value ? reading : read}
      </Button>
      <p id={problem} class="paste-problem" aria-live="polite">
        {wrong}
      </p>
    </form>
  );
}
