import type { Rng } from '../../../engine/index.ts';
import { type Card, factsOf } from '../data/cards.ts';
import type { Event } from '../event.ts';
import { forget, learn } from './known.ts';
import { seatOf } from '../facts/places.ts';
import type { Side, State } from '../state.ts';
import type { Change } from './step.ts';

/** Cards from the top of the deck to a hand: fewer than asked for when there are no more. */
export function draw(state: State, side: Side, count: number, rng: Rng): Change {
  const cards: Card[] = [];
  const events: Event[] = [];
  let now = state;
  while (cards.length < count) {
    now = refill(now, rng, events);
    const top = now.deck.at(-1);
    if (top === undefined) break;
    cards.push(top);
    now = refill(toHand(now, side, top), rng, events);
  }
  if (cards.length === 0) return { state: now, events };
  const drew: Event = { type: 'drew', side, seat: seatOf(state, side), count: cards.length, cards };
  return { state: now, events: [drew, ...events] };
}

function toHand(state: State, side: Side, card: Card): State {
  const { deck, hands, scribes } = state;
  const drawn = { ...state, deck: deck.slice(0, -1), hands: { ...hands, [side]: [...hands[side], card] } };
  if (scribes.length === 0) return drawn;
  // [MP-C7] Egypt knew what lay on top, and so knows who has it now.
  const seen = side === 'hebrew' ? learn(drawn, side, [card], 'hand', 'rival') : drawn;
  return { ...seen, scribes: scribes.slice(1) };
}

/** [MP-R15] */
function refill(state: State, rng: Rng, events: Event[]): State {
  if (state.deck.length > 0 || state.discard.length === 0) return state;
  events.push({ type: 'reshuffled', cards: state.discard.length });
  return { ...state, deck: rng.shuffle(state.discard), discard: [] };
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
