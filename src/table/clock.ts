import {
  type AnyRules,
  type AnyTimed,
  CLOCK_OPTION,
  type Options,
  WINDOWS_OPTION,
  chosenOptions,
  tableOptions,
} from '../engine/index.ts';

/** A decision that time may end, and after how many moves it came up: that tells it from every other of its match. */
export interface TimedNow {
  readonly is: AnyTimed;
  readonly began: number;
}

/** How long the table still waits. It runs by whoever hosts, and is told to everybody as time left. */
export interface Timer {
  readonly kind: AnyTimed['kind'];
  readonly began: number;
  /** In milliseconds, with what was added. */
  readonly total: number;
  readonly left: number;
  /** Up to when it has been counted down; null while it stands still. */
  readonly at: number | null;
}

/** As everybody is told. Whoever hears it stamps it with a clock of their own. */
export interface ToldTime {
  readonly kind: AnyTimed['kind'];
  readonly began: number;
  readonly total: number;
  readonly left: number;
  readonly runs: boolean;
}

/** What is known of a clock by somebody who has not run it so far: it may grow, and never shrinks. */
export interface KnownTime {
  readonly kept: KeptTime | null;
  /** As this device was told last, when another hosted. */
  readonly told: ToldTime | null;
}

/** What a host keeps of a clock; `added` by people, for certain. */
export interface KeptTime {
  readonly began: number;
  readonly added: number;
  /** Null for a short one: it begins again with all it had. */
  readonly left: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Two looks at a clock further apart than this, and its device was asleep: it stood still meanwhile. */
const LONGEST_BEAT = 2500;

/** Where a table plays over days, what is left is kept and told so often besides. */
const NOTED_EVERY = 10 * MINUTE;

/** How many times what the rules say; over days it is a day. */
const PACES: Readonly<Record<string, number>> = { brisk: 1, quick: 1, relaxed: 2, slow: 2 };

/** How long this decision may take at this table; null: as long as it takes. */
export function fullTime(rules: AnyRules, options: Options, { kind, seconds }: AnyTimed): number | null {
  const pace = chosenOptions(tableOptions(rules), options)[kind === 'phase' ? CLOCK_OPTION : WINDOWS_OPTION] ?? 'off';
  if (pace === 'days') return DAY;
  const times = PACES[pace];
  return times === undefined ? null : times * seconds * SECOND;
}

/** One decision goes on while the rules call it the same. */
export const isSameTimed = (a: AnyTimed, b: AnyTimed): boolean => a.kind === b.kind && a.moment === b.moment;

export const isOf = (timer: Timer | null, { is, began }: TimedNow): timer is Timer =>
  timer?.kind === is.kind && timer.began === began;

export function startedTimer({ is, began }: TimedNow, full: number, known: KnownTime | null): Timer {
  const timer = (total: number, left: number): Timer => ({ kind: is.kind, began, total, left, at: null });
  const told = known?.told?.began === began && known.told.kind === is.kind ? known.told : null;
  if (is.kind === 'window') {
    // It opens anew for whoever takes the table over: what was answered before is gone.
    const ring = Math.max(full, told?.left ?? 0);
    return timer(ring, ring);
  }
  const { added, left } = known?.kept?.began === began ? known.kept : { added: 0, left: null };
  const most = full + added;
  if (!told) return timer(most, left ?? most);
  return timer(Math.max(most, told.total), told.left + Math.max(0, most - told.total));
}

/** Counted down to this moment, and going on or standing still from here. */
export function lookedAt(timer: Timer, now: number, runs: boolean): Timer {
  // A clock can be set back.
  const passed = timer.at === null ? 0 : Math.min(LONGEST_BEAT, Math.max(0, now - timer.at));
  return { ...timer, left: Math.max(0, timer.left - passed), at: runs ? now : null };
}

export const grown = (timer: Timer, by: number): Timer => ({
  ...timer,
  total: timer.total + by,
  left: timer.left + by,
});

const isLong = ({ total }: Timer): boolean => total >= DAY;

/** What one tap adds; undefined when there is so much left that nobody can be in a hurry. */
export function addedByOneTap(timer: Timer): number | undefined {
  const [step, plenty] = isLong(timer) ? [12 * HOUR, 48 * HOUR] : [30 * SECOND, 10 * MINUTE];
  return timer.left > plenty ? undefined : step;
}

/** Whether what is left is worth keeping now: only of a clock so long that a reload must not set it back. */
export const isWorthNoting = (before: Timer | null, after: Timer | null): boolean =>
  after !== null &&
  isLong(after) &&
  (before?.began !== after.began || Math.floor(before.left / NOTED_EVERY) !== Math.floor(after.left / NOTED_EVERY));

/** What of it outlives a reload, besides what was added. */
export const keptLeft = (timer: Timer): number | null => (isLong(timer) ? Math.ceil(timer.left) : null);

export const toldTime = ({ kind, began, total, left, at }: Timer): ToldTime => ({
  kind,
  began,
  total,
  left: Math.ceil(left),
  runs: at !== null,
});
