import { rngFor } from '../../src/engine/index.ts';
import type { Surroundings } from '../../src/app/surroundings.ts';

export interface StillWorld extends Surroundings {
  /** What the bots did wrong so far. */
  readonly faults: unknown[];
  /** Lets time pass by hand. */
  wait(milliseconds: number): void;
  /** Lets those go on who wait before they try storing again. */
  retryNow(): void;
}

/** A world where nobody dawdles, time stands still unless told, and the dice repeat. */
export function stillWorld(seed = 1): StillWorld {
  const rng = rngFor(seed.toString(16).padStart(64, '0'), 0);
  const faults: unknown[] = [];
  let retries: (() => void)[] = [];
  let ticks: (() => void)[] = [];
  let time = 1_000_000;
  return {
    faults,
    now: () => time,
    randomSeed: () => Array.from({ length: 64 }, () => rng.int(16).toString(16)).join(''),
    pace: beat =>
      new Promise(resolve => {
        if (beat === 'retry') retries.push(resolve);
        else if (beat === 'tick') ticks.push(resolve);
        else resolve();
      }),
    noteFault: fault => faults.push(fault),
    freezes: true,
    wait: milliseconds => {
      time += milliseconds;
      for (const resolve of ticks.splice(0)) resolve();
      ticks = [];
    },
    retryNow: () => {
      for (const resolve of retries.splice(0)) resolve();
      retries = [];
    },
  };
}
