import type { JSX } from 'preact';
import type { View } from '../../view.ts';
import { EFFECTS_ZONE } from '../words/board.ts';
import { effectWords } from '../words/publicly.ts';
import { openlyKnownWords } from '../words/secrets.ts';

/** What weighs on this turn, as a few scraps on the map; all of it, when opened. */
export function Effects({ view }: { view: View }): JSX.Element | null {
  const lines = [...effectWords(view), ...view.known.map(openlyKnownWords)];
  if (lines.length === 0) return null;
  return (
    <details class="mp-effects">
      <summary>
        {EFFECTS_ZONE} <b>{lines.length}</b>
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
