import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEAT_COLOURS } from '../../../src/ui/game-ui.ts';

const css = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const TEXTS = ['text', 'text-soft', 'text-faint', 'accent', 'danger', 'good'];
const TEXT_PAIRS = [
  ...TEXTS.flatMap(text => GROUNDS.map(ground => [text, ground] as const)),
  ...SEAT_COLOURS.map(colour => [`seat-${colour}-ink`, `seat-${colour}`] as const),
  ...SEAT_COLOURS.flatMap(colour => GROUNDS.map(ground => [`seat-${colour}`, ground] as const)),
  ...['accent', 'danger', 'good'].flatMap(tone => [['text', `${tone}-soft`] as const, [tone, `${tone}-soft`] as const]),
  ['accent-ink', 'accent'] as const,
  ['danger-ink', 'danger'] as const,
];

test.each(TEXT_PAIRS)('%s is readable on %s in the dark and in the light', (text, ground) => {
  expect(contrast(text, ground, 'dark')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, 'light')).toBeGreaterThanOrEqual(4.5);
});

test.each(GROUNDS)('the focus ring and the edges of controls stand out from %s', ground => {
  for (const theme of ['dark', 'light'] as const) {
    expect(contrast('focus', ground, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('line-strong', ground, theme)).toBeGreaterThanOrEqual(3);
  }
});

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [bright = 0, dim = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(token: string, theme: 'light' | 'dark'): number {
  const colour = TOKENS.get(token)?.[theme];
  if (colour === undefined) throw new Error(`There is no token ${token}.`);
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
