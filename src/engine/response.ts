import { type Commitment, type Sealed, askSealed, commit, undecided } from './sealed.ts';
import type { Seat } from './seat.ts';

/*
 * Response windows, for rules that let others answer what somebody does.
 * The caller says who is asked, by public facts alone: never by what a seat holds, or the question would tell.
 */

export const PASS = 'pass';

/** One answer to what happened, or none. */
export type Answer<A> = A | typeof PASS;

export interface ResponseWindow<A> {
  /** All at once, sealed; or one after another, each knowing the answers before. */
  readonly manner: 'at-once' | 'in-turn';
  /** In the order in which seats were asked: clockwise, if the caller asked so. */
  readonly answers: Sealed<Answer<A>>;
}

/** Undefined where nobody could answer: no window opens then. */
export function openWindow<A>(
  asked: readonly Seat[],
  manner: ResponseWindow<A>['manner'] = 'at-once',
): ResponseWindow<A> | undefined {
  return asked.length === 0 ? undefined : { manner, answers: askSealed(asked) };
}

/** Whose answer is waited for now. Nobody's: the window is closed. */
export function stillAsked({ manner, answers }: ResponseWindow<unknown>): readonly Seat[] {
  const silent = undecided(answers);
  return manner === 'at-once' ? silent : silent.slice(0, 1);
}

export const isWindowClosed = (window: ResponseWindow<unknown>): boolean => stillAsked(window).length === 0;

/** What a seat may answer: a pass, always, and whatever it can do besides. */
export const answersFor = <A>(window: ResponseWindow<A>, seat: Seat, possible: readonly A[]): readonly Answer<A>[] =>
  stillAsked(window).includes(seat) ? [...possible, PASS] : [];

export function giveAnswer<A>(window: ResponseWindow<A>, seat: Seat, given: Answer<A>): ResponseWindow<A> {
  if (!stillAsked(window).includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return { ...window, answers: commit(window.answers, seat, given) };
}

/** Who answered with more than a pass, in the order in which that takes effect. */
export function commitments<A>(
  { answers }: ResponseWindow<A>,
  order: 'as-asked' | 'last-in-first-out' = 'as-asked',
): readonly Commitment<A>[] {
  const given = answers.filter((one): one is Commitment<A> => one.choice !== null && one.choice !== PASS);
  return order === 'as-asked' ? given : given.toReversed();
}

export interface Resolved<Result> {
  readonly result: Result;
  /** Whose answer no longer applied. It is as if they had passed; they alone may know otherwise. */
  readonly returned: readonly Seat[];
}

/** Lets each take effect on what the ones before it have left. `take` answers undefined where one no longer applies. */
export function resolveAnswers<A, Result>(
  answers: readonly Commitment<A>[],
  before: Result,
  take: (so: Result, answer: Commitment<A>) => Result | undefined,
): Resolved<Result> {
  const returned: Seat[] = [];
  let result = before;
  for (const one of answers) {
    const taken = take(result, one);
    if (taken === undefined) returned.push(one.seat);
    else result = taken;
  }
  return { result, returned };
}
