import type { Rules, Seat } from '../../engine/index.ts';
import { battling } from './phases/battle.ts';
import { choosing } from './phases/choices.ts';
import { outcome } from './phases/ending.ts';
import { type Event, seen } from './event.ts';
import { seatOf } from './facts/places.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { playing } from './phases/plays.ts';
import { responding } from './phases/respond.ts';
import { SIDE_OPTIONS, TURN_LIMITS } from './data/options.ts';
import { setup } from './phases/setup.ts';
import { settle } from './phases/settle.ts';
import { bidding, wishing } from './phases/sides.ts';
import type { Action, Phase, State } from './state.ts';
import type { PhaseRules, RulesOf } from './phases/step.ts';
import { leading, saving } from './phases/turn.ts';
import { type View, view } from './view.ts';

/** Every moment at which somebody is waited for. What happens between them is in settle.ts. */
const PHASES: { readonly [Name in Phase['name']]: RulesOf<Name> } = {
  // Before the first turn: who plays whom.
  wish: wishing,
  bid: bidding,
  // A turn, in the order it is played.
  save: saving,
  lead: leading,
  play: playing,
  respond: responding,
  choose: choosing,
  battle: battling,
  over: { awaited: () => [], legal: () => [], apply: state => ({ state, events: [], next: null }) },
};

export const mosesVsPharaoh: Rules<State, Action, View, Event> = {
  id: meta.id,
  version: 2,
  seats: meta.seats,
  options: [
    { id: 'sides', values: SIDE_OPTIONS },
    { id: 'turns', values: TURN_LIMITS },
  ],
  // Two who know each other take their time, unless they choose otherwise.
  pace: { windows: 'wait' },
  setup,
  awaited: state => rulesOf(state.phase).awaited(state, state.phase),
  legal: (state, actor) => (actor === 'clock' ? [] : rulesOf(state.phase).legal(state, state.phase, actor)),
  timed: state => rulesOf(state.phase).timed?.(state, state.phase),
  turn(state) {
    const side = state.phase.name === 'play' ? state.phase.side : state.active;
    return side === null ? undefined : seatOf(state, side);
  },
  apply(state, actor, action, rng) {
    // The clock has no legal action here, so whoever acts is a seat.
    const begun = rulesOf(state.phase).apply(state, state.phase, actor as Seat, action, rng);
    const { state: after, events } = settle(begun, rng);
    return { state: after, events };
  },
  view,
  seen,
  outcome,
  imagine,
};

const rulesOf = ({ name }: Phase): PhaseRules<Phase> => PHASES[name];
