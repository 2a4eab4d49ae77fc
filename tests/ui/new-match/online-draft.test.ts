import { expect, test } from 'vitest';
import { draftFor, isHere, namedFirst, ownerName, switched } from '../../../src/ui/new-match/draft.ts';

test('the first persons of a table play on the device that opens it, and bots are not counted', () => {
  const seats = switched(draftFor('pass', 4), 1);
  const here = (count: number) => seats.map((_, n) => isHere(seats, n, count));
  expect(here(0)).toEqual([false, false, false, false]);
  expect(here(1)).toEqual([true, false, false, false]);
  expect(here(2)).toEqual([true, false, true, false]);
  expect(here(9)).toEqual([true, false, true, true]);
});

test('whoever owns the device sits first under their own name, and keeps it', () => {
  const seats = namedFirst(draftFor('pass', 4), 'Zoe');
  expect(seats[0]?.name).toBe('Zoe');
  expect(ownerName(seats, 1)).toBe('Zoe');
  expect(ownerName(switched(seats, 0), 1)).toBe('Bruno');
  expect(ownerName(seats, 0)).toBeUndefined();
  expect(namedFirst(seats, '')).toBe(seats);
});
