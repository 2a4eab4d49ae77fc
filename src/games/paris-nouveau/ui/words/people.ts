import { type BySeat, type Seat, type Viewer, at } from '../../../../engine/index.ts';
import type { Person } from '../../../../ui/game-ui.ts';

export type People = BySeat<Person>;

export const nameOf = (people: People, seat: Seat): string => at(people, seat).name;

/** "you" for whoever holds the phone, the name for everybody else. */
export const youOr = (people: People, seat: Seat, viewer: Viewer): string =>
  seat === viewer ? 'you' : nameOf(people, seat);

export function listOf(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'nobody';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const namesOf = (people: People, seats: readonly Seat[]): string =>
  listOf(seats.map(seat => nameOf(people, seat)));

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

export const votes = (amount: number): string => count(amount, 'vote');

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
