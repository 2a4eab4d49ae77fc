import type { JSX } from 'preact';
import { Happened as HappenedPart } from '../../../../ui/board-parts/happened.tsx';
import { type Event, seen } from '../../event.ts';
import { Die } from '../drawings/dice.tsx';
import { eventWords } from '../words/events.ts';
import type { People } from '../words/names.ts';
import { BEGINNING } from '../words/board.ts';

const QUIET: ReadonlySet<Event['type']> = new Set(['turn-began', 'reshuffled', 'drew', 'laid-aside', 'passed', 'over']);

interface HappenedProps {
  readonly events: readonly Event[];
  readonly revealed: boolean;
  readonly people: People;
  readonly seq: number;
}

export function Happened({ events, revealed, people, seq }: HappenedProps): JSX.Element {
  const rolled = events.findLast(event => event.type === 'plague' || event.type === 'hittites');
  const words = (event: Event): string | null => eventWords(event, people);
  return (
    <HappenedPart events={events} revealed={revealed} seen={seen} quiet={QUIET} words={words} beginning={BEGINNING}>
      {rolled !== undefined && <Die key={seq} shows={rolled.roll} order={0} />}
    </HappenedPart>
  );
}
