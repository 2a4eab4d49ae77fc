import type { Rules, Seat } from '../../engine/index.ts';
import { absorb, hunt, rescue } from './phases/advance.ts';
import { closing } from './phases/closing.ts';
import { assign, commit, tie } from './phases/election.ts';
import { outcome } from './phases/ending.ts';
import { type Event, seen } from './event.ts';
import { imagine } from './imagine.ts';
import { elected } from './phases/leadership.ts';
import { meta } from './meta.ts';
import { picking } from './phases/pick.ts';
import { setup } from './phases/setup.ts';
import type { Action, Phase, State } from './state.ts';
import type { PhaseRules, RulesOf } from './phases/step.ts';
import { dropping, lastLook, submitting } from './phases/submission.ts';
import { guarding, naming } from './phases/tec.ts';
import { type View, view } from './view.ts';

/** A round, in the order it is played. */
const PHASES: { readonly [Name in Phase['name']]: RulesOf<Name> } = {
  // Step 1: elect a Leader.
  commit,
  assign,
  tie,
  elected,
  // Step 2: choose the Tail-end Charlie.
  guard: guarding,
  'name-tec': naming,
  // Step 3: submit cards.
  submit: submitting,
  drop: dropping,
  'last-look': lastLook,
  // Step 4: the rescuers advance.
  pick: picking,
  rescue,
  // Step 5: the hunters advance.
  hunt,
  absorb,
  closing,
  over: { awaited: () => [], legal: () => [], apply: state => ({ state, events: [] }) },
};

export const parisNouveau: Rules<State, Action, View, Event> = {
  id: meta.id,
  version: 1,
  seats: meta.seats,
  options: [{ id: 'abilities', values: ['on', 'off'] }],
  setup,
  awaited: state => rulesOf(state.phase).awaited(state, state.phase),
  legal: (state, actor) => (actor === 'clock' ? [] : rulesOf(state.phase).legal(state, state.phase, actor)),
  apply: (state, actor, action, rng) =>
    // The clock has no legal action here, so whoever acts is a seat.
    rulesOf(state.phase).apply(state, state.phase, actor as Seat, action, rng),
  view,
  seen,
  outcome,
  imagine,
};

const rulesOf = ({ name }: Phase): PhaseRules<Phase> => PHASES[name];
