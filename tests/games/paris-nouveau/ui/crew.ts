import { type Match, rngFor } from '../../../../src/engine/index.ts';
import { bot, rules } from '../../../../src/games/paris-nouveau/index.ts';
import type { Event } from '../../../../src/games/paris-nouveau/event.ts';
import type { State } from '../../../../src/games/paris-nouveau/state.ts';
import { type Person, SEAT_COLOURS, SEAT_SHAPES } from '../../../../src/ui/game-ui.ts';
import { randomMatch } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dario', 'Emil', 'Fleur'];

export const crewOf = (seats: number): readonly Person[] =>
  NAMES.slice(0, seats).map((name, n) => ({
    name,
    colour: SEAT_COLOURS[n] ?? 'amber',
    shape: SEAT_SHAPES[n] ?? 'circle',
    kind: n === 2 ? 'bot' : 'person',
  }));

export interface Moment {
  readonly match: Match<State>;
  /** What led here, as the host knows it. */
  readonly events: readonly Event[];
}

/** Every moment of some matches, half of them played by bots, so that late moments are met too. */
export function* moments(seats: number, seeds: readonly number[], abilities: 'on' | 'off' = 'on'): Generator<Moment> {
  for (const seed of seeds) {
    const deal = { seed: seedOf(seed), seats, options: { abilities } };
    const player = seed % 2 === 0 ? bot : undefined;
    for (const { before, events, after } of randomMatch(rules, deal, rngFor(seedOf(seed), 1_000_000), player)) {
      if (before.moves === 0) yield { match: before, events: [] };
      yield { match: after, events };
    }
  }
}
