import type { Actor, AnyTimed, BySeat, Seat } from '../engine/index.ts';
import type { Timer } from './clock.ts';

export type Asking = Extract<AnyTimed, { kind: 'window' }>;

/** A response window as everybody sees it. It stays as it is until the window closes. */
export interface ShownWindow {
  readonly moment: string;
  readonly trigger: string;
  readonly asked: readonly Seat[];
  readonly aimedAt: readonly Seat[];
  /** The answer of whoever has none: every device can give it for its seats. */
  readonly pass: unknown;
}

/** An open window, as only its host knows it. Nothing of it leaves before it closes. */
export interface WindowNow<Answer> {
  readonly began: number;
  /** By seat; the first answer counts. */
  readonly held: Readonly<Record<number, Answer>>;
  /** Of seats that have changed hands and answered anew. Whoever gave them is told when it closes, and not before. */
  readonly lapsed: readonly Answer[];
  /** How often each seat has said "Wait". */
  readonly holds: Readonly<Record<number, number>>;
  /** How much of the time left is theirs who hold it: for all others the ring ends before. */
  readonly beyond: number;
  /** Its answers are being played. */
  readonly closing: boolean;
}

export const WAIT_MS = 20_000;
/** What a seat begins with, and the most it has. */
export const WAITS = 2;
/** Somebody behind a curtain begins to think when it lifts: that may be said once more. */
const MOST_HOLDS = 2;

export const openedAt = (began: number): WindowNow<never> => ({
  began,
  held: {},
  lapsed: [],
  holds: {},
  beyond: 0,
  closing: false,
});

export const shownWindow = ({ moment, trigger, asked, aimedAt, pass }: Asking): ShownWindow => ({
  moment,
  trigger,
  asked,
  aimedAt,
  pass,
});

/** Who is asked and has not answered in the match itself: all of them, until it closes. */
export const openFor = ({ asked }: Asking, awaited: readonly Actor[]): readonly Seat[] =>
  asked.filter(seat => awaited.includes(seat));

/** Everybody has answered; or the ring has ended, for whoever held it too. */
export function isDone<A>(
  { held, holds, beyond, closing }: WindowNow<A>,
  asked: readonly Seat[],
  timer: Timer | null,
  answers: (seat: Seat) => boolean = seat => held[seat] !== undefined,
): boolean {
  if (closing) return false;
  if (asked.every(answers)) return true;
  if (!timer || timer.left > beyond) return false;
  return timer.left <= 0 || asked.every(seat => !holds[seat] || answers(seat));
}

export interface Held<A> {
  readonly window: WindowNow<A>;
  /** How much longer the window is open than before. */
  readonly by: number;
  readonly waits: BySeat<number>;
}

/**
 * "Wait", by one seat: it costs one of its Waits, or nothing where others play at the same device. Undefined
 * when it has none left, or has said it.
 */
export function heldBy<A>(
  window: WindowNow<A>,
  timer: Timer,
  waits: BySeat<number>,
  seat: Seat,
  isFree: boolean,
): Held<A> | undefined {
  const before = window.holds[seat] ?? 0;
  const left = waits[seat] ?? 0;
  if (window.closing || window.held[seat] !== undefined || before >= (isFree ? MOST_HOLDS : 1)) return undefined;
  if (!isFree && left === 0) return undefined;
  // Said again, when the curtain has lifted, it is the same hold begun anew.
  const by = before === 0 ? WAIT_MS : Math.max(0, WAIT_MS - timer.left);
  return {
    window: { ...window, holds: { ...window.holds, [seat]: before + 1 }, beyond: window.beyond + by },
    by,
    waits: isFree ? waits : waits.with(seat, left - 1),
  };
}

/** One Wait back at the beginning of each of one's own turns. */
export function waitsAtTurn(waits: BySeat<number>, turn: Seat | undefined): BySeat<number> {
  const left = turn === undefined ? undefined : waits[turn];
  return turn === undefined || left === undefined || left >= WAITS ? waits : waits.with(turn, left + 1);
}
