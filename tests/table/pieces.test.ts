import { describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from '../../src/net/link.ts';
import { LONGEST_LETTER, LONGEST_PIECE, type Parcel, gathered, piecesOf } from '../../src/table/pieces.ts';
import { playerRng } from '../support/random-match.ts';

const HOST = 'host';

/** All that comes of these messages, one after another. */
function through(messages: readonly string[], from = HOST) {
  let parcel: Parcel | null = null;
  const read: string[] = [];
  let garbled = 0;
  for (const message of messages) {
    const now = gathered(parcel, from, message);
    ({ parcel } = now);
    if (now.text !== null) read.push(now.text);
    if (now.garbled) garbled += 1;
  }
  return { parcel, read, garbled };
}

const long = JSON.stringify({ type: 'whole', steps: Array.from({ length: 60_000 }, (_, n) => `step ${n}`) });

describe('a letter that is too long for one message', () => {
  test('travels in pieces that any link takes, and is read as it was', () => {
    const pieces = piecesOf(long);
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces) expect(new TextEncoder().encode(piece).length).toBeLessThan(LONGEST_MESSAGE);
    expect(through(pieces)).toEqual({ parcel: null, read: [long], garbled: 0 });
  });

  test('is left whole when it is short enough', () => {
    expect(piecesOf('{}')).toEqual(['{}']);
    expect(piecesOf('a'.repeat(LONGEST_PIECE))).toHaveLength(1);
    expect(through(['{"a":1}', '{"b":2}'])).toEqual({ parcel: null, read: ['{"a":1}', '{"b":2}'], garbled: 0 });
  });

  test('is never cut through a character, and of the widest ones still fits a link', () => {
    for (const start of ['', 'a']) {
      const text = `${start}${'🏮'.repeat(LONGEST_PIECE)}`;
      const pieces = piecesOf(text);
      for (const piece of pieces) {
        const bytes = new TextEncoder().encode(piece);
        expect(new TextDecoder().decode(bytes) === piece).toBe(true);
      }
      expect(through(pieces).read).toEqual([text]);
    }
    const wide = piecesOf('漢'.repeat(LONGEST_PIECE + 1));
    for (const piece of wide) expect(new TextEncoder().encode(piece).length).toBeLessThan(LONGEST_MESSAGE);
  });

  test('throws when it is longer than anybody would gather', () => {
    expect(piecesOf('a'.repeat(LONGEST_LETTER))).toHaveLength(48);
    expect(() => piecesOf('a'.repeat(LONGEST_LETTER + 1))).toThrow('too long');
  });
});

describe('pieces that are no letter', () => {
  const [first = '', second = '', third = '', ...rest] = piecesOf('{"type":"x"}'.repeat(40), 100);

  test.each([
    ['one is missing', [first, third]],
    ['one comes twice', [first, second, second]],
    ['they begin in the middle', [second]],
    ['they are of two letters', [first, '2/3 x']],
    ['one is of none', [first, '2/1 x']],
    ['one is empty', ['1/2 ']],
    ['one is longer than any', [`1/2 ${'a'.repeat(LONGEST_PIECE + 1)}`]],
    ['there are more than there may be', ['1/49 a']],
    ['their numbers are none', ['0/3 a']],
    ['one is like a piece', ['1/x a']],
    ['one is a number', ['12']],
  ])('are dropped and counted: %s', (_, messages) => {
    expect(through(messages)).toEqual({ parcel: null, read: [], garbled: 1 });
  });

  test('a letter between them ends what was under way, is read, and counted', () => {
    expect(through([first, '{"a":1}', second])).toEqual({ parcel: null, read: ['{"a":1}'], garbled: 2 });
  });

  test('a new beginning takes the place of what was under way', () => {
    const { read, garbled } = through([first, first, second, third, ...rest]);
    expect(read).toHaveLength(1);
    expect(garbled).toBe(1);
  });

  test('another device cannot add to what is under way', () => {
    const { parcel } = through([first]);
    expect(gathered(parcel, 'other', second)).toEqual({ parcel: null, text: null, garbled: true });
  });

  test('whatever comes, no more is held than one letter may be long', () => {
    const rng = playerRng(1);
    let parcel: Parcel | null = null;
    let most = 0;
    const body = 'a'.repeat(LONGEST_PIECE);
    for (let n = 0; n < 3000; n++) {
      const next = rng.int(50) === 0 ? rng.int(60) : (parcel?.parts.length ?? 0) + 1;
      ({ parcel } = gathered(parcel, HOST, `${next}/48 ${body}`));
      most = Math.max(most, parcel?.parts.length ?? 0);
    }
    expect(most).toBe(47);
  });
});
