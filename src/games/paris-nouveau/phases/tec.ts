import { type Seat, seatsOf } from '../../../engine/index.ts';
import { DECLINE, canUse, decline, ownerOf, use } from './abilities.ts';
import type { State } from '../state.ts';
import { type RulesOf, type Step, enter, outOfPlace, step, andThen } from './step.ts';
import { openSubmission } from './submission.ts';

/** [PN-12] Step 2. The Guard is asked first, but never while leading: the TEC is never the Leader. [PN-R5] */
export function openTec(state: State): Step {
  const guard = ownerOf(state, 'guard');
  const asks = guard !== undefined && guard !== state.leader && canUse(state, guard, 'before-tec');
  return enter(state, asks ? { name: 'guard', guard } : { name: 'name-tec' });
}

/** [PN-C1] */
export const guarding: RulesOf<'guard'> = {
  awaited: (_state, { guard }) => [guard],

  legal: (_state, { guard }, seat) => (seat === guard ? [{ type: 'guard' }, DECLINE] : []),

  apply(state, phase, seat, action) {
    if (action.type === 'decline') return andThen(decline(state, seat), now => enter(now, { name: 'name-tec' }));
    if (action.type !== 'guard') return outOfPlace(action, phase);
    const paid = withTec(use(state, seat, action), seat);
    return andThen(step(paid, { type: 'guarded', seat }), openSubmission);
  },
};

export const naming: RulesOf<'name-tec'> = {
  awaited: ({ leader }) => [leader],

  legal({ leader, characters }, _phase, seat) {
    if (seat !== leader) return [];
    return seatsOf(characters.length)
      .filter(tec => tec !== leader)
      .map(tec => ({ type: 'name-tec', tec }));
  },

  apply(state, phase, _seat, action) {
    if (action.type !== 'name-tec') return outOfPlace(action, phase);
    const { tec } = action;
    return andThen(step(withTec(state, tec), { type: 'tec-named', tec }), openSubmission);
  },
};

const withTec = (state: State, tec: Seat): State => ({
  ...state,
  tec,
  rounds: state.rounds.map(record => (record.round === state.round ? { ...record, tec } : record)),
});
