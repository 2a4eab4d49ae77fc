import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/catalogue.ts';
import { GAME_AUTHORS, ICON_ARTISTS } from '../../../src/ui/credits/credited.ts';
import { CreditsScreen } from '../../../src/ui/credits/credits-screen.tsx';

const sets = import.meta.glob<{ readonly ICONS: Readonly<Record<string, string>> }>('../../../src/**/icon-paths.ts', {
  eager: true,
});
const drawn = Object.values(sets).flatMap(({ ICONS }) => Object.keys(ICONS));
const credited = Object.values(ICON_ARTISTS).flat();

test('every picture we ship names its artist', () => {
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(icon => !credited.includes(icon))).toEqual([]);
});

test('nobody is named for a picture we do not ship, and no picture has two artists', () => {
  expect(credited.filter(icon => !drawn.includes(icon))).toEqual([]);
  expect(new Set(credited).size).toBe(credited.length);
});

test('every game of the catalogue says whose it is, in the credits.json of its folder', () => {
  const titles = CATALOGUE.map(({ meta }) => meta.title);
  expect(titles.filter(title => GAME_AUTHORS[title] === undefined)).toEqual([]);
});

test('the credits name every author and every artist', () => {
  const html = render(<CreditsScreen />);
  for (const name of [...Object.keys(GAME_AUTHORS), ...Object.keys(ICON_ARTISTS)]) expect(html).toContain(name);
  expect(Object.keys(GAME_AUTHORS)).toHaveLength(5);
});
