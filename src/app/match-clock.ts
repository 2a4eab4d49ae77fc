import { type ReadonlySignal, batch, signal } from '@preact/signals';
import { type Actor, type AnyRules, type Claim, type Options, type Seat, sameJson } from '../engine/index.ts';
import { type TimedNow, addedByOneTap, grown, toldTime } from '../table/clock.ts';
import { type Pacing, askedAnew, atMoment, passed, stillPacing, timedAfter, withTurn } from '../table/pacing.ts';
import { type Asking, heldBy, isDone, openFor, shownWindow } from '../table/window.ts';
import type { OpenWindow, TimeLeft } from '../ui/game-ui.ts';
import type { OpenMatch } from '../ui/services.ts';
import type { Surroundings } from './surroundings.ts';
import type { Moment } from './timeline.ts';

interface Answer {
  readonly action: unknown;
  readonly claim: Claim | undefined;
}

export interface MatchClockParts {
  readonly rules: AnyRules;
  readonly options: Options;
  readonly seats: number;
  /** Those who share this phone. */
  readonly persons: readonly Seat[];
  readonly surroundings: Surroundings;
  readonly now: () => Moment;
  /** False while the table looks at something else, and when the match is closed. */
  readonly mayRun: () => boolean;
  readonly isClosed: () => boolean;
  /** A window that could not be closed asks once more, bots too. */
  readonly askedAnew: () => void;
  /** Makes a move, unless it comes too late for what it was meant for; resolves when that is stored. */
  readonly move: (actor: Actor, action: unknown, claim: Claim | undefined, isStill: () => boolean) => Promise<boolean>;
}

type Shown = Pick<OpenMatch, 'time' | 'moreTime' | 'window' | 'answered' | 'wait' | 'waitsLeft'>;

/** The clocks of a match on one phone, and the answers it holds: the same as at a table of many, with one device at it. */
export interface MatchClock extends Shown {
  readonly answered: ReadonlySignal<readonly Seat[]>;
  /** Looks what the match waits for now. To be told after every move. */
  moved(before: Moment | null): void;
  /** Time may have begun to run, or stopped. */
  look(): void;
  /** Whether this is an answer in the open window, and was taken as one; undefined when there is none to answer in. */
  take(seat: Seat, action: unknown, claim?: Claim): 'held' | 'not-your-decision' | 'illegal-action' | undefined;
  hasAnswered(seat: Seat): boolean;
}

