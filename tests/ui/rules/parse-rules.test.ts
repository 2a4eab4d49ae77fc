import { expect, test } from 'vitest';
import { parseRules, searchRules } from '../../../src/ui/rules/parse-rules.ts';

const BOOK = `# Lantern

Read this first.

## Setting up
One card each.

- [LN-1] Deal **one** card to each seat.
- [LN-2] All choose at once,
  in \`secret\`.

## Rulings
- [LN-R1] (ours) Nobody wins in the dark.
- [LN-R12] (ours) Élan counts double.

## Empty
`;

test('headings become chapters, and empty chapters are left out', () => {
  expect(parseRules(BOOK).map(({ heading }) => heading)).toEqual(['Setting up', 'Rulings']);
});

test('a rule has its id and its text without marks, over several lines', () => {
  expect(parseRules(BOOK)[0]?.rules).toEqual([
    { id: 'LN-1', text: 'Deal one card to each seat.', ours: false },
    { id: 'LN-2', text: 'All choose at once, in secret.', ours: false },
  ]);
});

test('a ruling of ours is marked as ours and loses the mark in its text', () => {
  expect(parseRules(BOOK)[1]?.rules[0]).toEqual({ id: 'LN-R1', text: 'Nobody wins in the dark.', ours: true });
});

test('text before the first rule introduces its chapter', () => {
  expect(parseRules(BOOK)[0]?.intro).toEqual(['One card each.']);
});

const found = (query: string): readonly string[] =>
  searchRules(parseRules(BOOK), query).flatMap(({ rules }) => rules.map(({ id }) => id));

test.each([
  ['a word', 'secret', ['LN-2']],
  ['a whole number', 'ln-1', ['LN-1']],
  ['the end of a number', 'R1', ['LN-R1']],
  ['letters without their accents', 'elan', ['LN-R12']],
  ['several words, all of them', 'card seat', ['LN-1']],
  ['the name of a chapter', 'rulings', ['LN-R1', 'LN-R12']],
  ['nothing at all, which finds everything', '  ', ['LN-1', 'LN-2', 'LN-R1', 'LN-R12']],
  ['what is nowhere', 'zebra', []],
])('the search finds %s', (_what, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('a text without any heading has no chapters', () => {
  expect(parseRules('- [X-1] lost\nwords')).toEqual([]);
});
