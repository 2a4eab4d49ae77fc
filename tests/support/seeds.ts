import type { Seed } from '../../src/engine/index.ts';

/** A seed that a person can name: the number, padded to 256 bits. */
export const seedOf = (n: number): Seed => n.toString(16).padStart(64, '0');
