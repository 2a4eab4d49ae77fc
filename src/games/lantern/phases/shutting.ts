import {
  type Seat,
  type Timed,
  answersFor,
  at,
  clockwiseAfter,
  commitments,
  giveAnswer,
  isWindowClosed,
  openWindow,
  resolveAnswers,
} from '../../../engine/index.ts';
import { fitsShutter } from '../data/cards.ts';
import { SECONDS } from '../data/options.ts';
import type { Event } from '../event.ts';
import type { Action, Choosing, Shutting, State } from '../state.ts';
import type { Step } from './ending.ts';

/** [LN-6] [LN-9] Somebody reaches for the card aside. */
export function reach(state: State, phase: Choosing, peeker: Seat): Step {
  const window = openWindow<'shut'>(whoCouldShut(state, peeker));
  if (!window) return peek(state, phase, peeker, []);
  const { choices, peeked } = phase;
  return {
    state: { ...state, phase: { name: 'shutting', choices, peeked, peeker, window } },
    events: [{ type: 'reached', seat: peeker }],
  };
}

/** [LN-9] [LN-12] By what everybody knows: nobody's card decides who is asked. */
function whoCouldShut({ shutters, hands }: State, peeker: Seat): readonly Seat[] {
  if (!shutters) return [];
  return clockwiseAfter(peeker, hands.length).filter(seat => seat !== peeker && shutters[seat] === null);
}

/** The table holds the answers until all have answered, or the ring has run down. */
export function askedNow({ night, shutters }: State, { peeker, window }: Shutting): Timed<Action> {
  const tries = shutters?.filter(one => one !== null).length ?? 0;
  return {
    kind: 'window',
    moment: `night ${night}, peek of ${peeker}, ${tries} shut`,
    seconds: SECONDS.shutting,
    trigger: 'peek',
    asked: window.answers.map(({ seat }) => seat),
    aimedAt: [],
    pass: { type: 'pass' },
  };
}

export function mayAnswer({ hands }: State, { window }: Shutting, seat: Seat): readonly Action[] {
  const possible = fitsShutter(at(hands, seat)) ? (['shut'] as const) : [];
  return answersFor<'shut'>(window, seat, possible).map(type => ({ type }));
}

export function answer(state: State, phase: Shutting, seat: Seat, given: 'shut' | 'pass'): Step {
  const window = giveAnswer(phase.window, seat, given);
  const events: readonly Event[] = [{ type: 'answered', seat, answer: given }];
  const answered = { ...phase, window };
  return isWindowClosed(window) ? close(state, answered, events) : { state: { ...state, phase: answered }, events };
}

/** [LN-10] */
function close(state: State, { choices, peeked, peeker, window }: Shutting, events: readonly Event[]): Step {
  const { result: by, returned } = resolveAnswers<'shut', Seat | null>(commitments(window), null, (first, { seat }) =>
    first === null ? seat : undefined,
  );
  const phase: Choosing = { name: 'choosing', choices, peeked };
  if (by === null) return peek(state, phase, peeker, [...events, { type: 'left-open', for: peeker }]);
  const privately = returned.map(seat => ({ type: 'returned', seat }) as const);
  return {
    state: { ...state, phase, shutters: state.shutters?.with(by, state.night) ?? null },
    events: [...events, { type: 'shut', seat: by, against: peeker }, ...privately],
  };
}

function peek(state: State, phase: Choosing, seat: Seat, before: readonly Event[]): Step {
  return {
    state: { ...state, phase: { ...phase, peeked: phase.peeked.with(seat, true) } },
    events: [...before, { type: 'peeked', seat }, { type: 'saw', seat, card: state.aside }],
  };
}
