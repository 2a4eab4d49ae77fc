import type { JSX } from 'preact';
import { Happened as HappenedPart } from '../../../../ui/board-parts/happened.tsx';
import { type Event, seen } from '../../event.ts';
import type { View } from '../../view.ts';
import { eventWords } from '../words/events.ts';
import type { People } from '../words/people.ts';
import { dealtWords } from '../words/screen.ts';

const QUIET: ReadonlySet<Event['type']> = new Set(['round-began', 'reshuffled', 'looked', 'drew']);

interface HappenedProps {
  readonly events: readonly Event[];
  readonly view: View;
  readonly revealed: boolean;
  readonly people: People;
}

export const Happened = ({ events, view, revealed, people }: HappenedProps): JSX.Element => (
  <HappenedPart
    events={events}
    revealed={revealed}
    seen={seen}
    quiet={QUIET}
    words={event => eventWords(event, people)}
    beginning={dealtWords(view, people)}
  />
);
