import { sha256 } from '@noble/hashes/sha2.js';
import { type Deal, type Move, type Seed, rngFor } from '../engine/index.ts';

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

function hashed(parts: readonly unknown[]): ChainHash {
  return base64url(sha256(utf8(JSON.stringify(parts))).subarray(0, BYTES));
}

// Pure code has no TextEncoder and no btoa: neither is part of the language.
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replaceAll(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(escaped, char => char.charCodeAt(0));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three bytes are four digits, so 18 bytes are 24. */
function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let n = 0; n < bytes.length; n += 3) {
    const three = ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(three >> shift) & 63];
  }
  return text;
}
