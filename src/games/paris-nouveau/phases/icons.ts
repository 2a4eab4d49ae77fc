import { type Seat, at } from '../../../engine/index.ts';
import { endMatch } from './ending.ts';
import type { State } from '../state.ts';
import { type Step, step, andThen } from './step.ts';

/** [PN-21] The last life ends the match at once, before anything else on the card. [PN-R10] */
export function loseLife(state: State, seat: Seat): Step {
  const left = at(state.lives, seat) - 1;
  const lost = step({ ...state, lives: state.lives.with(seat, left) }, { type: 'life-lost', seat, left });
  if (left > 0) return lost;
  const winners = at(state.teams, seat) === 'hunter' ? 'rescuer' : 'hunter';
  return andThen(lost, now => endMatch(now, winners, 'last-life'));
}

/** [PN-22] */
export function loseCover(state: State): Step {
  const left = state.cover - 1;
  const lost = step({ ...state, cover: left }, { type: 'cover-lost', left });
  return left > 0 ? lost : andThen(lost, now => endMatch(now, 'hunter', 'no-cover'));
}
