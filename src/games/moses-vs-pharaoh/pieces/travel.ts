import { endMatch } from '../phases/ending.ts';
import type { Space } from '../data/map.ts';
import { mobilisedAt } from '../facts/places.ts';
import type { State } from '../state.ts';
import { type Step, andThen, goOn, played, step } from '../phases/step.ts';

/** The whole stack goes one space on. [MP-13] Sinai wins; [MP-R8] chariots in readiness give battle. */
export function walk(state: State, to: Space): Step {
  const from = state.hebrews;
  const moved: State = { ...state, hebrews: to, departed: true };
  return andThen(step(moved, { type: 'walked', from, to }), now => {
    if (to === 'sinai') return endMatch(now, 'hebrew', 'sinai');
    return mobilisedAt(now, to) > 0 ? goOn(now, { task: 'clash', attacker: 'hebrew' }) : played(now);
  });
}

export function trek(state: State, [first, ...rest]: readonly Space[]): Step {
  if (first === undefined) return played(state);
  const { state: after, events, next } = walk(state, first);
  return rest.length > 0 ? andThen({ state: after, events }, now => trek(now, rest)) : { state: after, events, next };
}
