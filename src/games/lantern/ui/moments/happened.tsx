import type { JSX } from 'preact';
import type { Event } from '../../event.ts';
import { eventWords } from '../words/events.ts';
import type { People } from '../words/people.ts';

interface HappenedProps {
  readonly events: readonly Event[];
  readonly people: People;
  readonly revealed: boolean;
}

/** What the last move made happen. What only its holder may know waits until the cards are up. */
export function Happened({ events, people, revealed }: HappenedProps): JSX.Element {
  const shown = events.filter(event => revealed || !isPrivate(event));
  return <p class="lantern-happened">{shown.map(event => eventWords(event, people)).join(' ')}</p>;
}

const isPrivate = ({ type }: Event): boolean => type === 'saw' || type === 'returned';
