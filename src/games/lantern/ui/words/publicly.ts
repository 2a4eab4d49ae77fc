import { type Seat, at, seatsOf } from '../../../../engine/index.ts';
import type { View } from '../../view.ts';
import { type People, lampWords, nameOf } from './people.ts';

const nights = (count: number): string => `${count} ${count === 1 ? 'night' : 'nights'}`;

/** What everybody knows of one player. */
export function seatFacts(view: View, seat: Seat): string {
  const facts = [nights(at(view.wins, seat))];
  if (view.phase !== 'over' && at(view.peeked, seat)) facts.push('peeked');
  if (view.shutters && at(view.shutters, seat) !== null) facts.push('shutter used');
  return facts.join(', ');
}

export const publicWords = (view: View, people: People): readonly string[] => [
  ...seatsOf(people.length).map(seat => `${nameOf(people, seat)}: ${seatFacts(view, seat)}.`),
  ...(view.last?.hands.map(
    (card, n) => `Last night, ${lampWords(people, n, card, at(view.last?.choices ?? [], n))}.`,
  ) ?? []),
];
