import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SIGN_COUNT } from '../../../src/ui/same-room.ts';
import { SignRow } from '../../../src/ui/same-room/check-signs.tsx';
import { SIGNS } from '../../../src/ui/same-room/signs.ts';

test('there are as many signs as a phrase may name, no two alike', () => {
  expect(SIGNS.length).toBe(SIGN_COUNT);
  expect(new Set(SIGNS.map(({ word }) => word.toLowerCase())).size).toBe(SIGN_COUNT);
  expect(new Set(SIGNS.map(({ path }) => path)).size).toBe(SIGN_COUNT);
});

test('every word is one short word', () => {
  for (const { word } of SIGNS) expect(word).toMatch(/^[A-Z][a-z]{1,8}$/);
});

test('four signs are drawn, each over its word, in their order', () => {
  const four = [SIGNS[63], SIGNS[0], SIGNS[0], SIGNS[17]];
  const html = renderToString(<SignRow signs={four} />);
  const words = [...html.matchAll(/<span>(\w+)<\/span>/g)].map(([, word]) => word);
  expect(words).toEqual(four.map(sign => sign?.word));
  expect(html.match(/<svg/g)?.length).toBe(4);
});
