import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { INVITE } from '../lobby-words.ts';

interface CopyProps {
  /** Made when it is asked for. */
  readonly text: () => string;
  readonly label: string;
  readonly copied: string;
}

/** Copies a text; where the browser will not, shows it selected, to be copied by hand. */
export function Copy({ text, label, copied }: CopyProps): JSX.Element {
  const state = useSignal<'idle' | 'copied' | 'by-hand'>('idle');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      state.value = 'copied';
    } catch {
      // No permission, or no clipboard on an insecure page.
      state.value = 'by-hand';
    }
  }

  return (
    <>
      <Button icon={<Glyph name="copy" size={1.25} />} onClick={() => void copy()}>
        {label}
      </Button>
      <span class="copy-answer" aria-live="polite">
        {state.value === 'copied' ? copied : ''}
      </span>
      {state.value === 'by-hand' && <ByHand text={text()} />}
    </>
  );
}

function ByHand({ text }: { readonly text: string }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <label class="field copy-by-hand">
      {INVITE.copyByHand}
      <textarea ref={area} readOnly rows={4} value={text} />
    </label>
  );
}
