import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { findInvitation } from '../join-address.ts';
import { REJOIN } from '../rejoin-words.ts';
import { go } from '../router.ts';

/** A join link or its code, pasted: links opened from a chat may land in another browser than the installed app. */
export function PasteInvitation(): JSX.Element {
  const typed = useSignal('');
  const wrong = useSignal(false);
  const problem = useId();
  return (
    <form
      class="paste"
      onSubmit={event => {
        event.preventDefault();
        const address = findInvitation(typed.value);
        // The link of a code that was meant for scanning.
        const code = /#\/c\/([\w-]{1,200})/.exec(typed.value)?.[1];
        wrong.value = address === undefined && code === undefined;
        if (address) go({ name: 'join', address });
        else if (code !== undefined) go({ name: 'code', code });
      }}
    >
      <label class="field">
        {REJOIN.paste}
        <input
          type="text"
          inputMode="url"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong.value}
          aria-describedby={problem}
          value={typed}
          onInput={event => {
            typed.value = event.currentTarget.value;
            wrong.value = false;
          }}
        />
      </label>
      <Button type="submit">{REJOIN.go}</Button>
      <p id={problem} class="paste-problem" aria-live="polite">
        {wrong.value ? REJOIN.notOne : ''}
      </p>
    </form>
  );
}
