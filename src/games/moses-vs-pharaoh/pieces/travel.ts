import { endMatch } from '../phases/ending.ts';
import { type Space, roadsFrom } from '../data/map.ts';
import { isFree, mobilisedAt } from '../facts/places.ts';
import type { State } from '../state.ts';
import { type Step, andThen, goOn, played, step } from '../phases/step.ts';

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

/** The whole stack goes one space on. [MP-13] Sinai wins; [MP-R8] chariots in readiness give battle. */
export function walk(state: State, to: Space): Step {
  const from = state.hebrews;
  const moved: State = { ...state, hebrews: to, departed: true };
  return andThen(step(moved, { type: 'walked', from, to }), now => {
    if (to === 'sinai') return endMatch(now, 'hebrew', 'sinai');
    return mobilisedAt(now, to) > 0 ? goOn(now, { task: 'clash', attacker: 'hebrew' }) : played(now);
  });
}

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

export function trek(state: State, [first, ...rest]: readonly Space[]): Step {
  if (first === undefined) return played(state);
  const { state: after, events, next } = walk(state, first);
  return rest.length > 0 ? andThen({ state: after, events }, now => trek(now, rest)) : { state: after, events, next };
}
