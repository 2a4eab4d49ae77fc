import type { Clock } from '../../src/net/clock.ts';

/** Time that passes by itself: whenever nothing is under way, it is already the moment of what is due next. */
export interface BriskTime extends Clock {
  pause(milliseconds: number): Promise<void>;
  /** Resolves when all that is under way now has come to rest; time may have passed. */
  moment(): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function briskTime(): BriskTime {
  const timers = new Set<Timer>();
  let time = 0;
  let passes = false;

  const first = (): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) if (!next || timer.at < next.at) next = timer;
    return next;
  };

  async function pass(): Promise<void> {
    if (passes) return;
    passes = true;
    while (timers.size > 0) {
      await quiet();
      const next = first();
      if (!next) continue;
      timers.delete(next);
      time = Math.max(time, next.at);
      next.run();
    }
    passes = false;
  }

  const brisk: BriskTime = {
    now: () => time,
    setTimer(after, run) {
      const timer = { at: time + Math.max(0, after), run };
      timers.add(timer);
      void pass();
      return () => void timers.delete(timer);
    },
    pause: milliseconds => new Promise(resolve => brisk.setTimer(milliseconds, resolve)),
    moment: quiet,
  };
  return brisk;
}

/** What the browser's cryptography does elsewhere takes real time, and for as long as it does, ours stands still. */
let underWay = 0;
const OPERATIONS = ['sign', 'verify', 'digest', 'encrypt', 'decrypt', 'generateKey', 'importKey', 'exportKey'] as const;
for (const name of OPERATIONS) {
  const own = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  const counted = async (...args: unknown[]): Promise<unknown> => {
    underWay += 1;
    try {
      return await own(...args);
    } finally {
      underWay -= 1;
    }
  };
  Object.defineProperty(crypto.subtle, name, { value: counted, configurable: true });
}

/** The time of all devices of a test, so that whatever connects them keeps it too. */
export const time: BriskTime = briskTime();

const TURNS = 3;

async function quiet(): Promise<void> {
  for (let still = 0; still < TURNS; still = underWay > 0 ? 0 : still + 1) {
    await new Promise(resolve => setImmediate(resolve));
  }
}
