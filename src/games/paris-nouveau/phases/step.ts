import type { Rng, Seat } from '../../../engine/index.ts';
import type { Event } from '../event.ts';
import type { Action, Phase, State } from '../state.ts';

/** How far a move has got, and what has happened on the way. */
export interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

/** One phase of the round. */
export interface PhaseRules<P extends Phase> {
  awaited(state: State, phase: P): readonly Seat[];
  legal(state: State, phase: P, seat: Seat): readonly Action[];
  apply(state: State, phase: P, seat: Seat, action: Action, rng: Rng): Step;
}

/** The rules of the phase with this name. */
export type RulesOf<Name extends Phase['name']> = PhaseRules<Extract<Phase, { name: Name }>>;

export const step = (state: State, ...events: readonly Event[]): Step => ({ state, events });

/** Goes on to what follows, unless the match has just ended: the endings of [PN-21] and [PN-22] are immediate. */
export function andThen({ state, events }: Step, next: (state: State) => Step): Step {
  if (state.phase.name === 'over') return { state, events };
  const after = next(state);
  return { state: after.state, events: [...events, ...after.events] };
}

export const enter = (state: State, phase: Phase): Step => step({ ...state, phase });

/** Legality is checked before a rule is asked, so getting here is a bug. */
export function outOfPlace(action: Action, { name }: Phase): never {
  throw new Error(`"${action.type}" has no place in the phase "${name}".`);
}
