import type { Rng } from '../../../engine/index.ts';
import { answerer, answersTo } from '../facts/answers.ts';
import { CARD_EVENTS } from '../card-events/index.ts';
import type { Card } from '../data/cards.ts';
import { d6, oneToTwo, spendAsEvent } from './deck.ts';
import { arrive } from '../pieces/march.ts';
import { seatOf, sideOf } from '../facts/places.ts';
import { raiseRow } from '../pieces/row.ts';
import { isOutOfSight } from '../facts/sight.ts';
import type { Plain, State, Trigger } from '../state.ts';
import { type RulesOf, type Step, andThen, enter, goOn, outOfPlace, played, step } from './step.ts';
import { windowFor } from './window.ts';

const ANSWER_SECONDS = 20;

/** [MP-20] [MP-R23] The rival is asked unless everybody can see that there is nothing to answer with. */
export function announce(state: State, trigger: Trigger): Step {
  const side = answerer(trigger);
  const might = answersTo(state, trigger).some(card => isOutOfSight(state, side, card));
  return might ? enter(state, { name: 'respond', side, trigger }) : goOn(state, { task: 'carry-out', trigger });
}

export const responding: RulesOf<'respond'> = {
  awaited: (state, { side }) => [seatOf(state, side)],

  legal(state, { side, trigger }, seat) {
    if (sideOf(state, seat) !== side) return [];
    const answers = answersTo(state, trigger).filter(card => state.hands[side].includes(card));
    return [...answers.map(card => ({ type: 'respond', card }) as const), { type: 'pass' }];
  },

  timed: (state, { side, trigger: { kind } }) =>
    windowFor(state, { asked: side, trigger: kind, seconds: ANSWER_SECONDS, aimed: kind === 'march' }),

  apply(state, phase, _seat, action, rng) {
    const { side, trigger } = phase;
    if (action.type === 'pass') return goOn(state, { task: 'carry-out', trigger }, { type: 'passed', side });
    if (action.type !== 'respond') return outOfPlace(action, phase);
    const { card } = action;
    const spent = step(spendAsEvent(state, side, card), { type: 'answered', side, card });
    return andThen(spent, now => {
      if (trigger.kind === 'answer') return deny(now, trigger);
      // [MP-R22] What Egypt answers may itself be answered.
      if (side === 'egyptian') return goOn(now, { task: 'announce', trigger: { kind: 'answer', card, to: trigger } });
      return takeEffect(now, card, trigger, rng);
    });
  },
};

/** [MP-C54] Egypt's answer is void; what it answered stands, and Egypt may try another. */
const deny = (state: State, { card, to }: Extract<Trigger, { kind: 'answer' }>): Step =>
  goOn(state, { task: 'announce', trigger: to }, { type: 'cancelled', card });

/** Nobody objects any more. */
export function carryOut(state: State, trigger: Trigger, rng: Rng): Step {
  switch (trigger.kind) {
    case 'event':
      return resolve(state, trigger, rng);
    case 'plague': {
      const { state: risen, events } = raiseRow(state, trigger.hits);
      return played(risen, ...events);
    }
    case 'march':
      return arrive(state, 'chariots', trigger.path, trigger.arrival);
    case 'answer':
      return takeEffect(state, trigger.card, trigger.to, rng);
  }
}

function resolve(state: State, { by, card }: Extract<Plain, { kind: 'event' }>, rng: Rng): Step {
  const event = CARD_EVENTS[card];
  if (!event) throw new Error(`${card} is not played on a turn of one's own.`);
  return event.happen(state, by, rng);
}

/** An answer that stands. */
function takeEffect(state: State, answer: Card, to: Plain, rng: Rng): Step {
  switch (to.kind) {
    case 'event':
      return played(state, { type: 'cancelled', card: to.card });
    case 'plague': {
      // [MP-C13] [MP-C27]
      const hits = answer === 'magicians-arts' ? 0 : Math.max(0, to.hits - 1);
      return goOn(state, { task: 'announce', trigger: { ...to, hits } });
    }
    case 'march': {
      // [MP-C21]
      const spaces = oneToTwo(d6(rng));
      const path = to.path.slice(0, -spaces);
      return goOn(state, { task: 'carry-out', trigger: { ...to, path } }, { type: 'bogged', spaces });
    }
  }
}
