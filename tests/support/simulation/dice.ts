/** Chance for a simulation: small, fast, and the same for the same seed. Nothing secret hangs on it. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly below: (bound: number) => number;
  readonly between: (low: number, high: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly bytes: (count: number) => Uint8Array;
}

export function diceOf(seed: number): Dice {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    oneIn: n => below(n) === 0,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as T;
    },
    bytes: count => Uint8Array.from({ length: count }, () => below(256)),
  };
}
