import type { Rng } from '../../../engine/index.ts';
import { d6 } from '../phases/deck.ts';
import type { Event } from '../event.ts';
import { isFree } from '../facts/places.ts';
import type { State } from '../state.ts';
import { type Step, goOn } from '../phases/step.ts';

export const PLAGUES = [
  'blood',
  'frogs',
  'lice',
  'flies',
  'livestock',
  'boils',
  'hail',
  'locusts',
  'darkness',
  'firstborn',
] as const;
export type Plague = (typeof PLAGUES)[number];

/** [MP-9] What card each takes, and what is added to its roll. */
const CHART: Readonly<Record<Plague, readonly [card: number, modifier: number]>> = {
  blood: [1, 0],
  frogs: [1, 0],
  lice: [2, 0],
  flies: [2, 0],
  livestock: [3, 0],
  boils: [3, 0],
  hail: [3, 0],
  locusts: [4, -1],
  darkness: [4, -2],
  firstborn: [5, -3],
};

const HIGHEST = 5;

/** The chart's row for a plague, counted from 1. */
export function plagueFacts(plague: number): { readonly card: number; readonly modifier: number } {
  const name = PLAGUES[plague - 1];
  if (!name) throw new Error(`There is no plague ${plague}.`);
  const [card, modifier] = CHART[name];
  return { card, modifier };
}

/** [MP-9] Pharaoh's heart: how hard a modified roll hits. */
export function hitsFor(roll: number): number {
  if (roll <= 1) return 3;
  if (roll <= 3) return 2;
  return roll <= 5 ? 1 : 0;
}

type Skies = Pick<State, 'row' | 'plagues' | 'effects'>;

/** What the next plague takes; null when there is none to call, or no need. [MP-R4] [MP-C11] */
export function cardForNext(state: Skies): number | null {
  if (isFree(state) || state.plagues >= PLAGUES.length) return null;
  const { card } = plagueFacts(state.plagues + 1);
  return state.effects.straw ? Math.min(HIGHEST, card + 1) : card;
}

/** [MP-9] The marker moves on, the die is thrown, and Egypt may answer before the hits count. */
export function strike(state: State, rng: Rng): Step {
  const plague = state.plagues + 1;
  const effects = { ...state.effects, straw: false, lastPlague: plague };
  return throwFor({ ...state, plagues: plague, effects }, plague, rng);
}

/** [MP-C35] [MP-C42] */
export function throwFor(state: State, plague: number, rng: Rng): Step {
  const modifier = plagueFacts(plague).modifier - (state.effects.lamb ? 1 : 0);
  const roll = d6(rng);
  const hits = hitsFor(roll + modifier);
  const event: Event = { type: 'plague', plague, roll, modifier, hits };
  const after = { ...state, effects: { ...state.effects, lamb: false } };
  return goOn(after, { task: 'announce', trigger: { kind: 'plague', plague, hits } }, event);
}
