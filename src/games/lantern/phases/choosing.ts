import {
  type Actor,
  type Rng,
  type Seat,
  at,
  commit,
  undecided,
  unsealed,
  unsealedNow,
} from '../../../engine/index.ts';
import type { Event } from '../event.ts';
import { type Action, CHOICES, type Choice, type Choosing, type State } from '../state.ts';
import { type Step, endNight } from './ending.ts';

/** [LN-2] [LN-3] [LN-6] [LN-7] */
export function mayDo({ timer }: State, { choices, peeked }: Choosing, actor: Actor): readonly Action[] {
  if (actor === 'clock') return timer ? [{ type: 'time-is-up' }] : [];
  return [
    ...(undecided(choices).includes(actor) ? CHOICES.map(choice => ({ type: 'choose', choice }) as const) : []),
    ...(at(peeked, actor) ? [] : [{ type: 'peek' } as const]),
  ];
}

export function choose(state: State, phase: Choosing, seat: Seat, choice: Choice, rng: Rng): Step {
  const choices = commit(phase.choices, seat, choice);
  const events: readonly Event[] = [{ type: 'chose', seat, choice }];
  const all = unsealed(choices)?.map(one => one.choice);
  return all ? endNight(state, all, events, rng) : { state: { ...state, phase: { ...phase, choices } }, events };
}

/** [LN-7] */
export function timeIsUp(state: State, { choices }: Choosing, rng: Rng): Step {
  const all = unsealedNow<Choice>(choices, () => 'hide').map(({ choice }) => choice);
  return endNight(state, all, [{ type: 'time-was-up', hiding: undecided(choices) }], rng);
}
