import { rngFor } from '../../src/engine/index.ts';
import type { Match } from '../../src/engine/index.ts';
import type { Game } from '../../src/games/catalogue.ts';
import { randomMatch } from '../../tests/support/random-match.ts';
import { seedOf } from '../../tests/support/seeds.ts';

export interface Moment {
  readonly match: Match<unknown>;
  readonly events: readonly unknown[];
}

/** Any part of a state, by its path: `phase.trigger.kind`, `phase.cards.length`. */
function partOf(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return Reflect.get(part, key);
  }, value);
}

const kindOf = (event: unknown): unknown => partOf(event, 'type');
const phaseOf = ({ match }: Moment): unknown => partOf(match.state, 'phase.name');

/**
 * `phase=respond` is short for `phase.name=respond`; any other path of the state may be wished for too,
 * `min.round=3` asks for at least so much, `event=ride` for a moment in which that has just happened.
 */
function fits({ match: { state }, events }: Moment, wishes: readonly (readonly [string, string])[]): boolean {
  return wishes.every(([wish, value]) => {
    if (wish === 'event') return events.some(event => kindOf(event) === value);
    if (wish === 'phase') return partOf(state, 'phase.name') === value;
    if (wish.startsWith('min.')) return Number(partOf(state, wish.slice('min.'.length))) >= Number(value);
    return JSON.stringify(partOf(state, wish)) === value || partOf(state, wish) === value;
  });
}

const MATCHES = 300;

/** Moments of matches that bots play with some folly, so that much happens; in the same order every time. */
function* moments({ rules, bot }: Game, seats: number): Generator<Moment> {
  for (let n = 1; n <= MATCHES; n++) {
    const deal = { seed: seedOf(n), seats, options: {} };
    for (const { before, events, after } of randomMatch(rules, deal, rngFor(seedOf(n), 1e6), bot)) {
      if (before.moves === 0) yield { match: before, events: [] };
      yield { match: after, events };
    }
  }
}

/** The first moment like this; `skip` so many of them for another. */
export function momentLike(
  game: Game,
  seats: number,
  wishes: readonly (readonly [string, string])[],
  skip: number,
): Moment {
  let left = skip;
  for (const moment of moments(game, seats)) {
    if (fits(moment, wishes) && left-- === 0) return moment;
  }
  throw new Error(`No match came to ${wishes.map(wish => wish.join('=')).join(' and ')}.`);
}

const ENOUGH_MOMENTS = 4_000;

/** The phases that play comes to. */
export function phasesOf(game: Game, seats: number): readonly unknown[] {
  const met = new Set<unknown>();
  let seen = 0;
  for (const moment of moments(game, seats)) {
    met.add(phaseOf(moment));
    if (++seen > ENOUGH_MOMENTS) break;
  }
  return [...met];
}
