import type { Rng } from '../../../engine/index.ts';
import { clash } from './battle.ts';
import { announce, carryOut } from './respond.ts';
import type { State } from '../state.ts';
import { type Step, type Task, andThen } from './step.ts';
import { beginTurn, endTurn, nextPlay } from './turn.ts';

/** Lets the rules go on until somebody has to decide something, or the match is over. */
export function settle(begun: Step, rng: Rng): Step {
  let now = begun;
  while (now.next !== null && now.state.phase.name !== 'over') {
    const { next } = now;
    now = andThen(now, state => perform(state, next, rng));
  }
  return now;
}

function perform(state: State, task: Task, rng: Rng): Step {
  switch (task.task) {
    case 'begin-turn':
      return beginTurn(state, rng);
    case 'next-play':
      return nextPlay(state);
    case 'end-turn':
      return endTurn(state);
    case 'announce':
      return announce(state, task.trigger);
    case 'carry-out':
      return carryOut(state, task.trigger, rng);
    case 'clash':
      return clash(state, task.attacker, rng);
  }
}
