import { describe, expect, test } from 'vitest';
import { base64url, fromBase64url, fromUtf8, utf8 } from '../../../src/table/bytes.ts';
import { BUCKET, markOf, seal, tokenOf, unseal } from '../../../src/table/succession/seal.ts';

const KEY = base64url(new Uint8Array(32).fill(9));
const OTHER = base64url(new Uint8Array(32).fill(8));
const AT = { room: 'room', epoch: 65, generation: 2, seq: 3 };

describe('bytes', () => {
  test('text and base64url come back as they were', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'Zoë % 100', '𝄞 ☕', '\u0000\u007f\u0080']) {
      expect(fromUtf8(utf8(text))).toBe(text);
      expect(utf8(text)).toEqual(new TextEncoder().encode(text));
      expect(base64url(utf8(text))).toBe(Buffer.from(text).toString('base64url'));
      expect(fromBase64url(base64url(utf8(text)))).toEqual(utf8(text));
    }
  });

  test('what is neither is refused', () => {
    expect(fromBase64url('a+b')).toBeUndefined();
    expect(fromBase64url('abcde')).toBeUndefined();
    expect(fromUtf8(Uint8Array.of(0xff, 0xfe))).toBeUndefined();
  });
});

describe('sealing', () => {
  test('opens with its key, at its place', () => {
    expect(unseal(KEY, AT, seal(KEY, AT, { a: [1, 'ü'] }))).toEqual({ a: [1, 'ü'] });
  });

  test.each([
    ['another key', OTHER, AT],
    ['another room', KEY, { ...AT, room: 'other' }],
    ['another epoch', KEY, { ...AT, epoch: 66 }],
    ['another generation', KEY, { ...AT, generation: 1 }],
    ['another number', KEY, { ...AT, seq: 4 }],
  ])('does not open with %s', (_, key, at) => {
    expect(unseal(key, at, seal(KEY, AT, 'secret'))).toBeUndefined();
  });

  test('does not open when a single bit is changed', () => {
    const bytes = fromBase64url(seal(KEY, AT, 'secret')) ?? new Uint8Array();
    for (const at of [0, 40, bytes.length - 1]) {
      const bent = Uint8Array.from(bytes, (byte, n) => (n === at ? byte ^ 1 : byte));
      expect(unseal(KEY, AT, base64url(bent))).toBeUndefined();
    }
    expect(unseal(KEY, AT, 'not even base64url!')).toBeUndefined();
  });

  test('its length says only how many buckets it took', () => {
    const lengthOf = (text: string): number => seal(KEY, AT, text).length;
    expect(lengthOf('a')).toBe(lengthOf('a'.repeat(BUCKET - 2)));
    expect(lengthOf('a'.repeat(BUCKET - 1))).toBeGreaterThan(lengthOf('a'));
  });
});

describe('a token', () => {
  const name = { epoch: 65, generation: 2 };
  test('is another for every device, generation, epoch, room and key', () => {
    const tokens = [
      tokenOf(KEY, 'room', name, 'ann'),
      tokenOf(KEY, 'room', name, 'ben'),
      tokenOf(KEY, 'room', { ...name, generation: 3 }, 'ann'),
      tokenOf(KEY, 'room', { ...name, epoch: 1 }, 'ann'),
      tokenOf(KEY, 'other', name, 'ann'),
      tokenOf(OTHER, 'room', name, 'ann'),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(new Set(tokens.map(markOf)).size).toBe(tokens.length);
    expect(markOf(tokens[0] ?? '')).not.toBe(tokens[0]);
  });
});
