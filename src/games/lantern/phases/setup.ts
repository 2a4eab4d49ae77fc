import { type Options, type Rng, type Seat, askSealed, seatsOf } from '../../../engine/index.ts';
import { type Card, deckFor } from '../data/cards.ts';
import type { State } from '../state.ts';

export function setup(seats: readonly Seat[], options: Options, rng: Rng): State {
  return {
    timer: options.timer === 'on',
    nights: Number(options.nights),
    night: 1,
    wins: seats.map(() => 0),
    // [LN-12]
    shutters: options.shutters === 'on' ? seats.map(() => null) : null,
    last: null,
    ...deal(seats.length, rng),
  };
}

/** [LN-1] [LN-11] */
export function deal(seats: number, rng: Rng): Pick<State, 'hands' | 'aside' | 'phase'> {
  const [aside, ...hands] = rng.shuffle(deckFor(seats)) as [Card, ...Card[]];
  const choices = askSealed<never>(seatsOf(seats));
  return { hands, aside, phase: { name: 'choosing', choices, peeked: hands.map(() => false) } };
}
