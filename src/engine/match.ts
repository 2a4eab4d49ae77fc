import { type Seed, rngFor } from './rng.ts';
import { type Options, type Rules, chosenOptions } from './rules.ts';
import { sameJson } from './same-json.ts';
import { type Actor, seatsOf } from './seat.ts';

export interface Match<State> {
  readonly seed: Seed;
  readonly seats: number;
  readonly state: State;
  readonly moves: number;
}

export interface Move<Action> {
  readonly actor: Actor;
  readonly action: Action;
}

/** What a match is made from. Everything else is its replay. */
export interface Deal {
  readonly seed: Seed;
  readonly seats: number;
  readonly options: Options;
}

export type Refusal = 'match-over' | 'not-your-decision' | 'illegal-action';

export type Verdict<State, Event> =
  | { readonly ok: true; readonly match: Match<State>; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

// Stream 0 of the seed deals the match; stream n is for move n.
const DEAL_STREAM = 0;

export function start<S, A, V, E>(rules: Rules<S, A, V, E>, { seed, seats, options }: Deal): Match<S> {
  if (seats < rules.seats.min || seats > rules.seats.max) throw new Error(`${rules.id} does not seat ${seats}.`);
  const state = rules.setup(seatsOf(seats), chosenOptions(rules.options, options), rngFor(seed, DEAL_STREAM));
  return { seed, seats, state, moves: 0 };
}

/** The one door through which a match changes. */
export function play<S, A, V, E>(rules: Rules<S, A, V, E>, match: Match<S>, { actor, action }: Move<A>): Verdict<S, E> {
  if (rules.outcome(match.state)) return refuse('match-over');
  if (!mayAct(actor, match.seats)) return refuse('not-your-decision');

  const legal = rules.legal(match.state, actor);
  if (legal.length === 0) return refuse('not-your-decision');
  // The game's own copy is applied, never the stranger's, so nothing but a listed action gets in.
  const listed = legal.find(candidate => sameJson(candidate, action));
  if (listed === undefined) return refuse('illegal-action');

  const moves = match.moves + 1;
  const { state, events } = rules.apply(match.state, actor, listed, rngFor(match.seed, moves));
  return { ok: true, match: { seed: match.seed, seats: match.seats, state, moves }, events };
}

// Actors come over wires and from files, so a number that is no seat is expected here.
const mayAct = (actor: Actor, seats: number): boolean =>
  actor === 'clock' || (Number.isInteger(actor) && actor >= 0 && actor < seats);

const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });
