import { expect, test } from 'vitest';
import { cleanChat, cleanName, freeName } from '../../src/table/tidy-text.ts';

const BIDI = ['\u202e', '\u2066', '\u200f', '\u061c'];
/** Half of a character that is written in two. */
const HALF = /\p{Cs}/u;
const NOTHING_TO_SEE = ['\u0000', '\u001b', '\u0085', '\u200b', '\u2028', '\u00ad', '\u3164', '\u2800', '\ufe0f'];

test.each([...BIDI, ...NOTHING_TO_SEE].map(char => [char.codePointAt(0)?.toString(16), char]))(
  'a name holds no U+%s',
  (_code, char) => {
    expect(cleanName(`${char}An${char}n${char}`)).toBe('An n');
    expect(cleanName(char.repeat(5))).toBe('');
  },
);

test.each([...BIDI, '\u0000', '\u001b', '\u0085', '\u2028'].map(char => [char.codePointAt(0)?.toString(16), char]))(
  'chat holds no U+%s',
  (_code, char) => {
    expect(cleanChat(`${char}one${char}two\n\tthree${char}`)).toBe('one two three');
  },
);

test('chat keeps the joiners that hold a family together', () => {
  expect(cleanChat('👩‍👧 ok')).toBe('👩‍👧 ok');
});

test('a long name is cut short, and never through the middle of a character', () => {
  expect(cleanName('x'.repeat(40))).toBe('x'.repeat(20));
  const cut = cleanName(`x${'😀'.repeat(19)}`);
  expect(cut).toBe(`x${'😀'.repeat(9)}`);
  expect(cut).not.toMatch(HALF);
});

test('two people at one table never have names that look the same', () => {
  expect(freeName('Ann', ['Ben'])).toBe('Ann');
  expect(freeName('Ann', ['ann'])).toBe('Ann 2');
  expect(freeName('Ann', ['ANN', 'Ann 2'])).toBe('Ann 3');
  expect(cleanName('Ze\u0301')).toBe(cleanName('Z\u00e9'));
});

test('a number is made room for, and never by half a character', () => {
  const long = '😀'.repeat(10);
  const name = freeName(long, [long]);
  expect(name).toBe(`${'😀'.repeat(9)} 2`);
  expect(freeName(`x${'😀'.repeat(9)}y`, [`x${'😀'.repeat(9)}y`])).not.toMatch(HALF);
  expect(name.length).toBeLessThanOrEqual(20);
});
