import { type Actor, type BySeat, type Rng, type Seat, at, seatsOf } from '../../../src/engine/index.ts';
import { type Step, settle } from './night.ts';
import { type Action, CHOICES, type Choice, type Choosing, type State } from './state.ts';

export const undecidedIn = (choices: BySeat<Choice | null>): readonly Seat[] =>
  seatsOf(choices.length).filter(seat => choices[seat] === null);

/** [LN-2] [LN-3] [LN-6] [LN-7] */
export function mayDo({ timer }: State, { choices, peeked }: Choosing, actor: Actor): readonly Action[] {
  if (actor === 'clock') return timer ? [{ type: 'time-is-up' }] : [];
  return [
    ...(at(choices, actor) === null ? CHOICES.map(choice => ({ type: 'choose', choice }) as const) : []),
    ...(at(peeked, actor) ? [] : [{ type: 'peek' } as const]),
  ];
}

export function choose(state: State, phase: Choosing, seat: Seat, choice: Choice, rng: Rng): Step {
  const choices = phase.choices.with(seat, choice);
  return settle(state, { ...phase, choices }, [{ type: 'chose', seat, choice }], rng);
}

/** [LN-7] */
export function timeIsUp(state: State, phase: Choosing, rng: Rng): Step {
  const choices = phase.choices.map(choice => choice ?? 'hide');
  return settle(state, { ...phase, choices }, [{ type: 'time-was-up', hiding: undecidedIn(phase.choices) }], rng);
}
