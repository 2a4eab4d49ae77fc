import { type BySeat, type Rng, type Seat, at, clockwiseAfter, seatsOf } from '../../../engine/index.ts';
import { DECLINE, canUse, decline, ownerOf, use } from './abilities.ts';
import type { Card } from '../data/cards.ts';
import { bury, draw } from './deck.ts';
import { remember } from './learnt.ts';
import { isCard, openPick } from './pick.ts';
import type { Action, State, Submission } from '../state.ts';
import { type RulesOf, type Step, enter, outOfPlace, step, andThen } from './step.ts';

type Submitted = BySeat<Submission>;

/** [PN-13] Step 3: once around from the Leader's left, the Leader last. */
export function openSubmission(state: State): Step {
  const submitted = state.characters.map(() => null);
  return enter(state, { name: 'submit', turn: nextTurn(state, submitted) ?? state.leader, submitted });
}

export const submitting: RulesOf<'submit'> = {
  awaited: (_state, { turn }) => [turn],

  legal(state, { turn, submitted }, seat) {
    const spots = spotsOf(state, submitted, seat);
    if (seat !== turn) return spots;
    const submits = at(state.hands, seat).map(card => ({ type: 'submit', card }) as const);
    // [PN-C9] With nothing left to draw, the Courier has nothing to fetch.
    const courier = canUse(state, seat, 'own-submission') && state.deck.length > 0;
    return [...submits, { type: 'pass' }, ...(courier ? [{ type: 'courier' } as const] : []), ...spots];
  },

  apply(state, phase, seat, action, rng) {
    const { submitted } = phase;
    if (action.type === 'spot') return spot(state, submitted, seat, action.of);
    if (action.type === 'courier') return fetch(state, submitted, seat, rng);
    if (action.type === 'submit') {
      const laid = lay(state, seat, action.card, rng);
      return andThen(laid, now => goOn(now, submitted.with(seat, action.card), rng));
    }
    if (action.type !== 'pass') return outOfPlace(action, phase);
    return andThen(step(state, { type: 'passed', seat }), now => goOn(now, submitted.with(seat, 'passed'), rng));
  },
};

/** [PN-C9] The Courier has drawn, and owes one card to the discard pile before taking the turn. */
export const dropping: RulesOf<'drop'> = {
  awaited: (_state, { turn }) => [turn],

  legal(state, { turn, submitted }, seat) {
    if (seat !== turn) return spotsOf(state, submitted, seat);
    return at(state.hands, seat).map(card => ({ type: 'drop', card }));
  },

  apply(state, phase, seat, action, rng) {
    const { submitted } = phase;
    if (action.type === 'spot') return spot(state, submitted, seat, action.of);
    if (action.type !== 'drop') return outOfPlace(action, phase);
    const { card } = action;
    const knows = remember(state, seat, { what: 'dropped', of: seat, cards: [card], buried: [card] });
    const dropped = step(withoutCard(knows, seat, card), { type: 'dropped', seat, card });
    return andThen(
      andThen(dropped, now => bury(now, [card], rng)),
      now => enter(now, { name: 'submit', turn: seat, submitted }),
    );
  },
};

/** [PN-R7] After the last turn nobody is left to wait for, so the Spotter is asked once more. */
export const lastLook: RulesOf<'last-look'> = {
  awaited: (_state, { spotter }) => [spotter],

  legal: (state, { spotter, submitted }, seat) =>
    seat === spotter ? [...spotsOf(state, submitted, seat), DECLINE] : [],

  apply(state, phase, seat, action, rng) {
    const { submitted } = phase;
    if (action.type === 'decline') return andThen(decline(state, seat), now => openPick(now, submitted, rng));
    if (action.type !== 'spot') return outOfPlace(action, phase);
    return andThen(spot(state, submitted, seat, action.of), now => openPick(now, submitted, rng));
  },
};

const nextTurn = ({ leader }: State, submitted: Submitted): Seat | undefined =>
  clockwiseAfter(leader, submitted.length).find(seat => at(submitted, seat) === null);

function goOn(state: State, submitted: Submitted, rng: Rng): Step {
  const turn = nextTurn(state, submitted);
  if (turn !== undefined) return enter(state, { name: 'submit', turn, submitted });
  const spotter = ownerOf(state, 'spotter');
  if (spotter !== undefined && spotsOf(state, submitted, spotter).length > 0) {
    return enter(state, { name: 'last-look', spotter, submitted });
  }
  return openPick(state, submitted, rng);
}

function lay(state: State, seat: Seat, card: Card, rng: Rng): Step {
  const knows = remember(state, seat, { what: 'submitted', of: seat, cards: [card], buried: [] });
  const drew = draw(withoutCard(knows, seat, card), 1, rng);
  return {
    state: withCards(drew.state, seat, drew.cards),
    events: [{ type: 'submitted', seat, card, drawn: drew.cards }, ...drew.events],
  };
}

/** [PN-C2] Any other player's face-down card, at any moment of step 3. */
function spotsOf(state: State, submitted: Submitted, seat: Seat): readonly Action[] {
  if (!canUse(state, seat, 'submitting')) return [];
  return seatsOf(submitted.length)
    .filter(of => of !== seat && isCard(at(submitted, of)))
    .map(of => ({ type: 'spot', of }));
}

function spot(state: State, submitted: Submitted, seat: Seat, of: Seat): Step {
  const card = at(submitted, of);
  if (!isCard(card)) throw new Error('There is no face-down card to look at.');
  const paid = use(state, seat, { type: 'spot', of });
  const knows = remember(paid, seat, { what: 'spotted', of, cards: [card], buried: [] });
  return step(knows, { type: 'spotted', seat, of, card });
}

function fetch(state: State, submitted: Submitted, seat: Seat, rng: Rng): Step {
  const drew = draw(use(state, seat, { type: 'courier' }), 1, rng);
  const [card = null] = drew.cards;
  return {
    state: { ...withCards(drew.state, seat, drew.cards), phase: { name: 'drop', turn: seat, submitted } },
    events: [{ type: 'couriered', seat, card }, ...drew.events],
  };
}

const withCards = (state: State, seat: Seat, cards: readonly Card[]): State => ({
  ...state,
  hands: state.hands.with(seat, [...at(state.hands, seat), ...cards]),
});

const withoutCard = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: state.hands.with(
    seat,
    at(state.hands, seat).filter(held => held !== card),
  ),
});
