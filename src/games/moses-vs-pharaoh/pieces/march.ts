import type { Space } from '../data/map.ts';
import { makeReady } from './muster.ts';
import { idleAt, mobilisedAt, stacked } from '../facts/places.ts';
import type { Arrival, Force, State } from '../state.ts';
import { type Step, andThen, goOn, played, step } from '../phases/step.ts';

/** Pharaoh sets out. [MP-C21] Chariots on the move may be held up, so the rival is asked first. */
export function setOut(state: State, force: Force, path: readonly Space[], arrival: Arrival): Step {
  if (force === 'chariots') return goOn(state, { task: 'announce', trigger: { kind: 'march', path, arrival } });
  return arrive(state, 'alone', path, arrival);
}

/** [MP-19] [MP-R29] Chariots that end up with the Hebrews, or are made ready beside them, attack at once. */
export function arrive(state: State, force: Force, path: readonly Space[], arrival: Arrival): Step {
  const to = path.at(-1);
  if (to === undefined) return played(state);
  const from = state.pharaoh;
  const hundreds = force === 'chariots' ? mobilisedAt(state, from) : 0;
  const moved: State = {
    ...state,
    pharaoh: to,
    pharaohFrom: path.at(-2) ?? from,
    chariots: force === 'chariots' ? shifted(state, from, to) : state.chariots,
  };
  return andThen(step(moved, { type: 'marched', force, from, path, hundreds }), now => {
    if (arrival === 'muster' && idleAt(now, to) > 0) return makeReady(now, to);
    return force === 'chariots' && to === now.hebrews
      ? goOn(now, { task: 'clash', attacker: 'egyptian' })
      : played(now);
  });
}

/** The chariots in readiness in one space, moved to another. */
export const shifted = ({ chariots }: State, from: Space, to: Space): State['chariots'] =>
  stacked(chariots.map(stack => (stack.mobilised && stack.at === from ? { ...stack, at: to } : stack)));
