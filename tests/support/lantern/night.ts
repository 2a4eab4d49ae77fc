import { type Applied, type BySeat, type Rng, type Seat, at, seatsOf } from '../../../src/engine/index.ts';
import type { Event } from './event.ts';
import { type Card, type Choice, type Choosing, type State, deckFor } from './state.ts';

export type Step = Applied<State, Event>;

/** [LN-1] */
export function deal(seats: number, rng: Rng): Pick<State, 'hands' | 'aside' | 'phase'> {
  const [aside, ...hands] = rng.shuffle(deckFor(seats)) as [Card, ...Card[]];
  const choices = hands.map(() => null);
  return { hands, aside, phase: { name: 'choosing', choices, peeked: hands.map(() => false) } };
}

/** [LN-4] Once everyone has chosen, all is revealed, and the next night falls. */
export function settle(state: State, phase: Choosing, events: readonly Event[], rng: Rng): Step {
  const { hands, wins, night, nights } = state;
  const { choices } = phase;
  if (!everyoneChose(choices)) return { state: { ...state, phase }, events };

  const last = { hands, choices, winner: brightest(hands, choices) };
  const after = {
    ...state,
    last,
    wins: last.winner === null ? wins : wins.with(last.winner, at(wins, last.winner) + 1),
  };
  const revealed: readonly Event[] = [...events, { type: 'revealed', ...last }];
  if (night === nights) return { state: { ...after, phase: { name: 'over' } }, events: revealed };
  return {
    state: { ...after, night: night + 1, ...deal(hands.length, rng) },
    events: [...revealed, { type: 'dealt', night: night + 1 }],
  };
}

const everyoneChose = (choices: BySeat<Choice | null>): choices is BySeat<Choice> => !choices.includes(null);

/** [LN-4] [LN-5] */
function brightest(hands: BySeat<Card>, choices: BySeat<Choice>): Seat | null {
  const lit = seatsOf(hands.length).filter(seat => choices[seat] === 'light');
  return lit.reduce<Seat | null>(
    (best, seat) => (best !== null && at(hands, best) > at(hands, seat) ? best : seat),
    null,
  );
}
