import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SeatMark } from '../components/seat-mark.tsx';
import type { Spoken } from './spoken.ts';
import { SaidWords } from './talk-lines.tsx';

const SECONDS = 6;

/** The newest line hangs over the table for a moment, for those who have the talk closed. Boards show claims. */
export function SpeechLine({ line }: { readonly line: Spoken | undefined }): JSX.Element {
  const heard = useSignal(line?.n ?? 0);
  useEffect(() => {
    if (!line || line.n <= heard.peek()) return;
    const timer = setTimeout(() => {
      heard.value = line.n;
    }, SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [line?.n]);

  const fresh = line !== undefined && line.n > heard.value && line.said.kind !== 'claim' ? line : undefined;
  return (
    <div class="speech" aria-live="polite">
      {fresh && (
        <p class="speech-line" key={fresh.n}>
          {fresh.person && <SeatMark person={fresh.person} size={1} />}
          <b>{fresh.name}</b>
          <SaidWords said={fresh.said} />
        </p>
      )}
    </div>
  );
}
