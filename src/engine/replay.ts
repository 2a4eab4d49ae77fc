import { type Deal, type Match, type Move, type Refusal, play, start } from './match.ts';
import type { Rules } from './rules.ts';

/** A state kept so that a long match need not be replayed from the deal. Losing it loses nothing. */
export interface Snapshot<State> {
  readonly moves: number;
  readonly state: State;
}

export type Replayed<State> =
  | { readonly ok: true; readonly match: Match<State> }
  | { readonly ok: false; readonly refusal: Refusal; readonly at: number };

/** The match that these moves lead to, from the deal or from a snapshot taken on the way. */
export function replay<S, A, V, E>(
  rules: Rules<S, A, V, E>,
  deal: Deal,
  moves: readonly Move<A>[],
  snapshot?: Snapshot<S>,
): Replayed<S> {
  let match = snapshot && snapshot.moves <= moves.length ? resumed(deal, snapshot) : start(rules, deal);
  while (match.moves < moves.length) {
    const verdict = play(rules, match, moves[match.moves] as Move<A>);
    if (!verdict.ok) return { ok: false, refusal: verdict.refusal, at: match.moves };
    match = verdict.match;
  }
  return { ok: true, match };
}

const resumed = <S>({ seed, seats }: Deal, { state, moves }: Snapshot<S>): Match<S> => ({ seed, seats, state, moves });
