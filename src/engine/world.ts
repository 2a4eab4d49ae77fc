import type { Rng } from './rng.ts';
import type { Outcome, Rules } from './rules.ts';
import type { Actor, Viewer } from './seat.ts';

/**
 * A world somebody imagines: it can be looked at and played on, and it is not the true one. Its state stays inside, so
 * that what a bot learns from it is what the rules would show.
 */
export interface World<View, Action> {
  readonly awaited: readonly Actor[];
  readonly outcome: Outcome | undefined;
  legal(actor: Actor): readonly Action[];
  view(viewer: Viewer): View;
  /** What one of the legal actions leads to here, with chances of its own. */
  after(actor: Actor, action: Action): World<View, Action>;
}

export const imaginedWorld = <S, A, V, E>(rules: Rules<S, A, V, E>, view: V, viewer: Viewer, rng: Rng): World<V, A> =>
  worldOf(rules, rules.imagine(view, viewer, rng), rng);

const worldOf = <S, A, V, E>(rules: Rules<S, A, V, E>, state: S, rng: Rng): World<V, A> => ({
  awaited: rules.awaited(state),
  outcome: rules.outcome(state),
  legal: actor => rules.legal(state, actor),
  view: viewer => rules.view(state, viewer),
  after: (actor, action) => worldOf(rules, rules.apply(state, actor, action, rng).state, rng),
});
