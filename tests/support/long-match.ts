import { type Deal, type Match, type Move, replay, seat } from '../../src/engine/index.ts';
import { type AbacusAction, type AbacusState, abacus } from './abacus.ts';
import { seedOf } from './seeds.ts';

/** A match of Abacus as long as the longest evening, move for move: whoever has them all has this. */
export interface LongMatch {
  readonly deal: Deal;
  readonly move: (n: number) => Move<AbacusAction>;
  readonly moves: (count: number) => readonly Move<AbacusAction>[];
  readonly after: (count: number, deal?: Deal) => Match<AbacusState>;
}

export function longMatch(seats: number, options: Deal['options'] = {}): LongMatch {
  const deal = { seed: seedOf(5), seats, options };
  const move = (n: number): Move<AbacusAction> => ({ actor: seat(n % seats), action: { slide: (n * 7) % 10 } });
  const moves = (count: number): readonly Move<AbacusAction>[] => Array.from({ length: count }, (_, n) => move(n));
  return {
    deal,
    move,
    moves,
    after(count, from = deal) {
      const replayed = replay(abacus, from, moves(count));
      if (!replayed.ok) throw new Error('Abacus cannot be played like this.');
      return replayed.match;
    },
  };
}
