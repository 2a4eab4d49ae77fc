import { type Actor, type Rules, type Seat, stillAsked, undecided } from '../../engine/index.ts';
import { NIGHTS, SECONDS } from './data/options.ts';
import { type Event, seen } from './event.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { choose, mayDo, timeIsUp } from './phases/choosing.ts';
import { outcome } from './phases/ending.ts';
import { setup } from './phases/setup.ts';
import { answer, askedNow, mayAnswer, reach } from './phases/shutting.ts';
import type { Action, State } from './state.ts';
import { type View, view } from './view.ts';

export const rules: Rules<State, Action, View, Event> = {
  id: meta.id,
  version: 1,
  seats: meta.seats,
  options: [
    { id: 'nights', values: NIGHTS },
    { id: 'timer', values: ['off', 'on'] },
    { id: 'shutters', values: ['off', 'on'] },
  ],
  pace: { phases: 'days', windows: 'quick' },

  setup,

  awaited({ phase }) {
    if (phase.name === 'over') return [];
    return phase.name === 'choosing' ? undecided(phase.choices) : stillAsked(phase.window);
  },

  legal(state, actor) {
    const { phase } = state;
    if (phase.name === 'choosing') return mayDo(state, phase, actor);
    return phase.name === 'over' || actor === 'clock' ? [] : mayAnswer(state, phase, actor);
  },

  timed(state) {
    const { phase, timer, night } = state;
    if (phase.name === 'shutting') return askedNow(state, phase);
    if (phase.name === 'over' || !timer) return undefined;
    return { kind: 'phase', moment: `night ${night}`, seconds: SECONDS.choosing };
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
  outcome,
  imagine,
};

function seatOf(actor: Actor): Seat {
  if (actor === 'clock') throw new Error('Only a seat can do that.');
  return actor;
}
