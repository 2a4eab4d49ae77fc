import { type Applied, type BySeat, type Outcome, type Rng, type Seat, at, seatsOf } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { Event } from '../event.ts';
import type { Choice, State } from '../state.ts';
import { deal } from './setup.ts';

export type Step = Applied<State, Event>;

/** [LN-11] Everyone has chosen: all is revealed, and the next night falls. */
export function endNight(state: State, choices: BySeat<Choice>, events: readonly Event[], rng: Rng): Step {
  const { hands, wins, night, nights } = state;
  const winner = brightest(hands, choices);
  const last = { hands, choices, winner };
  const after = { ...state, last, wins: winner === null ? wins : wins.with(winner, at(wins, winner) + 1) };
  const revealed: readonly Event[] = [...events, { type: 'revealed', ...last }];
  if (night === nights) return { state: { ...after, phase: { name: 'over' } }, events: revealed };
  return {
    state: { ...after, night: night + 1, ...deal(hands.length, rng) },
    events: [...revealed, { type: 'dealt', night: night + 1 }],
  };
}

/** [LN-4] [LN-5] */
function brightest(hands: BySeat<Card>, choices: BySeat<Choice>): Seat | null {
  const lit = seatsOf(hands.length).filter(seat => choices[seat] === 'light');
  return lit.toSorted((one, other) => at(hands, other) - at(hands, one))[0] ?? null;
}

/** [LN-8] */
export function outcome({ phase, wins }: State): Outcome | undefined {
  if (phase.name !== 'over') return undefined;
  const best = Math.max(1, ...wins);
  return { winners: seatsOf(wins.length).filter(seat => wins[seat] === best), reason: 'most-nights' };
}
