import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/catalogue.ts';
import { BOX, boxedGames } from '../support/box.ts';
import { BOXED } from '../support/simulation/games.ts';
import { gameOf } from '../support/simulation/seeds.ts';

const ids = BOX.map(({ id }) => id);

test('the suites run through every game of the catalogue', () => {
  expect(ids).toEqual(CATALOGUE.map(({ meta }) => meta.id));
  expect(ids.length).toBeGreaterThan(1);
  expect(BOXED.map(({ rules }) => rules.id)).toEqual(ids);
  const simulated = new Set(Array.from({ length: 500 }, (_, n) => gameOf(n + 1).rules.id));
  expect(ids.filter(id => !simulated.has(id))).toEqual([]);
});

test('a game that nobody has described fails with a sentence', () => {
  const nameless = { meta: { ...CATALOGUE[0]?.meta, id: 'nameless' }, load: () => undefined };
  expect(() => boxedGames([nameless as never])).toThrow(
    'nameless is in the catalogue, but tests/games/nameless/subject.ts exports no subject.',
  );
  const subjects = { '../games/nameless/subject.ts': { subject: BOX[0]?.subject as never } };
  expect(() => boxedGames([nameless as never], subjects)).toThrow(/src\/games\/nameless\/index.ts exports no bot/);
});

describe.each(ids)('%s', id => {
  test.each(['conformance.test.ts', 'leaks.test.ts'])('has its %s', file => {
    expect(existsSync(`tests/games/${id}/${file}`), `tests/games/${id}/${file} is missing.`).toBe(true);
  });
});
