import type { Rng } from './rng.ts';

/** A face-down deck, its last card on top, and the discard pile that it is made from anew. */
export interface Piles<Card> {
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
}

export interface Refilled<Card> extends Piles<Card> {
  /** How many cards were shuffled, each time that an empty deck was made anew. */
  readonly refills: readonly number[];
}

export interface Drawn<Card> extends Refilled<Card> {
  /** In the order in which they were drawn: fewer than asked for when both piles run dry. */
  readonly cards: readonly Card[];
}

/** An empty deck is made anew from the discard pile at once. A game that never does so hands in no discards. */
export function refill<Card>({ deck, discard }: Piles<Card>, rng: Rng): Refilled<Card> {
  if (deck.length > 0 || discard.length === 0) return { deck, discard, refills: [] };
  return { deck: rng.shuffle(discard), discard: [], refills: [discard.length] };
}

export function drawFrom<Card>(piles: Piles<Card>, count: number, rng: Rng): Drawn<Card> {
  const cards: Card[] = [];
  const refills: number[] = [];
  let { deck, discard } = piles;
  const fill = (): void => {
    const filled = refill({ deck, discard }, rng);
    ({ deck, discard } = filled);
    refills.push(...filled.refills);
  };
  while (cards.length < count) {
    fill();
    const top = deck.at(-1);
    if (top === undefined) break;
    cards.push(top);
    deck = deck.slice(0, -1);
    fill();
  }
  return { deck, discard, cards, refills };
}

/** The first of these cards goes to the very bottom. */
export const putUnder = <Card>(deck: readonly Card[], cards: readonly Card[]): readonly Card[] => [...cards, ...deck];
