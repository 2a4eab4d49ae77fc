import { expect, test } from 'vitest';
import { fromBase64url, randomBytes, toBase64url } from '../../src/net/base64url.ts';
import { deviceIdOf, deviceKey, isSignedBy, makeKeyPair } from '../../src/net/device-key.ts';

test('a device’s private key cannot be taken out', async () => {
  const pair = await makeKeyPair();
  expect(pair.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow();
});

test('the id is made from the public key alone, and is the same every time', async () => {
  const pair = await makeKeyPair();
  const [one, again] = [await deviceKey(pair), await deviceKey(pair)];
  expect(one.id).toBe(again.id);
  expect(one.id).toMatch(/^[\w-]{22}$/);
  expect(await deviceIdOf(one.publicKey)).toBe(one.id);
  expect((await deviceKey(await makeKeyPair())).id).not.toBe(one.id);
});

test('a signature holds for its bytes and its key, and nothing else', async () => {
  const [mine, other] = [await deviceKey(await makeKeyPair()), await deviceKey(await makeKeyPair())];
  const bytes = randomBytes(100);
  const signature = await mine.sign(bytes);
  expect(await isSignedBy(mine.publicKey, signature, bytes)).toBe(true);
  expect(await isSignedBy(other.publicKey, signature, bytes)).toBe(false);
  expect(await isSignedBy(mine.publicKey, signature, randomBytes(100))).toBe(false);
  expect(await isSignedBy(randomBytes(65), signature, bytes)).toBe(false);
  expect(await isSignedBy(mine.publicKey, randomBytes(3), bytes)).toBe(false);
});

test('bytes have one way to be written, and no other is read', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = randomBytes(length);
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  }
  for (const wrong of ['A', 'AAAAA', 'AA==', 'AB', 'A A', 'A+', 'A/', 'Ä', 'AA\n'])
    expect(fromBase64url(wrong)).toBeUndefined();
});
