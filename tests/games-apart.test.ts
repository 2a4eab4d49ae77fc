import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { sourceFiles } from './support/import-rules.ts';
import { shapesOf, sharedRuns } from './support/same-shape.ts';

/** What two games do alike for longer than this belongs beside the contract, or in `src/ui/board-parts`. */
const MOST = 12;
const WORDS_AND_DATA = /\/(?:data|words|how-to-play)\//;

const logicOf = (game: string): readonly string[] =>
  sourceFiles(`src/games/${game}`).filter(file => !WORDS_AND_DATA.test(file));
const shapedLogicOf = (game: string) => logicOf(game).flatMap(file => shapesOf(file, readFileSync(file, 'utf8')));

const GAMES = CATALOGUE.map(({ meta }) => meta.id);
const PAIRS = GAMES.flatMap((one, n) => GAMES.slice(n + 1).map(other => [one, other] as const));

test.each(PAIRS)('no more than a few lines of logic stand both in %s and in %s', (one, other) => {
  expect(logicOf(one).length).toBeGreaterThan(10);
  expect(sharedRuns(shapedLogicOf(one), shapedLogicOf(other), MOST + 1)).toEqual([]);
});

const PLANTED = `/** How far it is. */
export function distance(from: Place, to: Place): number {
  const seen = new Set([from]);
  let reached = [from];
  for (let steps = 0; reached.length > 0; steps++) {
    if (reached.includes(to)) return steps;
    const next = reached.flatMap(place => roadsFrom(place));
    reached = next.filter(place => !seen.has(place));
    for (const place of reached) {
      seen.add(place);
    }
  }
  return Infinity;
}`;

test('a planted pair is noticed, under other names, between other lines and with other comments', () => {
  const renamed = PLANTED.replaceAll('place', 'space')
    .replaceAll('reached', 'edge')
    .replace(/^.*\n/, 'const ROOM = 4;\n\n// Another word.\n');
  const runs = sharedRuns(shapesOf('a/one.ts', PLANTED), shapesOf('b/two.ts', renamed), MOST + 1);
  expect(runs).toEqual([{ one: 'a/one.ts:2', other: 'b/two.ts:4', lines: 13 }]);
});

test('a run that is a line shorter, or a list of names, is not', () => {
  const shorter = PLANTED.replace('return Infinity;', 'return -1;');
  expect(sharedRuns(shapesOf('a/one.ts', PLANTED), shapesOf('b/two.ts', shorter), MOST + 1)).toEqual([]);
  const list = Array.from({ length: 20 }, (_, n) => `    case 'kind-${n}':`).join('\n');
  expect(sharedRuns(shapesOf('a/one.ts', list), shapesOf('b/two.ts', list), MOST + 1)).toEqual([]);
});
