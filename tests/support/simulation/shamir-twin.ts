import { base64url, fromBase64url } from '../../../src/table/bytes.ts';
import type { Dice } from './dice.ts';

/*
 * Shamir's secret sharing over GF(256), as the library does it (the x coordinate is the last byte), but at once and by
 * the dice of the simulation. A test of its own holds it against the library.
 */
const LOGS = new Uint8Array(256);
const POWERS = new Uint8Array(510);
for (let n = 0, value = 1; n < 255; n++) {
  LOGS[value] = n;
  POWERS[n] = value;
  POWERS[n + 255] = value;
  value ^= (value << 1) ^ (value & 0x80 ? 0x11b : 0);
  value &= 0xff;
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(LOGS[a] ?? 0) + (LOGS[b] ?? 0)] ?? 0);
const over = (a: number, b: number): number => (a === 0 ? 0 : (POWERS[(LOGS[a] ?? 0) + 255 - (LOGS[b] ?? 0)] ?? 0));

export function splitTwin(dice: Dice, secret: string, shares: number, need: number): readonly string[] {
  const bytes = fromBase64url(secret) ?? new Uint8Array();
  const polynomials = [...bytes].map(byte => [byte, ...dice.bytes(need - 1)]);
  return Array.from({ length: shares }, (_, n) => {
    const x = n + 1;
    const ys = polynomials.map(polynomial => polynomial.reduceRight((sum, factor) => times(sum, x) ^ factor, 0));
    return base64url(Uint8Array.from([...ys, x]));
  });
}

export function combineTwin(shares: readonly string[]): string | null {
  const parts = shares.map(share => fromBase64url(share) ?? new Uint8Array());
  const length = (parts[0]?.length ?? 1) - 1;
  const xs = parts.map(part => part[length] ?? 0);
  if (new Set(xs).size !== xs.length || parts.some(part => part.length !== length + 1)) return null;
  const weights = xs.map((x, n) =>
    xs.reduce((product, other, m) => (m === n ? product : times(product, over(other, x ^ other))), 1),
  );
  return base64url(
    Uint8Array.from({ length }, (_, at) =>
      parts.reduce((sum, part, n) => sum ^ times(part[at] ?? 0, weights[n] ?? 0), 0),
    ),
  );
}
