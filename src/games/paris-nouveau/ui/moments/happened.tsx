import type { JSX } from 'preact';
import { type Event, seen } from '../../event.ts';
import type { View } from '../../view.ts';
import { eventWords } from '../words/events.ts';
import type { People } from '../words/people.ts';
import { dealtWords, HAPPENED_ZONE } from '../words/screen.ts';

/** What the board shows anyway, and so needs no line here; the log has it. */
const QUIET: ReadonlySet<Event['type']> = new Set(['round-began', 'reshuffled', 'looked', 'drew']);
const LINES = 2;

interface HappenedProps {
  readonly events: readonly Event[];
  readonly view: View;
  readonly revealed: boolean;
  readonly people: People;
}

/** The last move in a line or two; while secrets are hidden, in the words everybody may read. */
export function Happened({ events, view, revealed, people }: HappenedProps): JSX.Element {
  const shown = revealed ? events : events.map(event => seen(event, 'spectator'));
  const loud = shown.filter(({ type }) => !QUIET.has(type));
  const lines = (loud.length > 0 ? loud : shown)
    .map(event => eventWords(event, people))
    .filter(line => line !== null)
    .slice(-LINES);
  return (
    <section class="pn-happened" aria-label={HAPPENED_ZONE}>
      {(lines.length > 0 ? lines : [dealtWords(view, people)]).map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
