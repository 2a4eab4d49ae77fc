import { expect, test } from 'vitest';
import { humanise, humaniseLines, kindOf } from '../../../src/ui/generic-board/humanise.ts';

const people = [{ name: 'Ada' }, { name: 'Bruno' }];

test.each<[what: string, value: unknown, line: string]>([
  ['an action', { type: 'name-tec', seat: 1 }, 'name tec, seat Bruno'],
  ['one value a seat', [3, 4], 'Ada 3; Bruno 4'],
  ['another list', [1, 2, 3], '1; 2; 3'],
  ['an empty list', [], 'none'],
  ['nothing', null, 'nothing'],
  ['yes and no', { faceUp: true, lit: false }, 'face up yes, lit no'],
])('%s reads as a line', (_what, value, line) => {
  expect(humanise(value, people)).toBe(line);
});

test('a record reads as a line for each of its parts', () => {
  expect(humaniseLines({ deckSize: 4, phase: 'choosing' }, people)).toEqual(['Deck size: 4', 'Phase: choosing']);
});

test('actions are sorted by their type, and those without one stand together', () => {
  expect([kindOf({ type: 'time-is-up' }), kindOf(7), kindOf({ type: 3 })]).toEqual(['Time is up', '', '']);
});
