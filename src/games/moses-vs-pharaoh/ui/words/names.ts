import { type BySeat, type Seat, type Viewer, at } from '../../../../engine/index.ts';
import type { Person } from '../../../../ui/game-ui.ts';
import type { Space } from '../../data/map.ts';
import { PLAGUES, type Plague } from '../../data/plagues.ts';
import type { Side } from '../../state.ts';
import type { View } from '../../view.ts';

export type People = BySeat<Person>;

export const nameOf = (people: People, seat: Seat): string => at(people, seat).name;

export const SIDE_WORDS = {
  hebrew: 'the Hebrews',
  egyptian: 'Egypt',
} as const satisfies Record<Side, string>;

export const SPACE_WORDS = {
  rameses: 'Rameses',
  bubastis: 'Bubastis',
  qantara: 'Qantara',
  ismailia: 'Ismailia',
  succoth: 'Succoth',
  'red-sea': 'the Red Sea',
  sinai: 'Sinai',
  giza: 'Giza',
  memphis: 'Memphis',
  amarna: 'Amarna',
  heracleopolis: 'Heracleopolis',
  heliopolis: 'Heliopolis',
  pithom: 'Pithom',
  'baal-zephon': 'Baal-Zephon',
  midian: 'Midian',
  buhen: 'Buhen',
  thebes: 'Thebes',
} as const satisfies Record<Space, string>;

export const PLAGUE_WORDS = {
  blood: 'Blood',
  frogs: 'Frogs',
  lice: 'Lice',
  flies: 'Flies',
  livestock: 'Sick Livestock',
  boils: 'Boils',
  hail: 'Hail',
  locusts: 'Locusts',
  darkness: 'Darkness',
  firstborn: 'The Firstborn',
} as const satisfies Record<Plague, string>;

/** A plague's name, counted from 1. */
export function plagueWords(plague: number): string {
  const name = PLAGUES[plague - 1];
  return name === undefined ? 'no plague' : PLAGUE_WORDS[name];
}

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

export const points = (amount: number): string => count(amount, 'point');

export const cards = (amount: number): string => count(amount, 'card');

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "The Hebrews play", "Egypt plays". */
export const does = (side: Side, verb: string, third = `${verb}s`): string =>
  `${capital(SIDE_WORDS[side])} ${side === 'hebrew' ? verb : third}`;

/** Chariots are counted in hundreds. */
export const chariotWords = (hundreds: number): string => `${hundreds * 100} chariots`;

/** Which side a viewer plays; null for those who only watch, and before the seats have agreed. */
export const sideOfViewer = ({ sides }: Pick<View, 'sides'>, viewer: Viewer): Side | null =>
  viewer === 'spectator' || sides === null ? null : at(sides, viewer);
