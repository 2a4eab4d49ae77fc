import { expect, test } from 'vitest';
import * as lobby from '../../src/ui/lobby-words.ts';
import * as online from '../../src/ui/online-words.ts';
import * as reign from '../../src/ui/reign-words.ts';
import * as rejoin from '../../src/ui/rejoin-words.ts';
import * as talk from '../../src/ui/talk-words.ts';
import * as words from '../../src/ui/words.ts';
import { sentences } from '../support/sentences.ts';

const { GENERIC, ...others } = words;
const all = [
  ...sentences([others, lobby, online, reign, rejoin, talk]),
  ...sentences({ ...GENERIC, asked: GENERIC.asked(['Ada', 'Bruno'], false) }),
];

test('no sentence is empty or says a value that is missing', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(text => text.trim() === '' || /undefined|null|NaN|\[object/.test(text))).toEqual([]);
});

test('no sentence speaks like a machine', () => {
  expect(all.filter(text => /\b(invalid|error|failed|exception|illegal)\b/i.test(text))).toEqual([]);
});

test.each([words.STORAGE_PROBLEMS, words.IMPORT_PROBLEMS, online.TABLE_PROBLEMS])(
  'every problem says what happened and what to do',
  problems => {
    expect(Object.values(problems).length).toBeGreaterThan(1);
    for (const text of Object.values(problems)) expect(text.split(/[.:]\s/).length).toBeGreaterThan(1);
  },
);

test('every problem on the way to a table has its own title and says what to do', () => {
  const problems = [...Object.values(online.JOIN_PROBLEMS), ...Object.values(online.TROUBLES)];
  expect(new Set(problems.map(({ title }) => title)).size).toBe(problems.length);
  for (const { text } of problems) expect(text.split(/[.:,]\s/).length).toBeGreaterThan(1);
  for (const { ways } of Object.values(online.JOIN_PROBLEMS)) expect(ways.length).toBeGreaterThan(0);
});
