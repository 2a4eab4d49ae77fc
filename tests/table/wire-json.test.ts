import { expect, test } from 'vitest';
import { parseJson } from '../../src/table/wire-json.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['half a letter', '{"type":'],
  ['nothing at all', ''],
  ['a number without end', '{"seq":1e999}'],
  ['a number without end, deep inside', '[[{"a":[-1e999]}]]'],
  // It is equal to 0 and is not the same as 0, and would make a seat that no list of actions names.
  ['less than nothing', '{"seat":-0}'],
  ['a key that is more than a name', '{"a":[{"__proto__":{"x":1}}]}'],
  ['nesting without end', nested(200_000)],
  ['nesting deeper than any game', nested(60)],
])('%s is not read', (_what, text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('plain data is read as it is', () => {
  const data = { a: [1, -2, 0.5, 'x', null, true, { constructor: 'c', '#': [] }], '': nested(30) };
  expect(parseJson(JSON.stringify(data))).toEqual(data);
  expect(parseJson(nested(30))).toBeDefined();
});
