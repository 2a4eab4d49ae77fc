import { expect, test } from 'vitest';
import { isSeed, rngFor } from '../../src/engine/index.ts';
import { seedOf } from '../support/seeds.ts';

const bytesOf = (words: readonly number[]): string =>
  words
    .flatMap(word => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24])
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');

test('the stream is ChaCha20: its first block for a key of zeros is the published one (RFC 8439, A.1 #1)', () => {
  const rng = rngFor(seedOf(0), 0);
  const words = Array.from({ length: 16 }, () => rng.int(2 ** 32));
  expect(bytesOf(words)).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
});

test('streams of one seed, and seeds, are unrelated', () => {
  const first = (seed: number, stream: number): number => rngFor(seedOf(seed), stream).int(2 ** 32);
  const drawn = [first(1, 0), first(1, 1), first(1, 2 ** 32), first(2, 0)];
  expect(new Set(drawn).size).toBe(4);
  expect(first(1, 1)).toBe(drawn[1]);
});

test('a long draw goes on past the first refill without repeating', () => {
  const rng = rngFor(seedOf(7), 0);
  const words = Array.from({ length: 1000 }, () => rng.int(2 ** 32));
  expect(new Set(words).size).toBe(1000);
});

test('every face of a die is equally likely', () => {
  const rng = rngFor(seedOf(42), 1);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 60_000; n++) {
    const face = rng.int(6);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  // Chi-squared with 5 degrees of freedom stays under 25.7 in all but one of 10,000 such runs.
  const expected = 10_000;
  expect(faces.reduce((sum, face) => sum + (face - expected) ** 2 / expected, 0)).toBeLessThan(25.7);
});

test('a shuffle keeps every card, and leaves the pile it was given alone', () => {
  const cards = Object.freeze(Array.from({ length: 80 }, (_, n) => n));
  const shuffled = rngFor(seedOf(3), 0).shuffle(cards);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
});

test.each(['', 'xyz', seedOf(1).slice(1), `${seedOf(1)}0`, seedOf(1).replace('0', 'G'), 7, null])(
  '%j is no seed',
  text => {
    expect(isSeed(text)).toBe(false);
    expect(() => rngFor(text as string, 0).int(2)).toThrow('64 hexadecimal digits');
  },
);

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is nothing to choose below %d', bound => {
  expect(() => rngFor(seedOf(1), 0).int(bound)).toThrow('Cannot choose');
});
