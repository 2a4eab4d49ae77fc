import { type Refilled, type Rng, drawFrom, refill } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { State } from '../state.ts';
import type { Step } from './step.ts';

export interface Drawn extends Step {
  readonly cards: readonly Card[];
}

/** Takes cards from the top of the deck: fewer than asked for when both piles run dry. [PN-R8] */
export function draw(state: State, count: number, rng: Rng): Drawn {
  const drawn = drawFrom(state, count, rng);
  return { ...withPiles(state, drawn), cards: drawn.cards };
}

/** Puts cards face-down on the discard pile. */
export const bury = (state: State, cards: readonly Card[], rng: Rng): Step =>
  withPiles(state, refill({ deck: state.deck, discard: [...state.discard, ...cards] }, rng));

/** [PN-14] [PN-R9] An empty deck is made anew from the discard pile at once. */
const withPiles = (state: State, { deck, discard, refills }: Refilled<Card>): Step => ({
  state: { ...state, deck, discard, shuffles: state.shuffles + refills.length },
  events: refills.map(cards => ({ type: 'reshuffled', cards })),
});
