import { expect, test } from 'vitest';
import * as words from '../../../src/ui/same-room/words.ts';
import { sentences } from '../../support/sentences.ts';

const all = sentences(words);

test('no sentence is empty, says a value that is missing, or speaks like a machine', () => {
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(text => text.trim() === '' || /undefined|null|NaN|\[object/.test(text))).toEqual([]);
  expect(all.filter(text => /\b(invalid|error|failed|exception|illegal)\b/i.test(text))).toEqual([]);
});

test.each([words.CODE_REFUSALS, words.MEETING_TROUBLES])(
  'everything that may go wrong has a title of its own, what happened, and what to do',
  sayings => {
    const list = Object.values(sayings);
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    expect(new Set(list.map(({ todo }) => todo)).size).toBe(list.length);
    for (const { title, text, todo } of list) {
      expect(title).not.toMatch(/[.!]$/);
      expect(title.length).toBeLessThan(40);
      for (const sentence of [text, todo]) expect(sentence).toMatch(/\.$/);
    }
  },
);

test('a Wi-Fi that keeps phones apart names the way out', () => {
  expect(words.MEETING_TROUBLES['kept-apart'].todo).toMatch(/hotspot.*should be the one that scans/s);
  expect(words.MEETING_TROUBLES['no-network'].todo).toMatch(/same Wi-Fi.*hotspot.*No internet is needed/s);
});

test('a refused camera says how to allow it in every browser we know, and that pasting works', () => {
  for (const browser of ['Chrome', 'Safari', 'Firefox']) {
    expect(words.NO_CAMERA.refused.ways.filter(way => way.startsWith(browser)).length).toBe(1);
  }
  for (const { text } of Object.values(words.NO_CAMERA)) expect(text).toMatch(/paste/i);
});
