import { expect, test } from 'vitest';
import { type Sitting, best, botChoice, happens, rngFor, seat } from '../../src/engine/index.ts';
import { seedOf } from '../support/seeds.ts';

const NEVER = { gentle: 0, steady: 0, sharp: 0 };
const ALWAYS = { gentle: 1, steady: 1, sharp: 1 };

const turn = (legal: readonly string[], awaited: boolean, n = 0): Sitting<null, string> => ({
  view: null,
  seat: seat(0),
  legal,
  awaited,
  level: 'steady',
  said: [],
  rng: rngFor(seedOf(5), n),
});

test('the best is the one with the highest score, and equals come up alike', () => {
  expect(best(['a', 'bbb', 'cc'], text => text.length, rngFor(seedOf(1), 0))).toBe('bbb');
  expect(best([], () => 0, rngFor(seedOf(1), 0))).toBeUndefined();
  const picked = Array.from({ length: 400 }, (_, n) => best(['a', 'b'], () => 1, rngFor(seedOf(1), n)));
  expect(picked.filter(one => one === 'a').length).toBeGreaterThan(150);
  expect(picked.filter(one => one === 'b').length).toBeGreaterThan(150);
});

test('a chance happens as often as it says', () => {
  const times = Array.from({ length: 2000 }, (_, n) => happens(rngFor(seedOf(2), n), 0.25)).filter(Boolean).length;
  expect(times).toBeGreaterThan(420);
  expect(times).toBeLessThan(580);
  expect(happens(rngFor(seedOf(2), 0), 0)).toBe(false);
  expect(happens(rngFor(seedOf(2), 0), 1)).toBe(true);
});

test('nothing to choose, and nothing to think about', () => {
  const think = () => expect.unreachable('There was nothing to think about.');
  expect(botChoice(turn([], true), NEVER, think)).toBeUndefined();
  expect(botChoice(turn(['a'], true), NEVER, think)).toBe('a');
});

test('a lone choice that nobody waits for is thought about', () => {
  expect(botChoice(turn(['a'], false), ALWAYS, () => undefined)).toBeUndefined();
  expect(botChoice(turn(['a'], false), ALWAYS, () => 'a')).toBe('a');
});

test('a bot plays what it thinks; without a thought it plays something, if it is waited for', () => {
  expect(botChoice(turn(['a', 'b'], true), NEVER, () => 'b')).toBe('b');
  expect(['a', 'b']).toContain(botChoice(turn(['a', 'b'], true), NEVER, () => undefined));
  expect(botChoice(turn(['a', 'b'], false), NEVER, () => undefined)).toBeUndefined();
});

test('a careless bot does anything harmless', () => {
  const seen = new Set(
    Array.from({ length: 60 }, (_, n) => botChoice(turn(['a', 'b', 'c'], true, n), ALWAYS, () => 'c', ['a', 'b'])),
  );
  expect(seen).toEqual(new Set(['a', 'b']));
});
