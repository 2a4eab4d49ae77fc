import { type Rng, drawFrom } from '../../../engine/index.ts';
import { type Card, factsOf } from '../data/cards.ts';
import type { Event } from '../event.ts';
import { forget, learn } from './known.ts';
import { seatOf } from '../facts/places.ts';
import type { Side, State } from '../state.ts';
import type { Change } from './step.ts';

/** Cards from the top of the deck to a hand: fewer than asked for when there are no more. [MP-R15] */
export function draw(state: State, side: Side, count: number, rng: Rng): Change {
  const { deck, discard, cards, refills } = drawFrom(state, count, rng);
  const events: readonly Event[] = refills.map(shuffled => ({ type: 'reshuffled', cards: shuffled }));
  const now = toHand({ ...state, deck, discard }, side, cards);
  if (cards.length === 0) return { state: now, events };
  const drew: Event = { type: 'drew', side, seat: seatOf(state, side), count: cards.length, cards };
  return { state: now, events: [drew, ...events] };
}

function toHand(state: State, side: Side, cards: readonly Card[]): State {
  const { hands, scribes } = state;
  const drawn = {
    ...state,
    hands: { ...hands, [side]: [...hands[side], ...cards] },
    scribes: scribes.slice(cards.length),
  };
  // [MP-C7] Egypt knew what lay on top, and so knows who has it now.
  const seen = side === 'hebrew' ? cards.slice(0, scribes.length) : [];
  return learn(drawn, side, seen, 'hand', 'rival');
}

/** A card leaves the hand for the open discard pile. */
export function dropFrom(state: State, side: Side, cards: readonly Card[]): State {
  const hand = state.hands[side].filter(card => !cards.includes(card));
  return forget({ ...state, hands: { ...state.hands, [side]: hand }, discard: [...state.discard, ...cards] }, cards);
}

/** A card's event is played. [MP-8] Some cards are never seen again. */
export function spendAsEvent(state: State, side: Side, card: Card): State {
  const spent = dropFrom(state, side, [card]);
  if (!factsOf(card).removed) return spent;
  return { ...spent, discard: spent.discard.slice(0, -1), removed: [...spent.removed, card] };
}

/** [MP-20] */
export const d6 = (rng: Rng): number => rng.int(6) + 1;
export const oneToThree = (roll: number): number => Math.ceil(roll / 2);
export const oneToTwo = (roll: number): number => (roll <= 3 ? 1 : 2);
