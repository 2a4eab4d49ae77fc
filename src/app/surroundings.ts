import type { Seed } from '../engine/index.ts';

/**
 * How long a moment feels: a bot thinking, bots choosing at the same time, a pause before storing is tried again, and
 * from one look at the clock to the next.
 */
export type Beat = 'think' | 'together' | 'retry' | 'tick';

/** What a match needs of the world. Handed in, so that tests own the time and the dice. */
export interface Surroundings {
  readonly now: () => number;
  /** 256 bits nobody can guess. */
  readonly randomSeed: () => Seed;
  readonly pace: (beat: Beat) => Promise<void>;
  /** Hears of what failed, a bot or a letter; the match has gone on without it. */
  readonly noteFault: (fault: unknown) => void;
  /** Whether states are frozen, so that a rule that mutates its input throws. */
  readonly freezes: boolean;
}

export function browserSurroundings(): Surroundings {
  return {
    now: () => Date.now(),
    randomSeed,
    pace: beat => new Promise(resolve => setTimeout(resolve, milliseconds(beat))),
    noteFault: fault => {
      if (import.meta.env.DEV) reportError(fault);
    },
    freezes: import.meta.env.DEV,
  };
}

/** 64 hexadecimal digits from the browser's own generator, which works without https too. */
export const randomSeed = (): Seed => randomHex(32);

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** What a bot thinks in less than this takes no longer for it. */
export const SHORTEST = { think: 700, together: 120 } as const;

function milliseconds(beat: Beat): number {
  switch (beat) {
    case 'think':
      return SHORTEST.think + Math.random() * 600;
    case 'together':
      return SHORTEST.together + Math.random() * 180;
    case 'retry':
      return 4000;
    case 'tick':
      return 250;
  }
}
