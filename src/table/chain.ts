import { sha256 } from '@noble/hashes/sha2.js';
import { type Deal, type Move, type Seed, rngFor } from '../engine/index.ts';
import { base64url, utf8 } from './bytes.ts';

/** A hash over a match so far. Whoever has seen one can later tell whether history was rewritten. */
export type ChainHash = string;

/**
 * Far from the streams that deal and roll. A sealed vote has few possible values, so a bare hash of it could be
 * guessed; 128 bits from the seed, which never leaves the host while the match runs, are hashed along with every move.
 */
const SALT_STREAMS = 2 ** 48;
const BYTES = 18;

export function firstLink(game: string, rulesVersion: number, { seed, seats, options }: Deal): ChainHash {
  return hashed(['exodus-box 1', game, rulesVersion, seats, options, salt(seed, 0)]);
}

/** The chain after move `n`, counted from 1. */
export function nextLink(chain: ChainHash, seed: Seed, n: number, { actor, action }: Move<unknown>): ChainHash {
  return hashed([chain, n, actor, action, salt(seed, n)]);
}

function salt(seed: Seed, n: number): readonly number[] {
  const rng = rngFor(seed, SALT_STREAMS + n);
  return Array.from({ length: 4 }, () => rng.int(2 ** 32));
}

/** Of anything that can be written as JSON. */
export function hashed(parts: readonly unknown[]): string {
  return base64url(sha256(utf8(JSON.stringify(parts))).subarray(0, BYTES));
}
