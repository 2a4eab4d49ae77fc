import type { Card } from '../data/cards.ts';
import type { Side, State } from '../state.ts';

/**
 * [MP-R23] Whether, from what lies open on the table, this side might hold this card. It must never look at a hand:
 * whether somebody is asked for an answer is seen by all.
 */
export const isOutOfSight = (
  { hands, discard, removed }: Pick<State, 'hands' | 'discard' | 'removed'>,
  side: Side,
  card: Card,
): boolean => hands[side].length > 0 && !discard.includes(card) && !removed.includes(card);
