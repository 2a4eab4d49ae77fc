import type { Timed } from '../../../engine/index.ts';
import { seatOf } from '../facts/places.ts';
import type { Action, Side, State } from '../state.ts';

interface Question {
  readonly asked: Side;
  /** What it answers, as `facts/answers.ts` and the boards call it. */
  readonly trigger: string;
  readonly seconds: number;
  /** Not only something that could be stopped: it comes for them. */
  readonly aimed: boolean;
}

/** [MP-20] [MP-R23] The rival may answer, or pass. All of it lies open on the table, whatever they hold. */
export function windowFor(state: State, { asked, trigger, seconds, aimed }: Question): Timed<Action> {
  const { turn, phase, discard, removed, deck } = state;
  const seat = seatOf(state, asked);
  return {
    kind: 'window',
    // An answer denied brings the same question back, with more cards spent.
    moment: `${turn} ${JSON.stringify(phase)} ${discard.length} ${removed.length} ${deck.length}`,
    seconds,
    trigger,
    asked: [seat],
    aimedAt: aimed ? [seat] : [],
    pass: { type: 'pass' },
  };
}
