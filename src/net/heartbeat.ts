import type { Clock } from './clock.ts';

const BEAT = 1_000;
/** A browser may run a hidden page's timers a second late, and six seconds were promised. */
export const LOST_AFTER = 4_500;
/** A beat this late means that the device was asleep, and not the other one. */
const ASLEEP = 3_000;
/** What the other end gets to answer in after we slept. */
const GRACE = 2_500;

export interface Heartbeat {
  /** The last measured round trip in milliseconds. */
  readonly roundTrip: number | null;
  /** Something came from the other end. */
  heard(): void;
  ponged(id: number): void;
  stop(): void;
}

export interface Beats {
  readonly ping: (id: number) => void;
  /** Nothing has come for too long. */
  readonly lost: () => void;
  /** Milliseconds of silence that are too long at this moment. */
  readonly patience: () => number;
}

/** Both ends beat, so each hears the other even while its own way out is full. */
export function startHeartbeat(clock: Clock, { ping, lost, patience }: Beats): Heartbeat {
  const sentAt = new Map<number, number>();
  let roundTrip: number | null = null;
  let silence = 0;
  let excused = false;
  let id = 0;
  let last = clock.now();
  let cancel = (): void => undefined;

  const beat = (): void => {
    const now = clock.now();
    const elapsed = Math.max(0, now - last);
    last = now;
    const enough = patience();
    if (elapsed < ASLEEP) {
      silence += elapsed;
    } else if (excused) {
      // Sleeping on and on is no reason to keep a dead link.
      silence += GRACE;
    } else {
      silence = enough - GRACE;
      excused = true;
    }
    if (silence >= enough) {
      lost();
      return;
    }
    id = (id + 1) % 256;
    sentAt.set(id, now);
    cancel = clock.setTimer(Math.min(BEAT, enough - silence), beat);
    ping(id);
  };
  beat();

  return {
    get roundTrip() {
      return roundTrip;
    },
    heard() {
      silence = 0;
      excused = false;
      // Silence is counted from here, and not from the last beat.
      last = clock.now();
    },
    ponged(id) {
      const sent = sentAt.get(id);
      if (sent === undefined) return;
      sentAt.delete(id);
      roundTrip = clock.now() - sent;
    },
    stop: () => cancel(),
  };
}
