import type { Rng, Seat } from '../../../engine/index.ts';
import { DECLINE, canUse, decline, use } from './abilities.ts';
import { type Card, factsOf } from '../data/cards.ts';
import { openClosing } from './closing.ts';
import { bury, draw } from './deck.ts';
import { loseCover, loseLife } from './icons.ts';
import { remember, seeNotPlaced } from './learnt.ts';
import type { Learnt, LineName, State } from '../state.ts';
import { type RulesOf, type Step, outOfPlace, step, andThen } from './step.ts';

const HUNT_DRAW = 2;

/** [PN-16] The Leader alone looks at what is left of the pile. */
export function openRescue(state: State, pile: readonly Card[]): Step {
  const { leader } = state;
  const looking: State = { ...state, phase: { name: 'rescue', pile } };
  return step(looking, { type: 'looked', leader, count: pile.length, cards: pile });
}

/** [PN-17] */
export const rescue: RulesOf<'rescue'> = {
  awaited: ({ leader }) => [leader],

  legal: ({ leader }, { pile }, seat) => (seat === leader ? pile.map(card => ({ type: 'place', card })) : []),

  apply(state, phase, seat, action, rng) {
    if (action.type !== 'place') return outOfPlace(action, phase);
    const from = { what: 'pile', cards: phase.pile } as const;
    const knows = seeNotPlaced(state, action.card);
    return andThen(place(knows, seat, 'rescuer', action.card, from, rng), now =>
      resolve(now, 'rescuer', action.card, rng),
    );
  },
};

/** [PN-19] Step 5. */
export function openHunt(state: State, rng: Rng): Step {
  const { tec } = state;
  if (tec === null) throw new Error('Nobody is Tail-end Charlie.');
  const drew = draw(state, HUNT_DRAW, rng);
  if (drew.cards.length === 0) return returnToken(state);
  return {
    state: { ...drew.state, phase: { name: 'hunt', drawn: drew.cards } },
    events: [{ type: 'drew', tec, count: drew.cards.length, cards: drew.cards }, ...drew.events],
  };
}

export const hunt: RulesOf<'hunt'> = {
  awaited: ({ tec }) => (tec === null ? [] : [tec]),

  legal: ({ tec }, { drawn }, seat) => (seat === tec ? drawn.map(card => ({ type: 'place', card })) : []),

  apply(state, phase, seat, action, rng) {
    if (action.type !== 'place') return outOfPlace(action, phase);
    const from = { what: 'drawn', cards: phase.drawn } as const;
    return andThen(place(state, seat, 'hunter', action.card, from, rng), now =>
      resolve(now, 'hunter', action.card, rng),
    );
  },
};

/** [PN-C3] The Muscle takes the hit on the crew's cover instead. */
export const absorb: RulesOf<'absorb'> = {
  awaited: (_state, { muscle }) => [muscle],

  legal: (_state, { muscle }, seat) => (seat === muscle ? [{ type: 'muscle' }, DECLINE] : []),

  apply(state, phase, seat, action, rng) {
    const { line, card } = phase;
    if (action.type === 'decline') {
      return andThen(
        andThen(decline(state, seat), now => loseLife(now, seat)),
        now => resolveCover(now, line, card, rng),
      );
    }
    if (action.type !== 'muscle') return outOfPlace(action, phase);
    const absorbed = step(use(state, seat, action), { type: 'absorbed', seat });
    return andThen(andThen(absorbed, loseCover), now => resolveCover(now, line, card, rng));
  },
};

function place(
  state: State,
  seat: Seat,
  line: LineName,
  card: Card,
  { what, cards }: Pick<Learnt, 'what' | 'cards'>,
  rng: Rng,
): Step {
  const buried = cards.filter(other => other !== card);
  const knows = remember(state, seat, { what, of: seat, cards, buried });
  const lines = { ...knows.lines, [line]: [...knows.lines[line], { card, by: seat, faceUp: true }] };
  const placed = step({ ...knows, lines }, { type: 'placed', seat, line, card });
  return andThen(placed, now => bury(now, buried, rng));
}

/** [PN-18] [PN-R14] Life first, then cover, always. */
function resolve(state: State, line: LineName, card: Card, rng: Rng): Step {
  const victim = line === 'rescuer' ? state.leader : state.tec;
  if (!factsOf(card).life || victim === null) return resolveCover(state, line, card, rng);
  if (canUse(state, victim, 'life-icon')) {
    return step({ ...state, phase: { name: 'absorb', line, card, muscle: victim } });
  }
  return andThen(loseLife(state, victim), now => resolveCover(now, line, card, rng));
}

function resolveCover(state: State, line: LineName, card: Card, rng: Rng): Step {
  const covered = factsOf(card).cover ? loseCover(state) : step(state);
  return andThen(covered, now => (line === 'rescuer' ? openHunt(now, rng) : returnToken(now)));
}

/** [PN-19] The TEC's work is done. */
const returnToken = (state: State): Step => openClosing({ ...state, tec: null });
