import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { CODE } from './words.ts';

interface PasteCodeProps {
  /** Resolves when it has been read, whatever came of it. */
  readonly onPaste: (text: string) => Promise<unknown>;
}

/** Whatever was pasted goes on as it is: a link, a bare code, a message around one. */
export function PasteCode({ onPaste }: PasteCodeProps): JSX.Element {
  const typed = useSignal('');
  const empty = useSignal(false);
  const reading = useSignal(false);
  const problem = useId();

  async function read(): Promise<void> {
    empty.value = typed.value.trim() === '';
    if (empty.value || reading.value) return;
    reading.value = true;
    await onPaste(typed.value).finally(() => {
      reading.value = false;
      typed.value = '';
    });
  }

  return (
    <form
      class="paste-code"
      onSubmit={event => {
        event.preventDefault();
        void read();
      }}
    >
      <label class="field">
        {CODE.paste}
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={empty.value}
          aria-describedby={problem}
          value={typed}
          onInput={event => {
            typed.value = event.currentTarget.value;
            empty.value = false;
          }}
        />
      </label>
      <Button type="submit" disabled={reading.value}>
        {reading.value ? CODE.reading : CODE.read}
      </Button>
      <p id={problem} class="paste-code-problem" aria-live="polite">
        {empty.value ? CODE.pasteEmpty : ''}
      </p>
    </form>
  );
}
