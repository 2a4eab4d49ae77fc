import { expect, test } from 'vitest';
import { combineKey, splitKey } from '../../../src/app/online/shamir.ts';
import { randomBytes, toBase64url } from '../../../src/net/index.ts';

const key = (): string => toBase64url(randomBytes(32));

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [7, 4],
])('of %i pieces any %i make the key, and one less makes another', async (shares, need) => {
  const secret = key();
  const pieces = (await splitKey(secret, shares, need)) ?? [];
  expect(pieces).toHaveLength(shares);
  expect(await combineKey(pieces.slice(0, need))).toBe(secret);
  expect(await combineKey(pieces.slice(-need))).toBe(secret);
  expect(await combineKey(pieces.slice(0, need - 1))).not.toBe(secret);
});

test('where one is enough, the piece is the key', async () => {
  const secret = key();
  expect(await splitKey(secret, 1, 1)).toEqual([secret]);
  expect(await combineKey([secret])).toBe(secret);
});

test('pieces that are none, doubled, or of unequal length make no key, and nothing throws', async () => {
  const pieces = (await splitKey(key(), 3, 2)) ?? [];
  const [one = '', other = ''] = pieces;
  expect(await combineKey([])).toBeNull();
  expect(await combineKey([one, '!'])).toBeNull();
  expect(await combineKey([one, one])).toBeNull();
  expect(await combineKey([one, other.slice(0, 20)])).toBeNull();
  expect(await splitKey('not base64url!', 3, 2)).toBeNull();
});
