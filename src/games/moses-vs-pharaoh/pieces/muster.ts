import { GARRISONS, type Space } from '../data/map.ts';
import { allChariots, idleAt, mobilisedAt, stacked } from '../facts/places.ts';
import type { State } from '../state.ts';
import { type Change, type Step, andThen, goOn, played } from '../phases/step.ts';

/** [MP-C29] [MP-C31] There are no more in the box. */
export const CHARIOT_LIMIT = 9;

/** [MP-16] [MP-R1] Everything idle in one space is made ready. */
function mobilise(state: State, at: Space): Change {
  const hundreds = idleAt(state, at);
  const ready = state.chariots.map(stack => (stack.at === at ? { ...stack, mobilised: true } : stack));
  return { state: { ...state, chariots: stacked(ready) }, events: [{ type: 'mobilised', at, hundreds }] };
}

/** [MP-R29] Where the Hebrews stand, chariots that become ready give battle at once. */
export const makeReady = (state: State, at: Space): Step =>
  andThen(mobilise(state, at), now =>
    at === now.hebrews ? goOn(now, { task: 'clash', attacker: 'egyptian' }) : played(now),
  );

/** [MP-C40] */
export function standDown(state: State, at: Space): Change {
  const idle = state.chariots.map(stack => (stack.at === at ? { ...stack, mobilised: false } : stack));
  return { state: { ...state, chariots: stacked(idle) }, events: [{ type: 'stood-down', at }] };
}

/** [MP-C30] [MP-C31] Idle chariots ride to Memphis on their own. */
export function recall(state: State, from: Space): Change {
  const to = GARRISONS.main;
  const hundreds = idleAt(state, from);
  const moved = state.chariots.map(stack => (!stack.mobilised && stack.at === from ? { ...stack, at: to } : stack));
  return { state: { ...state, chariots: stacked(moved) }, events: [{ type: 'garrisoned', from, to, hundreds }] };
}

/** [MP-C29] Memphis, or else wherever most chariots are. */
export function mainForce(state: Pick<State, 'chariots'>): Space {
  const total = (space: Space): number => idleAt(state, space) + mobilisedAt(state, space);
  if (total(GARRISONS.main) > 0) return GARRISONS.main;
  const [largest] = state.chariots.map(({ at }) => at).toSorted((a, b) => total(b) - total(a));
  return largest ?? GARRISONS.main;
}

/** [MP-C29] [MP-C31] A hundred more or a hundred fewer, as far as the box goes. */
export function resize(state: State, at: Space, change: 1 | -1): Change & { readonly change: number } {
  const possible = change === 1 ? allChariots(state) < CHARIOT_LIMIT : allChariots(state) > 0;
  if (!possible) return { state, events: [], change: 0 };
  const mobilised = mobilisedAt(state, at) > idleAt(state, at);
  const chariots = stacked([...state.chariots, { at, hundreds: change, mobilised }]);
  return { state: { ...state, chariots }, events: [], change };
}
