import { expect, test } from 'vitest';
import { drawFrom, putUnder, refill, rngFor } from '../../src/engine/index.ts';
import { seedOf } from '../support/seeds.ts';

const rng = () => rngFor(seedOf(7), 0);

test('cards come from the top, which is the last one', () => {
  expect(drawFrom({ deck: ['a', 'b', 'c'], discard: ['x'] }, 2, rng())).toEqual({
    deck: ['a'],
    discard: ['x'],
    cards: ['c', 'b'],
    refills: [],
  });
});

test('a deck that runs out is made anew at once, also in the middle of a draw', () => {
  const { deck, discard, cards, refills } = drawFrom({ deck: ['a'], discard: ['x', 'y', 'z'] }, 2, rng());
  expect(cards[0]).toBe('a');
  expect([...deck, ...cards].toSorted()).toEqual(['a', 'x', 'y', 'z']);
  expect({ discard, refills }).toEqual({ discard: [], refills: [3] });
});

test('the last card of the deck leaves no empty deck behind while there are discards', () => {
  expect(drawFrom({ deck: ['a'], discard: ['x'] }, 1, rng())).toEqual({
    deck: ['x'],
    discard: [],
    cards: ['a'],
    refills: [1],
  });
});

test('when both piles run dry there are fewer cards, and nothing more', () => {
  expect(drawFrom({ deck: ['a'], discard: ['x'] }, 5, rng())).toMatchObject({
    deck: [],
    discard: [],
    cards: ['a', 'x'],
  });
  expect(drawFrom({ deck: [], discard: [] }, 1, rng())).toMatchObject({ cards: [], refills: [] });
});

test('drawing nothing changes nothing', () => {
  expect(drawFrom({ deck: [], discard: ['x'] }, 0, rng())).toMatchObject({ deck: [], discard: ['x'], refills: [] });
});

test('a deck that is not empty is left as it is', () => {
  expect(refill({ deck: ['a'], discard: ['x'] }, rng())).toEqual({ deck: ['a'], discard: ['x'], refills: [] });
});

test('what is put under the deck is drawn last', () => {
  expect(putUnder(['b', 'c'], ['a'])).toEqual(['a', 'b', 'c']);
});
