import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Roster } from '../../table/index.ts';
import { rosterNews } from './roster-facts.ts';

/** Who came, went and sat down, for those who hear the screen. */
export function RosterNews({ roster }: { readonly roster: Roster }): JSX.Element {
  const told = useRef<{ readonly roster: Roster; readonly lines: readonly string[] }>({ roster, lines: [] });
  if (told.current.roster !== roster) told.current = { roster, lines: rosterNews(told.current.roster, roster) };
  return (
    <p class="visually-hidden" aria-live="polite">
      {told.current.lines.join(' ')}
    </p>
  );
}
