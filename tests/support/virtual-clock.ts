import type { Clock } from '../../src/net/clock.ts';

/** Time that passes only when a test says so. */
export interface VirtualClock extends Clock {
  /** Runs everything due, in order, letting promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Timers wait, as on a device that sleeps, while time goes on. */
  freeze(): void;
  thaw(): void;
  /** Another device's clock, showing the same time: it can sleep on its own. */
  twin(): VirtualClock;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function virtualClock(): VirtualClock {
  let time = 0;
  const everyone: { readonly due: (until: number) => Timer | undefined }[] = [];

  const device = (): VirtualClock => {
    const timers = new Set<Timer>();
    let frozen = false;

    const take = (until: number): Timer | undefined => {
      if (frozen) return undefined;
      let first: Timer | undefined;
      for (const timer of timers) if (timer.at <= until && (!first || timer.at < first.at)) first = timer;
      return first;
    };
    everyone.push({ due: take });

    return {
      now: () => time,
      setTimer(after, run) {
        const timer: Timer = {
          at: time + Math.max(0, after),
          run() {
            timers.delete(timer);
            run();
          },
        };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      freeze() {
        frozen = true;
      },
      thaw() {
        frozen = false;
      },
      twin: device,
      async advance(ms) {
        const until = time + ms;
        for (;;) {
          await settle();
          const next = everyone
            .map(({ due }) => due(until))
            .reduce((a, b) => (a && (!b || a.at <= b.at) ? a : b), undefined);
          if (!next) break;
          time = Math.max(time, next.at);
          next.run();
        }
        time = until;
      },
    };
  };
  return device();
}

/** Enough turns of the queue for promises, and for the browser's own cryptography. */
const settle = async (): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await Promise.resolve();
};
