import { expect, test } from 'vitest';
import { changed, draftFor, matchName, presetOf, resized, settled, switched } from '../../../src/ui/new-match/draft.ts';

const names = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);

test('the preset of a passed phone seats only persons', () => {
  expect(draftFor('pass', 6).every(({ kind, level }) => kind === 'person' && level === null)).toBe(true);
});

test('the preset against bots seats one person, first', () => {
  expect(draftFor('solo', 4).map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
});

test.each(['pass', 'solo'] as const)('nobody looks or is called alike in the preset %s', preset => {
  const seats = draftFor(preset, 8);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(seats.map(({ shape }) => shape)).size).toBe(8);
  expect(new Set(names(seats)).size).toBe(8);
});

test('a seat added later takes a colour and a shape nobody has', () => {
  const three = changed(draftFor('pass', 3), 0, { colour: 'moss', shape: 'diamond' });
  const four = resized(three, 4);
  expect(new Set(four.map(({ colour }) => colour)).size).toBe(4);
  expect(new Set(four.map(({ shape }) => shape)).size).toBe(4);
});

test('taking a colour somebody has swaps it with them', () => {
  const [first, second] = changed(draftFor('pass', 2), 0, { colour: 'sky' });
  expect([first?.colour, second?.colour]).toEqual(['sky', 'amber']);
});

test('a bot gets a level and its own name; a typed name stays', () => {
  const seats = changed(draftFor('pass', 2), 1, { name: 'Zed' });
  expect(switched(seats, 0)[0]).toMatchObject({ kind: 'bot', level: 'steady', name: 'Iris' });
  expect(switched(seats, 1)[1]).toMatchObject({ kind: 'bot', name: 'Zed' });
  expect(presetOf(switched(draftFor('solo', 4), 0))).toBeNull();
});

test('names are trimmed, cut to twenty letters, filled in and made unique', () => {
  const typed = ['  Bob  ', 'bob', '', 'x'.repeat(30), 'X'.repeat(30)];
  const seats = draftFor('pass', 5).map((seat, n) => ({ ...seat, name: typed[n] ?? '' }));
  expect(names(settled(seats))).toEqual(['Bob', 'bob 2', 'Carmen', 'x'.repeat(20), `${'X'.repeat(18)} 2`]);
});

test('a match is named after the time it began', () => {
  expect(matchName(new Date(2026, 10, 16, 19))).toBe('Monday evening');
});
