import type { Rng } from '../../../engine/index.ts';
import { dropFrom } from '../phases/deck.ts';
import type { Side, State } from '../state.ts';
import type { Change } from '../phases/step.ts';

/** One card of a hand, chosen by nobody, is put on the open pile. */
export function loseAtRandom(state: State, side: Side, rng: Rng): Change {
  const hand = state.hands[side];
  if (hand.length === 0) return { state, events: [] };
  const cards = [rng.pick(hand)];
  return { state: dropFrom(state, side, cards), events: [{ type: 'discarded', side, cards, how: 'lost' }] };
}
