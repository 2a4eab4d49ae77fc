import './happened.css';
import type { ComponentChildren, JSX } from 'preact';
import { BOARD } from './words.ts';

const LINES = 2;

interface HappenedProps<Event extends { readonly type: string }> {
  readonly events: readonly Event[];
  readonly revealed: boolean;
  readonly seen: (event: Event, viewer: 'spectator') => Event | null;
  /** What the board shows anyway, and so needs no line here; the log has it. */
  readonly quiet: ReadonlySet<Event['type']>;
  readonly words: (event: Event) => string | null;
  /** Before anything has happened. */
  readonly beginning: string;
  /** Drawn beside the words. */
  readonly children?: ComponentChildren;
}

/** The last move in a line or two; while secrets are hidden, in the words everybody may read. */
export function Happened<Event extends { readonly type: string }>(props: HappenedProps<Event>): JSX.Element {
  const { events, revealed, seen, quiet, words, beginning, children } = props;
  const shown = revealed ? events : events.map(event => seen(event, 'spectator')).filter(event => event !== null);
  const loud = shown.filter(({ type }) => !quiet.has(type));
  const lines = (loud.length > 0 ? loud : shown)
    .map(words)
    .filter(line => line !== null)
    .slice(-LINES);
  return (
    <section class="happened" aria-label={BOARD.happened}>
      {children}
      <div>
        {(lines.length > 0 ? lines : [beginning]).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
