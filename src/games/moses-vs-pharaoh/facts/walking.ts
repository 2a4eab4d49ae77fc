import { type Space, roadsFrom } from '../data/map.ts';
import type { State } from '../state.ts';
import { isFree, mobilisedAt } from './places.ts';

const NEED = 2;
const SLOW_NEED = 3;

/** [MP-12] The least card that moves the Hebrews now. [MP-C15] [MP-C37] [MP-C39] */
export function walkingNeed({ effects }: Pick<State, 'effects'>): number {
  const usual = effects.bread ? 1 : NEED;
  const need = effects.stragglers ? Math.max(usual, SLOW_NEED) : usual;
  return effects.heat.hebrew ? need + 1 : need;
}

/** [MP-11] [MP-C26] Free to go, and able to see the road. */
export const maySetOut = (state: Pick<State, 'row' | 'effects'>): boolean =>
  isFree(state) && state.effects.dust.hebrew === 0;

/** [MP-13] Where the Hebrews may go from a space: the sea only once it is parted. */
export const walksFrom = ({ parted }: Pick<State, 'parted'>, from: Space): readonly Space[] =>
  roadsFrom(from, 'hebrew')
    .map(({ to }) => to)
    .filter(to => to !== 'red-sea' || parted);

/** [MP-C44] Two spaces on, or one where that is already the end of the road or a battle. */
export function treks(state: Pick<State, 'parted' | 'hebrews' | 'chariots'>): readonly (readonly Space[])[] {
  return walksFrom(state, state.hebrews).flatMap(first =>
    first === 'sinai' || mobilisedAt(state, first) > 0
      ? [[first]]
      : walksFrom(state, first)
          .filter(second => second !== state.hebrews)
          .map(second => [first, second]),
  );
}
