import { type Seat, at, seatsOf } from '../../../engine/index.ts';
import { DECLINE, canUse, decline, use } from './abilities.ts';
import { BROKERED, MAX_LIVES } from '../data/characters.ts';
import type { Action, State } from '../state.ts';
import { type RulesOf, type Step, enter, outOfPlace, step, andThen } from './step.ts';
import { openTec } from './tec.ts';
import { asideOf } from '../facts/tokens.ts';

/** [PN-20] Every election opens this window, a re-election too. */
export function openLeadership(state: State): Step {
  return uses(state).length > 0 ? enter(state, { name: 'elected' }) : openTec(state);
}

/** The new Leader's moment to use an ability that starts "when you are elected". */
export const elected: RulesOf<'elected'> = {
  awaited: ({ leader }) => [leader],

  legal: (state, _phase, seat) => (seat === state.leader ? [...uses(state), DECLINE] : []),

  apply(state, phase, seat, action) {
    switch (action.type) {
      case 'decline':
        return andThen(decline(state, seat), openTec);
      case 'broker':
        return andThen(broker(state, seat, action.to), openTec);
      case 'medic':
        return andThen(heal(state, seat, action.to), openTec);
      case 'driver':
        return andThen(drive(state, seat, action.change), openTec);
      case 'commit':
      case 'assign':
      case 'break-tie':
      case 'name-tec':
      case 'submit':
      case 'pass':
      case 'pick':
      case 'place':
      case 'drop':
      case 'guard':
      case 'spot':
      case 'muscle':
      case 'forger':
      case 'jammer':
      case 'courier':
        return outOfPlace(action, phase);
    }
  },
};

function uses(state: State): readonly Action[] {
  const { leader, characters, lives, distance } = state;
  if (!canUse(state, leader, 'elected')) return [];
  const aside = asideOf(state);
  const seats = seatsOf(characters.length);
  switch (at(characters, leader)) {
    case 'broker':
      return aside.votes > 0 ? seats.map(to => ({ type: 'broker', to })) : [];
    case 'medic':
      return aside.life > 0 ? seats.filter(to => at(lives, to) < MAX_LIVES).map(to => ({ type: 'medic', to })) : [];
    case 'driver':
      return [
        ...(aside.distance > 0 ? [{ type: 'driver', change: 'add' } as const] : []),
        ...(distance > 0 ? [{ type: 'driver', change: 'remove' } as const] : []),
      ];
    case 'guard':
    case 'spotter':
    case 'muscle':
    case 'forger':
    case 'jammer':
    case 'courier':
      return [];
  }
}

/** [PN-C4] Two tokens for somebody else, or one for oneself; never more than have been set aside. */
function broker(state: State, seat: Seat, to: Seat): Step {
  const tokens = Math.min(to === seat ? BROKERED.self : BROKERED.other, asideOf(state).votes);
  const paid = use(state, seat, { type: 'broker', to });
  const votes = paid.votes.with(to, at(paid.votes, to) + tokens);
  return step({ ...paid, votes }, { type: 'brokered', seat, to, tokens });
}

/** [PN-C5] */
function heal(state: State, seat: Seat, to: Seat): Step {
  const paid = use(state, seat, { type: 'medic', to });
  const lives = paid.lives.with(to, at(paid.lives, to) + 1);
  return step({ ...paid, lives }, { type: 'healed', seat, to });
}

/** [PN-C6] */
function drive(state: State, seat: Seat, change: 'add' | 'remove'): Step {
  const paid = use(state, seat, { type: 'driver', change });
  const distance = paid.distance + (change === 'add' ? 1 : -1);
  return step({ ...paid, distance }, { type: 'drove', seat, change });
}
