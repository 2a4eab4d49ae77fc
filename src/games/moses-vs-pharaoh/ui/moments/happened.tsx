import type { JSX } from 'preact';
import { type Event, seen } from '../../event.ts';
import { Die } from '../drawings/dice.tsx';
import { eventWords } from '../words/events.ts';
import type { People } from '../words/names.ts';
import { BEGINNING, HAPPENED_ZONE } from '../words/board.ts';

/** What the board shows anyway; the log has it. */
const QUIET: ReadonlySet<Event['type']> = new Set(['turn-began', 'reshuffled', 'drew', 'laid-aside', 'passed', 'over']);
const LINES = 2;

interface HappenedProps {
  readonly events: readonly Event[];
  readonly revealed: boolean;
  readonly people: People;
  readonly seq: number;
}

/** The last move in a line or two; while secrets are hidden, in the words everybody may read. */
export function Happened({ events, revealed, people, seq }: HappenedProps): JSX.Element {
  const shown = revealed ? events : events.map(event => seen(event, 'spectator'));
  const loud = shown.filter(({ type }) => !QUIET.has(type));
  const lines = (loud.length > 0 ? loud : shown)
    .map(event => eventWords(event, people))
    .filter(line => line !== null)
    .slice(-LINES);
  const rolled = events.findLast(event => event.type === 'plague' || event.type === 'hittites');
  return (
    <section class="mp-happened" aria-label={HAPPENED_ZONE}>
      {rolled !== undefined && <Die key={seq} shows={rolled.roll} order={0} />}
      <div>
        {(lines.length > 0 ? lines : [BEGINNING]).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
