import type { Rng } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import type { Step } from './step.ts';

export interface Drawn extends Step {
  readonly cards: readonly Card[];
}

/** Takes cards from the top of the deck: fewer than asked for when both piles run dry. [PN-R8] */
export function draw(state: State, count: number, rng: Rng): Drawn {
  const cards: Card[] = [];
  const events: Event[] = [];
  let now = state;
  while (cards.length < count) {
    const top = now.deck.at(-1);
    if (top === undefined) break;
    cards.push(top);
    const refilled = refill({ ...now, deck: now.deck.slice(0, -1) }, rng);
    now = refilled.state;
    events.push(...refilled.events);
  }
  return { state: now, cards, events };
}

/** Puts cards face-down on the discard pile. */
export function bury(state: State, cards: readonly Card[], rng: Rng): Step {
  return refill({ ...state, discard: [...state.discard, ...cards] }, rng);
}

/** [PN-14] [PN-R9] An empty deck is made anew from the discard pile at once. */
function refill(state: State, rng: Rng): Step {
  if (state.deck.length > 0 || state.discard.length === 0) return { state, events: [] };
  return {
    state: { ...state, deck: rng.shuffle(state.discard), discard: [], shuffles: state.shuffles + 1 },
    events: [{ type: 'reshuffled', cards: state.discard.length }],
  };
}
