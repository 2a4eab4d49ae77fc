import { type AnyRules, type BySeat, type Options, type Seat, seatsOf } from '../engine/index.ts';
import {
  type KnownTime,
  type TimedNow,
  type Timer,
  fullTime,
  isOf,
  isSameTimed,
  lookedAt,
  startedTimer,
} from './clock.ts';
import { WAITS, type WindowNow, openedAt, waitsAtTurn } from './window.ts';

/** The clocks of a match, and the answers its host holds. On one phone it is the phone that hosts. */
export interface Pacing<Answer> {
  /** Whether clocks run at all: not while a host does not rule, nor while a table is paused. */
  readonly runs: boolean;
  /** When it was last looked at. */
  readonly now: number;
  /** The decision all this is about. */
  readonly timed: TimedNow | null;
  readonly timer: Timer | null;
  /** A phase's, which stands still while a window is open in it. */
  readonly aside: Timer | null;
  readonly window: WindowNow<Answer> | null;
  /** How often each seat may still say "Wait"; nobody but the seat knows. */
  readonly waits: BySeat<number>;
  /** What was known when this device began to host. */
  readonly known: KnownTime | null;
  /** The last that people have added, and to what. */
  readonly added: { readonly began: number; readonly by: number } | null;
}

export const stillPacing = (seats: number, now: number, runs = false): Pacing<never> => ({
  runs,
  now,
  timed: null,
  timer: null,
  aside: null,
  window: null,
  waits: seatsOf(seats).map(() => WAITS),
  known: null,
  added: null,
});

/** Counts down to this moment. */
export const passed = <A>(pacing: Pacing<A>, now: number, runs = pacing.runs): Pacing<A> => ({
  ...pacing,
  now,
  runs,
  timer: pacing.timer && lookedAt(pacing.timer, now, runs && !pacing.window?.closing),
});

/** The clocks as the moment wants them that the match is in. */
export function atMoment<A>(rules: AnyRules, options: Options, before: Pacing<A>, timed: TimedNow | null): Pacing<A> {
  if (timed === null) return { ...before, timed, timer: null, aside: null, window: null };
  if (before.timed && before.timed.began === timed.began && isSameTimed(before.timed.is, timed.is)) {
    return before.timed === timed ? before : { ...before, timed };
  }
  const { runs, now } = before;
  const full = fullTime(rules, options, timed.is);
  const begun = full === null ? null : startedTimer(timed, full, before.known);
  const fresh = begun && lookedAt(begun, now, runs);
  if (timed.is.kind === 'window') {
    const aside = before.timer?.kind === 'phase' ? lookedAt(before.timer, now, false) : before.aside;
    return { ...before, timed, timer: fresh, aside, window: openedAt(timed.began) };
  }
  const timer = isOf(before.aside, timed) ? lookedAt(before.aside, now, runs) : fresh;
  return { ...before, timed, timer, aside: null, window: null };
}

/** Asked once more: some answer could not be stored. */
export const askedAnew = <A>(rules: AnyRules, options: Options, pacing: Pacing<A>): Pacing<A> =>
  atMoment(rules, options, { ...pacing, timed: null, timer: null, window: null }, pacing.timed);

export const withTurn = <A>(pacing: Pacing<A>, before: Seat | undefined, after: Seat | undefined): Pacing<A> =>
  before === after ? pacing : { ...pacing, waits: waitsAtTurn(pacing.waits, after) };

/** What the match waits for after some move, given what it waited for before. */
export function timedAfter(
  rules: AnyRules,
  state: unknown,
  moves: number,
  before: TimedNow | null,
  /** The phase that a window was opened in. */
  phase: TimedNow | null,
): TimedNow | null {
  const is = rules.timed?.(state);
  if (!is) return null;
  const same = [before, phase].find(one => one && isSameTimed(one.is, is));
  return { is, began: same?.began ?? moves };
}
