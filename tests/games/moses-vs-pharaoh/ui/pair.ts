import { type Match, rngFor } from '../../../../src/engine/index.ts';
import type { Event } from '../../../../src/games/moses-vs-pharaoh/event.ts';
import { bot, rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import type { Person } from '../../../../src/ui/game-ui.ts';
import { randomMatch } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';

export const PAIR: readonly Person[] = [
  { name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person' },
  { name: 'Bruno', colour: 'sky', shape: 'square', kind: 'bot' },
];

export interface Moment {
  readonly match: Match<State>;
  /** What led here, as the host knows it. */
  readonly events: readonly Event[];
}

/** Every moment of some matches, half of them played by bots, so that late moments are met too. */
export function* moments(seeds: readonly number[], sides: 'wish' | 'drawn' = 'wish'): Generator<Moment> {
  for (const seed of seeds) {
    const deal = { seed: seedOf(seed), seats: 2, options: { sides } };
    const player = seed % 2 === 0 ? bot : undefined;
    for (const { before, events, after } of randomMatch(rules, deal, rngFor(seedOf(seed), 1_000_000), player)) {
      if (before.moves === 0) yield { match: before, events: [] };
      yield { match: after, events };
    }
  }
}
