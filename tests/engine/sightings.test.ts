import { expect, test } from 'vitest';
import {
  imagineDeck,
  knownTo,
  putUnder,
  putUnderUnseen,
  rngFor,
  seat,
  seePutUnder,
  seeTop,
  stillInDeck,
} from '../../src/engine/index.ts';
import { seedOf } from '../support/seeds.ts';

const [A, B] = [seat(0), seat(1)];
const DECK = ['a', 'b', 'c', 'd', 'e'];
const seenByA = seeTop<string>([], DECK, 2, A);

test('who looks at the top knows those cards, and nobody else does', () => {
  expect(knownTo(seenByA, A).map(({ card, beneath }) => [card, beneath])).toEqual([
    ['d', 3],
    ['e', 4],
  ]);
  expect(knownTo(seenByA, B)).toEqual([]);
  expect(knownTo(seenByA, 'spectator')).toEqual([]);
});

test('a deck that is smaller than the look shows what there is', () => {
  expect(seeTop([], ['a', 'b'], 3, A)).toHaveLength(2);
});

test('a card that is drawn is no longer known to lie there; one beneath it is', () => {
  expect(stillInDeck(seenByA, 4).map(({ card }) => card)).toEqual(['d']);
});

test('cards put under the deck raise what is known, seen or not', () => {
  expect(putUnderUnseen(seenByA, 2).map(({ beneath }) => beneath)).toEqual([5, 6]);
  const deck = putUnder(DECK, ['z']);
  const open = seePutUnder(seenByA, deck, 1, 'all');
  expect(knownTo(open, B)).toEqual([{ card: 'z', beneath: 0, by: 'all' }]);
  for (const { card, beneath } of knownTo(open, A)) expect(deck[beneath]).toBe(card);
  expect(knownTo(open, A)).toHaveLength(3);
});

test('each place is known once, however often it was seen', () => {
  const twice = seeTop(seeTop(seenByA, DECK, 3, A), DECK, 1, 'all');
  expect(knownTo(twice, A).map(({ card }) => card)).toEqual(['e', 'c', 'd']);
  expect(seeTop(seenByA, DECK, 2, A)).toEqual(seenByA);
});

test('an imagined deck has the known cards where they are, and the others anywhere', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const { deck, rest } = imagineDeck(5, knownTo(seenByA, A), ['a', 'b', 'c', 'x'], rngFor(seedOf(3), n));
    expect(deck.slice(3)).toEqual(['d', 'e']);
    expect([...deck, ...rest].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
    orders.add(deck.join(''));
  }
  expect(orders.size).toBeGreaterThan(5);
  expect(() => imagineDeck(5, [], ['a'], rngFor(seedOf(3), 0))).toThrow('more backs');
});
