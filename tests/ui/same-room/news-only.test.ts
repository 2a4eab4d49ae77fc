import { expect, test } from 'vitest';
import { newsOnly } from '../../../src/ui/same-room/watch-for-codes.ts';

test('a code held before the camera is told once, and again after it was away', () => {
  const isNews = newsOnly();
  expect(isNews('a', 0)).toBe(true);
  expect(isNews('a', 100)).toBe(false);
  expect(isNews('a', 2400)).toBe(false);
  expect(isNews('a', 4800)).toBe(false);
  expect(isNews('a', 9000)).toBe(true);
});

test('another code is news at once', () => {
  const isNews = newsOnly();
  expect(['a', 'b', 'b', 'a'].map((text, n) => isNews(text, n))).toEqual([true, true, false, true]);
});
