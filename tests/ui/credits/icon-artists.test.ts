import { expect, test } from 'vitest';
import { ICON_ARTISTS } from '../../../src/ui/credits/icon-artists.ts';

const sets = import.meta.glob<{ readonly ICONS: Readonly<Record<string, string>> }>('../../../src/**/icon-paths.ts', {
  eager: true,
});
const drawn = Object.values(sets).flatMap(({ ICONS }) => Object.keys(ICONS));
const credited: readonly string[] = Object.values(ICON_ARTISTS).flat();

test('every picture we ship names its artist', () => {
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(icon => !credited.includes(icon))).toEqual([]);
});

test('nobody is named for a picture we do not ship', () => {
  expect(credited.filter(icon => !drawn.includes(icon))).toEqual([]);
});
