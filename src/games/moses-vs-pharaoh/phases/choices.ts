import type { Rng } from '../../../engine/index.ts';
import { type Card, DECK, valueOf } from '../data/cards.ts';
import { draw, dropFrom } from './deck.ts';
import { forget, learn } from './known.ts';
import { GARRISONS } from '../data/map.ts';
import { setOut } from '../pieces/march.ts';
import { makeReady, recall, resize } from '../pieces/muster.ts';
import { seatOf, sideOf } from '../facts/places.ts';
import { ridesOf } from '../facts/rides.ts';
import { FORCES, type Action, type Decision, type Phase, type Side, type State, isDecision } from '../state.ts';
import { type RulesOf, type Step, andThen, outOfPlace, played, step } from './step.ts';
import { trek } from '../pieces/travel.ts';
import { treks } from '../facts/walking.ts';

type Choosing = Extract<Phase, { name: 'choose' }>;

const DECLINE: Decision = { type: 'decline' };
const EXCHANGED = 2;
/** [MP-C24] */
const GUIDES_TAKE = 3;

/** What an event leaves somebody to decide. */
export const choosing: RulesOf<'choose'> = {
  awaited: (state, { side }) => [seatOf(state, side)],

  legal: (state, phase, seat) => (sideOf(state, seat) === phase.side ? optionsOf(state, phase) : []),

  apply(state, phase, _seat, action, rng) {
    const { side } = phase;
    if (!isDecision(action)) return outOfPlace(action, phase);
    switch (action.type) {
      case 'give-up':
        return giveUp(state, side, [action.card]);
      case 'take':
        return take(state, side, action.card);
      case 'exchange':
        return andThen(giveUp(state, side, action.cards), now => exchange(now, side, action.cards.length, rng));
      case 'order':
        return order(state, action.cards);
      case 'strike':
        return strikeOut(state, action.card);
      case 'garrison':
        return garrison(state, action.how);
      case 'ride':
        return ride(state, phase, action);
      case 'trek':
        return trek(state, action.path);
      case 'decline':
        return played(state, { type: 'declined', side });
    }
  },
};

function optionsOf(state: State, { side, card: source, choice }: Choosing): readonly Action[] {
  switch (choice.kind) {
    case 'give-up':
      return state.hands[side].map(card => ({ type: 'give-up', card }));
    case 'take':
      return state.discard.filter(card => card !== source).map(card => ({ type: 'take', card }));
    case 'exchange':
      return [...upToTwo(state.hands[side]).map(cards => ({ type: 'exchange', cards }) as const), DECLINE];
    case 'order':
      return orders(state.scribes).map(cards => ({ type: 'order', cards }));
    case 'strike': {
      // In the deck's own order: how the Hebrews sort their cards is nobody's business.
      const cards = DECK.filter(card => state.saved.hebrew.includes(card) && valueOf(card) <= GUIDES_TAKE);
      return cards.length > 0 ? cards.map(card => ({ type: 'strike', card })) : [DECLINE];
    }
    case 'garrison':
      return (['recall', 'mobilise'] as const).map(how => ({ type: 'garrison', how }));
    case 'ride': {
      const rides = FORCES.flatMap(force =>
        [...ridesOf(state, choice.spaces, force).keys()].map(to => ({ type: 'ride', to, force }) as const),
      );
      return [...rides, DECLINE];
    }
    case 'trek':
      return treks(state).map(path => ({ type: 'trek', path }));
  }
}

const giveUp = (state: State, side: Side, cards: readonly Card[]): Step =>
  played(dropFrom(state, side, cards), { type: 'discarded', side, cards, how: 'chosen' });

/** [MP-C32] Everybody sees what was taken. */
function take(state: State, side: Side, card: Card): Step {
  const hands = { ...state.hands, [side]: [...state.hands[side], card] };
  const taken = { ...state, hands, discard: state.discard.filter(one => one !== card) };
  return played(learn(taken, side, [card], 'hand', 'all'), { type: 'took', card });
}

function exchange(state: State, side: Side, count: number, rng: Rng): Step {
  const { state: now, events } = draw(state, side, count, rng);
  return played(now, ...events);
}

/** [MP-C7] The first card named will be the next one drawn. */
function order(state: State, cards: readonly Card[]): Step {
  const deck = [...state.deck.slice(0, -cards.length), ...cards.toReversed()];
  return played({ ...state, deck, scribes: cards }, { type: 'ordered' });
}

/** [MP-C31] Those who stay are joined by another hundred, if there is one. */
function garrison(state: State, how: 'recall' | 'mobilise'): Step {
  if (how === 'mobilise') return makeReady(resize(state, GARRISONS.coast, 1).state, GARRISONS.coast);
  const { state: now, events } = recall(state, GARRISONS.coast);
  return played(now, ...events);
}

/** [MP-C24] */
function strikeOut(state: State, card: Card): Step {
  const saved = { ...state.saved, hebrew: state.saved.hebrew.filter(one => one !== card) };
  const struck = forget({ ...state, saved, discard: [...state.discard, card] }, [card]);
  return played(struck, { type: 'discarded', side: 'hebrew', cards: [card], how: 'lost' });
}

function ride(state: State, { choice }: Choosing, { to, force }: Extract<Decision, { type: 'ride' }>): Step {
  if (choice.kind !== 'ride') return step(state);
  return setOut(state, force, ridesOf(state, choice.spaces, force).get(to) ?? [], choice.arrival);
}

const upToTwo = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards
    .flatMap((card, n) => [[card], ...cards.slice(n + 1).map(other => [card, other])])
    .filter(set => set.length <= EXCHANGED);

const orders = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap(card => orders(cards.filter(one => one !== card)).map(rest => [card, ...rest]));
