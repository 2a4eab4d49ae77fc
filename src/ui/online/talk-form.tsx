import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { TALK } from '../talk-words.ts';

const LONGEST_LINE = 280;

/** One line to the table. What was refused stays in the field. */
export function TalkForm({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }): JSX.Element {
  const typed = useSignal('');

  async function send(): Promise<void> {
    const text = typed.value.trim();
    if (text === '') return;
    typed.value = '';
    if (!(await onSay(text)) && typed.value === '') typed.value = text;
  }

  return (
    <form
      class="talk-form"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        aria-label={TALK.write}
        placeholder={TALK.write}
        maxLength={LONGEST_LINE}
        autocomplete="off"
        enterkeyhint="send"
        value={typed}
        onInput={event => {
          typed.value = event.currentTarget.value;
        }}
      />
      <Button type="submit">{TALK.send}</Button>
    </form>
  );
}
