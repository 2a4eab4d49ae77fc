import { expect, test } from 'vitest';
import { ago } from '../../src/ui/ago.ts';

const MINUTE = 60_000;

test.each([
  [0, 'just now'],
  [-5 * MINUTE, 'just now'],
  [3 * MINUTE, '3 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [40 * 24 * 60 * MINUTE, 'last month'],
])('%i milliseconds is %s', (elapsed, words) => {
  const now = 1_800_000_000_000;
  expect(ago(now - elapsed, now)).toBe(words);
});
