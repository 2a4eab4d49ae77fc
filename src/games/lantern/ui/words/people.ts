import { type BySeat, at } from '../../../../engine/index.ts';
import type { Person } from '../../../../ui/game-ui.ts';
import type { Card } from '../../data/cards.ts';
import type { Choice } from '../../state.ts';

export type People = BySeat<Person>;

export const nameOf = (people: People, seat: number): string => at(people, seat).name;

export const namesOf = (people: People, seats: readonly number[]): string =>
  seats.map(seat => nameOf(people, seat)).join(', ');

export const lampWords = (people: People, seat: number, card: Card, choice: Choice): string =>
  `${nameOf(people, seat)}: ${card}, ${choice === 'light' ? 'lit' : 'hidden'}`;
