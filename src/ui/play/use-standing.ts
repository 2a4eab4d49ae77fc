import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Actor, Seat } from '../../engine/index.ts';
import { leftOf } from '../board-parts/time-left.ts';
import type { OpenMatch, SettingsStore, Standing } from '../services.ts';
import {
  type AnswerForThem,
  NOTHING_STANDING,
  answerFor,
  endsHere,
  isTheirTurn,
  standingOf,
  withStanding,
  withoutMatch,
} from './standing.ts';

/** As long as a person takes who has nothing to say, and long enough to say something after all. */
const SOONEST_MS = 2000;
const LATEST_MS = 4000;
/** Never so late that the ring has run out. */
const OF_THE_RING = 0.7;

interface AtTable {
  readonly match: OpenMatch;
  readonly settings: SettingsStore;
  readonly awaited: readonly Actor[];
  readonly over: boolean;
  /** The seats of this device that play themselves. */
  readonly seats: readonly Seat[];
  /** Whoever holds the phone in order to answer; nothing is answered for them. */
  readonly speaker: Seat | null;
  readonly isOpenFor: (seat: Seat) => boolean;
  readonly send: (seat: Seat, action: unknown) => void;
}

export interface StandingAtTable {
  of(seat: Seat): Standing;
  set(seat: Seat, part: Partial<Standing>): void;
  /** What is about to be answered for this seat in the open window. */
  underWay(seat: Seat): AnswerForThem['kind'] | null;
  /** Somebody takes this window over. */
  touch(): void;
}

/**
 * Passes, and gives answers laid ready, for seats of this device that wished it. The time it takes is drawn when the
 * window opens and depends on nothing anybody holds.
 */
export function useStanding(table: AtTable): StandingAtTable {
  const { match, settings, awaited, over, seats, speaker, isOpenFor, send } = table;
  const touched = useSignal<string | null>(null);
  const due = useRef(new Map<string, number>());
  const theirs = useRef<readonly Seat[]>([]);
  const window = match.window.value;
  const all = settings.current.value.standing;
  const shared = match.here.value.length > 1;
  const of = (seat: Seat): Standing => standingOf(all, match.id, seat);

  function set(seat: Seat, part: Partial<Standing>): void {
    const { standing } = settings.current.peek();
    const next = { ...standingOf(standing, match.id, seat), ...part };
    settings.change({ standing: withStanding(standing, match.id, seat, next) });
    due.current.clear();
    touched.value = null;
  }

  function planFor(seat: Seat): AnswerForThem | null {
    if (window === null || touched.value === window.moment || seat === speaker || !isOpenFor(seat)) return null;
    if (endsHere(of(seat), seat, window, false)) return null;
    const plan = answerFor(of(seat), window, match.sceneFor(seat).legal);
    // Who shares a phone is asked together, and a tap says no for all of them. Passing by itself would tell the others.
    return plan?.kind === 'pass' && shared ? null : plan;
  }

  const plans = seats.flatMap(seat => {
    const plan = planFor(seat);
    return plan && window
      ? [{ ...plan, seat, trigger: window.trigger, key: `${window.moment} ${seat} ${plan.kind}` }]
      : [];
  });

  useEffect(() => {
    const timers = plans.map(({ seat, kind, action, trigger, key }) => {
      const at = due.current.get(key) ?? Date.now() + drawn(match);
      due.current.set(key, at);
      return setTimeout(() => {
        if (kind === 'ready') set(seat, { ready: without(of(seat).ready, trigger) });
        send(seat, action);
      }, at - Date.now());
    });
    return () => timers.forEach(clearTimeout);
  }, [plans.map(({ key }) => key).join('|')]);

  const turns = seats.filter(seat => isTheirTurn(seat, awaited, window));
  useEffect(() => {
    for (const seat of seats) {
      const turnCame = turns.includes(seat) && !theirs.current.includes(seat);
      if (endsHere(of(seat), seat, window, turnCame)) set(seat, { pass: 'off' });
    }
    theirs.current = turns;
  }, [turns.join(), window?.moment]);

  useEffect(() => {
    const { standing } = settings.current.peek();
    if (over && match.id in standing) settings.change({ standing: withoutMatch(standing, match.id) });
  }, [over]);

  return {
    of: seat => (over ? NOTHING_STANDING : of(seat)),
    set,
    underWay: seat => plans.find(plan => plan.seat === seat)?.kind ?? null,
    touch() {
      due.current.clear();
      touched.value = match.window.peek()?.moment ?? null;
    },
  };
}

function drawn(match: OpenMatch): number {
  const time = match.time.peek();
  const room = time?.runs === true ? leftOf(time, Date.now()) * OF_THE_RING : LATEST_MS;
  return Math.min(room, SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
}

function without(ready: Standing['ready'], trigger: string): Standing['ready'] {
  const { [trigger]: _, ...others } = ready;
  return others;
}
