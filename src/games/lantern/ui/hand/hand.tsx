import type { JSX } from 'preact';
import { CardBack } from '../../../../ui/components/card-back.tsx';
import { HoldToReveal } from '../../../../ui/components/secret.tsx';
import type { View } from '../../view.ts';
import { YOUR_CARD } from '../words/board.ts';
import { secretWords } from '../words/secrets.ts';

/** One's own card, and what one has seen: in the page only while it may be. */
export function Hand({ own }: { readonly own: View | null }): JSX.Element {
  const card = own && own.phase !== 'over' ? own.hand : null;
  return (
    <section class="lantern-hand" aria-label={YOUR_CARD}>
      <span class="lantern-card">{card ?? <CardBack />}</span>
      {own && (
        <ul>
          {secretWords(own).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <HoldToReveal what={YOUR_CARD.toLowerCase()} />
    </section>
  );
}
