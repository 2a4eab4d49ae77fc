import { type AnyRules, type Deal, type Move, type Rules, seatsOf } from '../../src/engine/index.ts';
import { hostStep, layOut, reopened } from '../../src/table/index.ts';
import { LONGEST_LETTER } from '../../src/table/pieces.ts';
import { type Step, actorsOf, matchesOf } from './random-match.ts';
import { HOST, guestId, seatsBy } from './table-room.ts';

/** A list goes over the wire with every decision and is searched with every tap. The sealed log would take more. */
export const MOST_CHOICES = 10_000;
/** In characters. Half of what the wire takes: people may make a match last longer than tests do. */
export const LONGEST_WHOLE = LONGEST_LETTER / 2;

export interface Largest {
  readonly choices: number;
  /** Of everything that a device may know that holds all seats but the host's. */
  readonly whole: number;
}

export function largestOf<S, A, V, E>(rules: Rules<S, A, V, E>, deal: Deal, steps: readonly Step<S, A, E>[]): Largest {
  const lists = matchesOf(steps).flatMap(({ state }) =>
    actorsOf(deal.seats).map(actor => rules.legal(state, actor).length),
  );
  const moves = steps.map(({ move }) => move);
  return { choices: Math.max(...lists), whole: wholeOf(rules, deal, moves) };
}

function wholeOf(rules: AnyRules, deal: Deal, moves: readonly Move<unknown>[]): number {
  const seats = seatsBy(
    seatsOf(deal.seats)
      .map(n => (n === 0 ? 'h' : '1'))
      .join(''),
  );
  const { id: game, version: rulesVersion } = rules;
  const empty = { devices: [], removed: [], talk: [] };
  const state = { epoch: 1, game, rulesVersion, options: {}, phase: 'playing' as const, matchNumber: 1, matchId: 'm' };
  const playing = layOut(rules, 'm', deal, moves) ?? null;
  const host = reopened({ me: HOST, state: { ...state, ...empty, seats }, playing, intents: [], now: 0 });
  const { post } = hostStep(rules, host, { type: 'arrived', device: guestId(1) }, 0);
  const whole = post.find(({ letter }) => letter.type === 'whole');
  if (!whole) throw new Error('A newcomer was not told of the match.');
  return JSON.stringify(whole.letter).length;
}
