import { expect, test } from 'vitest';
import * as words from '../../src/ui/words.ts';

/** Every sentence in the shell's words, with the ones that take a value filled in. */
function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return sentences(Reflect.apply(value, undefined, [3, 4]) as unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

const { GENERIC, ...others } = words;
const all = [...sentences(others), ...sentences({ ...GENERIC, asked: GENERIC.asked(['Ada', 'Bruno'], false) })];

test('no sentence is empty or says a value that is missing', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(text => text.trim() === '' || /undefined|null|NaN|\[object/.test(text))).toEqual([]);
});

test('no sentence speaks like a machine', () => {
  expect(all.filter(text => /\b(invalid|error|failed|exception|illegal)\b/i.test(text))).toEqual([]);
});

test.each([words.STORAGE_PROBLEMS, words.IMPORT_PROBLEMS])(
  'every problem says what happened and what to do',
  problems => {
    for (const text of Object.values(problems)) expect(text.split(/[.:]\s/).length).toBeGreaterThan(1);
  },
);
