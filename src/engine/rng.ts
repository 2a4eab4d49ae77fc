import { chacha20 } from '@noble/ciphers/chacha.js';

/** 256 bits as 64 hexadecimal digits. Whoever holds it can compute every card to come. */
export type Seed = string;

export interface Rng {
  /** A whole number from 0 up to, not including, `bound`; every one equally likely. */
  int(bound: number): number;
  shuffle<T>(items: readonly T[]): T[];
  pick<T>(items: readonly T[]): T;
}

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

const WORDS_PER_REFILL = 64;
const RANGE = 2 ** 32;

/**
 * Stream number `stream` of a seed. Every move of a match draws from its own stream, so a saved match needs no
 * generator state, and a guest who has seen some dice cannot compute the deck: ChaCha20 does not run backwards.
 */
export function rngFor(seed: Seed, stream: number): Rng {
  let words = new Uint32Array(0);
  let next = 0;
  let block = 0;

  function word(): number {
    if (next === words.length) {
      words = keystream(seed, stream, block);
      block += WORDS_PER_REFILL / 16;
      next = 0;
    }
    return words[next++] as number;
  }

  function int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) throw new Error(`Cannot choose below ${bound}.`);
    const unbiased = RANGE - (RANGE % bound);
    for (;;) {
      const drawn = word();
      if (drawn < unbiased) return drawn % bound;
    }
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = int(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }

  function pick<T>(items: readonly T[]): T {
    return items[int(items.length)] as T;
  }

  return { int, shuffle, pick };
}

function keystream(seed: Seed, stream: number, block: number): Uint32Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(0, stream % RANGE, true);
  view.setUint32(4, Math.floor(stream / RANGE), true);
  const bytes = chacha20(keyOf(seed), nonce, new Uint8Array(WORDS_PER_REFILL * 4), undefined, block);
  return littleEndianWords(bytes);
}

/** Read byte by byte, so that a match replays the same on every machine. */
function littleEndianWords(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, n) => view.getUint32(n * 4, true));
}

function keyOf(seed: Seed): Uint8Array {
  if (!isSeed(seed)) throw new Error('A seed is 64 hexadecimal digits.');
  return Uint8Array.from({ length: 32 }, (_, n) => Number.parseInt(seed.slice(n * 2, n * 2 + 2), 16));
}
