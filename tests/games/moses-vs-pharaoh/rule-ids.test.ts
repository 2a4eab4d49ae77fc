import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECK, factsOf } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { sourceFiles } from '../../support/import-rules.ts';

const RULES = readFileSync('src/games/moses-vs-pharaoh/RULES.md', 'utf8');
const TESTS = sourceFiles('tests/games/moses-vs-pharaoh')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

test('every rule of the reading is written down: 21 rules, 20 rulings and more of our own, 54 cards', () => {
  const ids = [...RULES.matchAll(/^- \[MP-(\w+)\]/gm)].map(([, id]) => id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (let n = 1; n <= 21; n++) expect(ids).toContain(String(n));
  for (let n = 1; n <= 29; n++) expect(ids).toContain(`R${n}`);
  for (let n = 1; n <= 54; n++) expect(ids).toContain(`C${n}`);
});

test.each(DECK)('the card %s is named in a test title with its rule, and its line tells its value', card => {
  const { number, value, removed } = factsOf(card);
  const line = RULES.split('\n').find(one => one.startsWith(`- [MP-C${number}]`)) ?? '';
  const [, name = '', printed] = /\(ours\) ([^,]+), (\d)/.exec(line) ?? [];
  expect(printed).toBe(String(value));
  expect(line.includes('removed')).toBe(removed);
  const titles = TESTS.split('\n').filter(one => one.includes(`[MP-C${number}]`));
  expect(
    titles.some(title => title.includes(name)),
    `${name} in a title`,
  ).toBe(true);
});
