import { type Outcome, at, seatsOf } from '../../../engine/index.ts';
import type { Ending, Side, State } from '../state.ts';
import { type Step, enter } from './step.ts';

export const endMatch = (state: State, winner: Side, ending: Ending): Step =>
  enter(state, { name: 'over', winner, ending }, { type: 'over', winner, ending });

export function outcome({ phase, sides }: State): Outcome | undefined {
  if (phase.name !== 'over' || sides === null) return undefined;
  return {
    winners: seatsOf(sides.length).filter(seat => at(sides, seat) === phase.winner),
    reason: phase.ending,
  };
}