export function matchClock(parts: MatchClockParts): MatchClock {
  const { rules, options, seats, persons, surroundings } = parts;
  let pacing: Pacing<Answer> = stillPacing(seats, surroundings.now(), parts.mayRun());
  let phase: TimedNow | null = null;
  let striking = false;
  let ticking = false;
  const time = signal<TimeLeft | null>(null);
  const window = signal<OpenWindow | null>(null);
  const answered = signal<readonly Seat[]>([]);

  const state = (): unknown => parts.now().match.state;
  const asking = (): Asking | null => (pacing.timed?.is.kind === 'window' ? pacing.timed.is : null);
  const asked = (): readonly Seat[] => {
    const open = asking();
    return open ? openFor(open, rules.awaited(state())) : [];
  };
  const turn = (at: Moment | null): Seat | undefined => at?.match && rules.turn?.(at.match.state);

  function show(): void {
    const { timer } = pacing;
    const held = pacing.window?.held ?? {};
    // While its answers are being played it stays in sight, and asks nobody: no phone is handed on for it.
    const isClosing = pacing.window?.closing === true;
    const open = asking();
    batch(() => {
      time.value = timer && timeLeft(timer, pacing.now);
      if (window.value?.moment !== open?.moment) window.value = open && shownWindow(open);
      answered.value = persons.filter(seat => isClosing || held[seat] !== undefined);
    });
  }

  function moved(before: Moment | null): void {
    const { match } = parts.now();
    const isOver = rules.outcome(match.state) !== undefined;
    const timed = isOver ? null : timedAfter(rules, match.state, match.moves, pacing.timed, phase);
    phase = timed?.is.kind === 'window' ? phase : timed;
    const counted = passed(pacing, surroundings.now(), parts.mayRun());
    pacing = atMoment(rules, options, withTurn(counted, turn(before), turn(parts.now())), timed);
    show();
    if (pacing.timer && !ticking) void tick();
  }

  async function tick(): Promise<void> {
    ticking = true;
    while (pacing.timer && !parts.isClosed()) {
      await surroundings.pace('tick');
      look();
    }
    ticking = false;
  }

  function look(): void {
    const ran = pacing.runs;
    pacing = passed(pacing, surroundings.now(), parts.mayRun());
    if (ran !== pacing.runs) show();
    if (!pacing.runs) return;
    closeIfDone();
    const { timer } = pacing;
    if (timer?.kind === 'phase' && timer.left <= 0 && !striking) void strike(timer.began);
  }

  async function strike(began: number): Promise<void> {
    const [action] = rules.legal(state(), 'clock');
    if (action === undefined) return;
    striking = true;
    await parts.move('clock', action, undefined, () => pacing.timed?.began === began);
    striking = false;
  }

  function closeIfDone(): void {
    const open = asking();
    const { window: now, timer } = pacing;
    if (!open || !now || !isDone(now, asked(), timer)) return;
    const entries = asked().map(seat => ({ seat, ...(now.held[seat] ?? { action: open.pass, claim: undefined }) }));
    pacing = { ...pacing, timer: timer && { ...timer, at: null }, window: { ...now, closing: true } };
    show();
    void playAll(entries, now.began, open.pass);
  }

  async function playAll(
    entries: readonly (Answer & { readonly seat: Seat })[],
    began: number,
    pass: unknown,
  ): Promise<void> {
    const isStill = (): boolean => pacing.timed?.began === began;
    for (const { seat, action, claim } of entries) {
      const isMade = await parts.move(seat, action, claim, isStill);
      // What the answers before it have made impossible is as good as a pass.
      if (!isMade && isStill() && !sameJson(action, pass)) await parts.move(seat, pass, undefined, isStill);
    }
    // Some could not be stored: they are asked once more.
    if (!isStill() || !pacing.window?.closing) return;
    pacing = askedAnew(rules, options, pacing);
    show();
    if (pacing.timer && !ticking) void tick();
    parts.askedAnew();
  }

  return {
    time,
    window,
    answered,
    moved,
    look,
    hasAnswered: seat => pacing.window?.held[seat] !== undefined,

    take(seat, action, claim) {
      const { window: now } = pacing;
      if (!now || !asked().includes(seat)) return undefined;
      if (now.closing || now.held[seat] !== undefined) return 'not-your-decision';
      if (!rules.legal(state(), seat).some(one => sameJson(one, action))) return 'illegal-action';
      pacing = { ...pacing, window: { ...now, held: { ...now.held, [seat]: { action, claim } } } };
      show();
      closeIfDone();
      return 'held';
    },

    moreTime() {
      const { timer } = passed(pacing, surroundings.now());
      const by = timer?.kind === 'phase' && !striking ? addedByOneTap(timer) : undefined;
      if (!timer || by === undefined) return;
      pacing = { ...pacing, now: surroundings.now(), timer: grown(timer, by) };
      show();
    },

    wait(seat) {
      const { timer, window: now, waits } = passed(pacing, surroundings.now());
      if (!timer || !now || !asked().includes(seat)) return;
      const isFree = persons.some(other => other !== seat);
      const held = heldBy(now, timer, waits, seat, isFree);
      if (!held) return;
      pacing = {
        ...pacing,
        now: surroundings.now(),
        timer: grown(timer, held.by),
        window: held.window,
        waits: held.waits,
      };
      show();
    },

    waitsLeft: seat => pacing.waits[seat] ?? 0,
  };
}

function timeLeft(timer: NonNullable<Pacing<Answer>['timer']>, since: number): TimeLeft {
  const { kind, total, left, runs } = toldTime(timer);
  return { kind, total, left, since, runs };
}
