import type { JSX } from 'preact';
import type { Own } from '../../view.ts';
import { cardName } from '../words/cards.ts';
import { nextInDeck, youKnow } from '../words/board.ts';
import { knownWords } from '../words/secrets.ts';

/** What this side has seen of the other's cards and of the deck. Draw it only while secrets are open. */
export function Learnt({ own }: { own: Own }): JSX.Element | null {
  const lines = [
    ...own.known.map(knownWords),
    ...(own.scribes.length > 0 ? [nextInDeck(own.scribes.map(cardName))] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <details class="mp-learnt">
      <summary>{youKnow(lines.length)}</summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
