import { type Match, rngFor } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/moses-vs-pharaoh/event.ts';
import { bot, rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import type { Person } from '../../../../src/ui/game-ui.ts';
import { randomMatch } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';

export const PLAYERS: readonly Person[] = [
  { name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person' },
  { name: 'Bruno', colour: 'sky', shape: 'square', kind: 'bot' },
];

export interface Moment {
  readonly match: Match<State>;
  /** What led here, as the host knows it. */
  readonly events: readonly Event[];
}

/** Every moment of some matches, most of them played by bots, so that late moments are met too. */
export function* moments(seeds: readonly number[]): Generator<Moment> {
  for (const seed of seeds) {
    const deal = { seed: seedOf(seed), seats: 2, options: {} };
    const player = seed % 4 === 0 ? undefined : bot;
    for (const { before, events, after } of randomMatch(rules, deal, rngFor(seedOf(seed), 1_000_000), player)) {
      if (before.moves === 0) yield { match: before, events: [] };
      yield { match: after, events };
    }
  }
}

/** A few moments of every phase, from many matches. */
export function* sampled(ofEachPhase: number): Generator<Moment> {
  const taken = new Map<string, number>();
  for (const moment of moments(Array.from({ length: 16 }, (_, n) => n + 1))) {
    const { phase } = moment.match.state;
    const kind = phase.name === 'choose' ? `choose ${phase.choice.kind}` : phase.name;
    const count = taken.get(kind) ?? 0;
    taken.set(kind, count + 1);
    if (count % 3 === 0 && count < 3 * ofEachPhase) yield moment;
  }
}
