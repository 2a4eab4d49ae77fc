import { type Outcome, at, seatsOf } from '../../../engine/index.ts';
import { scoreOf } from '../facts/score.ts';
import { type Ending, ROUNDS, type State, type Team } from '../state.ts';
import { type Step, step } from './step.ts';

/** [PN-23] [PN-24] [PN-R4] What the end of a round decides: the chase first, then, from round 7 on, the points. */
export function endRound(state: State): Step {
  const { rescuer, hunter } = scoreOf(state.lines, state.distance);
  if (hunter.distance >= rescuer.distance) return endMatch(state, 'hunter', 'caught');
  if (state.round < ROUNDS || hunter.points === rescuer.points) return beginRound(state);
  return endMatch(state, hunter.points > rescuer.points ? 'hunter' : 'rescuer', 'points');
}

export function endMatch(state: State, winners: Team, ending: Ending): Step {
  const { teams } = state;
  return step({ ...state, phase: { name: 'over', winners, ending } }, { type: 'over', winners, ending, teams });
}

export function outcome({ phase, teams }: State): Outcome | undefined {
  if (phase.name !== 'over') return undefined;
  return {
    winners: seatsOf(teams.length).filter(seat => at(teams, seat) === phase.winners),
    reason: phase.ending,
  };
}

function beginRound(state: State): Step {
  const round = state.round + 1;
  const used = state.used.map(() => false);
  const tokens = state.votes.map(() => null);
  return step({ ...state, round, used, phase: { name: 'commit', tokens } }, { type: 'round-began', round });
}
