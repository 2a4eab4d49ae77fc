import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/import-rules.ts';
import { lonelyLoops } from './support/lonely-loops.ts';

const files = sourceFiles('tests').filter(file => !file.startsWith('tests/e2e/'));

test('no test asserts only inside a loop that may run over nothing', () => {
  expect(files.length).toBeGreaterThan(100);
  const lonely = files.flatMap(file => {
    const titles = lonelyLoops(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
    return titles.map(title => `${file}: ${title}`);
  });
  expect(lonely).toEqual([]);
});

test.each([
  ['a loop over what was found', `for (const one of found()) expect(one).toBe(1);`],
  ['a loop in a loop', `for (const n of [1, 2]) for (const one of found(n)) expect(one).toBe(1);`],
  ['a function for each', `found().forEach(one => expect(one).toBe(1));`],
])('%s is noticed, unless it is counted', (_what, body) => {
  expect(lonelyLoops(`test('it', () => { ${body} });`)).toEqual(['it']);
  expect(lonelyLoops(`test.each([1])('each', () => { ${body} });`)).toEqual(['each']);
  expect(lonelyLoops(`test('it', () => { let n = 0; ${body} expect(n).toBe(1); });`)).toEqual([]);
});

test('a list that is written out cannot be empty', () => {
  expect(lonelyLoops(`const few = [1, 2]; test('it', () => { for (const n of few) expect(n).toBe(1); });`)).toEqual([]);
});
