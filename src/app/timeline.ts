import { type AnyRules, type Deal, type Match, type Move, play, start } from '../engine/index.ts';

/** The match after some move, and what that move made happen. */
export interface Moment {
  readonly match: Match<unknown>;
  readonly events: readonly unknown[];
}

export interface Timeline {
  at(seq: number): Moment;
  add(move: Move<unknown>, moment: Moment): void;
}

/**
 * Every moment of a match. A match begun here fills it as it goes; one resumed from a snapshot replays what came
 * before only when somebody looks back.
 */
export function timelineOf(rules: AnyRules, deal: Deal, before: readonly Move<unknown>[]): Timeline {
  const moves = [...before];
  const moments: Moment[] = [];

  function at(seq: number): Moment {
    for (let n = moments.length; n <= seq; n++) moments.push(next(n));
    const moment = moments[seq];
    if (!moment) throw new Error(`There is no move ${seq} in this match.`);
    return moment;
  }

  function next(n: number): Moment {
    const last = moments[n - 1];
    if (!last) return { match: start(rules, deal), events: [] };
    const move = moves[n - 1];
    if (!move) throw new Error(`There is no move ${n} in this match.`);
    const verdict = play(rules, last.match, move);
    if (!verdict.ok) throw new Error(`Move ${n} was played, and is now refused: ${verdict.refusal}.`);
    return verdict;
  }

  function add(move: Move<unknown>, moment: Moment): void {
    if (moments.length === moment.match.moves) moments.push(moment);
    moves.push(move);
  }

  return { at, add };
}
