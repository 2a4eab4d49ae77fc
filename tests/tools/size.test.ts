import { expect, test } from 'vitest';
import { type Manifest, SHELL, filesOf, gameBudgets } from '../../tools/size/budgets.mjs';
import { CATALOGUE } from '../../src/games/catalogue.ts';

const chunkOf = (id: string) => [`src/games/${id}/ui/index.ts`, { file: `assets/${id}.js` }] as const;
const manifest: Manifest = Object.fromEntries(CATALOGUE.map(({ meta }) => chunkOf(meta.id)));

test('every game of the catalogue has a budget in its folder, and none may take more than 45 kB', () => {
  const limits = gameBudgets(manifest).map(({ limit }) => limit);
  expect(limits).toHaveLength(CATALOGUE.length);
  expect(Math.max(...limits)).toBeLessThanOrEqual(45_000);
  expect(Math.min(...limits)).toBeGreaterThan(0);
});

test('a game without a budget fails with a sentence, and so does a build without games', () => {
  const more = { ...manifest, ...Object.fromEntries([chunkOf('nameless')]) };
  expect(() => gameBudgets(more)).toThrow('src/games/nameless/budget.json should say how many kB the game may take.');
  expect(() => gameBudgets({ 'index.html': { file: 'index.js' } })).toThrow('The build has no game.');
});

test('the first load and joining have theirs', () => {
  expect(SHELL.map(({ limit }) => limit)).toEqual([45_000, 40_000]);
});

test('what a chunk needs is counted once, however often it is needed', () => {
  const shared = { file: 'shared.js' };
  const files = filesOf(
    { a: { file: 'a.js', imports: ['b', 'c'] }, b: { file: 'b.js', imports: ['c'] }, c: shared },
    'a',
  );
  expect([...files]).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(() => filesOf({}, 'a')).toThrow('The build has no chunk for a.');
});
