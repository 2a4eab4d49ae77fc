import { combine, split } from 'shamir-secret-sharing';
import { expect, test } from 'vitest';
import { base64url, fromBase64url } from '../../../src/table/bytes.ts';
import { diceOf } from '../../support/simulation/dice.ts';
import { combineTwin, splitTwin } from '../../support/simulation/shamir-twin.ts';

const dice = diceOf(1);
const secret = base64url(dice.bytes(32));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(fromBase64url(text) ?? []);

test('what the library has split, the twin puts together, and the other way round', async () => {
  for (let shares = 2; shares <= 7; shares++) {
    const need = Math.floor(shares / 2) + 1;
    const real = (await split(bytesOf(secret), shares, need)).map(base64url);
    expect(combineTwin(real.slice(-need))).toBe(secret);
    const twin = splitTwin(dice, secret, shares, need);
    expect(base64url(await combine(twin.slice(0, need).map(bytesOf)))).toBe(secret);
  }
});

test('one share too few opens nothing', () => {
  const shares = splitTwin(dice, secret, 5, 3);
  expect(combineTwin(shares.slice(0, 3))).toBe(secret);
  expect(combineTwin(shares.slice(0, 2))).not.toBe(secret);
});
