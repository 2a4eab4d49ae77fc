import type { Rng, Seat, Timed } from '../../../engine/index.ts';
import type { Event } from '../event.ts';
import type { Action, Phase, Side, State, Trigger } from '../state.ts';

/** What the rules go on to by themselves. */
export type Task =
  | { readonly task: 'begin-turn' }
  | { readonly task: 'next-play' }
  | { readonly task: 'end-turn' }
  /** Let the rival answer, if anybody could; then carry it out. */
  | { readonly task: 'announce'; readonly trigger: Trigger }
  | { readonly task: 'carry-out'; readonly trigger: Trigger }
  | { readonly task: 'clash'; readonly attacker: Side };

/** A new state, and what made it so. */
export interface Change {
  readonly state: State;
  readonly events: readonly Event[];
}

/** How far a move has got, what has happened on the way, and what the rules do next. */
export interface Step extends Change {
  /** Null when somebody has to decide something. */
  readonly next: Task | null;
}

/** One phase, in which somebody is waited for. */
export interface PhaseRules<P extends Phase> {
  awaited(state: State, phase: P): readonly Seat[];
  legal(state: State, phase: P, seat: Seat): readonly Action[];
  /** Where it is a window for an answer. */
  timed?(state: State, phase: P): Timed<Action>;
  apply(state: State, phase: P, seat: Seat, action: Action, rng: Rng): Step;
}

/** The rules of the phase with this name. */
export type RulesOf<Name extends Phase['name']> = PhaseRules<Extract<Phase, { name: Name }>>;

export const step = (state: State, ...events: readonly Event[]): Step => ({ state, events, next: null });

/** The card in hand has done its work; the rules find out who plays next. */
export const played = (state: State, ...events: readonly Event[]): Step => ({
  state,
  events,
  next: { task: 'next-play' },
});

export const goOn = (state: State, next: Task, ...events: readonly Event[]): Step => ({ state, events, next });

export const enter = (state: State, phase: Phase, ...events: readonly Event[]): Step => ({
  state: { ...state, phase },
  events,
  next: null,
});

/** Goes on to what follows, unless the match has just ended. */
export function andThen({ state, events }: Change, next: (state: State) => Step): Step {
  if (state.phase.name === 'over') return { state, events, next: null };
  const after = next(state);
  return { state: after.state, events: [...events, ...after.events], next: after.next };
}

/** Legality is checked before a rule is asked, so getting here is a bug. */
export function outOfPlace(action: Action, { name }: Phase): never {
  throw new Error(`"${action.type}" has no place in the phase "${name}".`);
}
