export interface Randomly {
  below(limit: number): number;
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** The same bytes with something wrong: a bit, a byte more or less, a piece missing, or all of it. */
  mutated(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  mutatedText(text: string): string;
}

/** A stream of accidents that is the same in every run. */
export function randomly(seed: number): Randomly {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const bytes = (length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, () => below(256));

  const mutated = (original: Uint8Array): Uint8Array<ArrayBuffer> => {
    const copy = Uint8Array.from(original);
    const at = below(Math.max(1, copy.length));
    switch (below(6)) {
      case 0:
        copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
        return copy;
      case 1:
        return copy.slice(0, at);
      case 2:
        return copy.slice(at);
      case 3:
        return spliced(copy.subarray(0, at), bytes(1), copy.subarray(at));
      case 4:
        copy[below(Math.min(2, copy.length))] = below(256);
        return copy;
      default:
        return bytes(below(64));
    }
  };

  return {
    below,
    bytes,
    mutated,
    mutatedText: text => new TextDecoder().decode(mutated(new TextEncoder().encode(text))),
  };
}

function spliced(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Text in which next to nothing repeats, so that it travels as long as it is. */
export function noise(size: number, seed = 1): string {
  let state = seed | 1;
  const letters = Array.from({ length: size }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return 33 + ((state >>> 8) % 90);
  });
  return new TextDecoder().decode(Uint8Array.from(letters));
}
