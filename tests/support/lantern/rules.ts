import { type Actor, type Rules, type Seat, seatsOf, stillAsked } from '../../../src/engine/index.ts';
import { choose, mayDo, timeIsUp, undecidedIn } from './choosing.ts';
import { type Event, seen } from './event.ts';
import { imagine } from './imagine.ts';
import { deal } from './night.ts';
import { answer, mayAnswer, reach } from './shutting.ts';
import type { Action, State } from './state.ts';
import { type View, view } from './view.ts';

const CHOOSING_SECONDS = 30;
const SHUTTING_SECONDS = 5;

export const lantern: Rules<State, Action, View, Event> = {
  id: 'lantern',
  version: 1,
  seats: { min: 3, max: 6 },
  options: [
    { id: 'nights', values: ['1', '3', '40', '400'] },
    { id: 'timer', values: ['off', 'on'] },
    { id: 'shutters', values: ['off', 'on'] },
  ],
  pace: { phases: 'days', windows: 'quick' },

  setup(seats, options, rng) {
    const wins = seats.map(() => 0);
    const shutters = options.shutters === 'on' ? seats.map(() => null) : null;
    const table = {
      timer: options.timer === 'on',
      nights: Number(options.nights),
      night: 1,
      wins,
      shutters,
      last: null,
    };
    return { ...table, ...deal(seats.length, rng) };
  },

  awaited({ phase }) {
    if (phase.name === 'over') return [];
    return phase.name === 'choosing' ? undecidedIn(phase.choices) : stillAsked(phase.window);
  },

  legal(state, actor) {
    const { phase } = state;
    if (phase.name === 'choosing') return mayDo(state, phase, actor);
    return phase.name === 'over' || actor === 'clock' ? [] : mayAnswer(state, phase, actor);
  },

  timed({ phase, timer, night, shutters }) {
    if (phase.name === 'choosing') {
      return timer ? { kind: 'phase', moment: `night ${night}`, seconds: CHOOSING_SECONDS } : undefined;
    }
    if (phase.name === 'over') return undefined;
    const tries = shutters?.filter(one => one !== null).length ?? 0;
    return {
      kind: 'window',
      moment: `night ${night}, peek of ${phase.peeker}, ${tries} shut`,
      seconds: SHUTTING_SECONDS,
      trigger: 'peek',
      asked: phase.window.answers.map(({ seat }) => seat),
      aimedAt: [],
      pass: { type: 'pass' },
    };
  },

  apply(state, actor, action, rng) {
    const { phase } = state;
    if (phase.name === 'shutting' && (action.type === 'shut' || action.type === 'pass')) {
      return answer(state, phase, seatOf(actor), action.type);
    }
    if (phase.name === 'choosing') {
      if (action.type === 'choose') return choose(state, phase, seatOf(actor), action.choice, rng);
      if (action.type === 'peek') return reach(state, phase, seatOf(actor));
      if (action.type === 'time-is-up') return timeIsUp(state, phase, rng);
    }
    throw new Error(`Nobody can ${action.type} now.`);
  },

  view,
  seen,

  outcome({ phase, wins }) {
    if (phase.name !== 'over') return undefined;
    const best = Math.max(1, ...wins);
    return { winners: seatsOf(wins.length).filter(seat => wins[seat] === best), reason: 'most-nights' };
  },

  imagine,
};

function seatOf(actor: Actor): Seat {
  if (actor === 'clock') throw new Error('Only a seat can do that.');
  return actor;
}
