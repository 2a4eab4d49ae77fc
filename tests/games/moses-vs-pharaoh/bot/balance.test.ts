import { expect, test } from 'vitest';
import type { BotLevel } from '../../../../src/engine/index.ts';
import { bot, rules } from '../../../../src/games/moses-vs-pharaoh/index.ts';
import { selfplay as about } from '../../../../src/games/moses-vs-pharaoh/selfplay.ts';
import type { PureGame } from '../../../../tools/games.ts';
import { type Selfplay, type Share, medianOf, rate, selfplay } from '../../../support/selfplay.ts';

/*
 * A short run of `npm run selfplay moses-vs-pharaoh`, which holds the targets themselves over 2,000 matches.
 * A share p found in n matches has a standard error of sqrt(p (1 - p) / n); three of them are allowed for here.
 */
const GAMES = 300;
const slack = (target: number, { of }: Pick<Share, 'of'>): number => 3 * Math.sqrt((target * (1 - target)) / of);

// The tool knows no game's types; this test plays one game by the tool's door.
const game = { rules, bot } as unknown as PureGame;
const description = about as unknown as Selfplay;
const { side, againstRandom, median } = about.targets;

const tally = selfplay(game, description, { seats: 2, games: GAMES });

test('both sides win about as often', () => {
  expect(tally.sides.size).toBe(2);
  for (const share of tally.sides.values()) {
    expect(rate(share)).toBeGreaterThan(side.min - slack(side.min, share));
    expect(rate(share)).toBeLessThan(side.max + slack(side.max, share));
  }
});

test('every ending happens, and a match takes about eight turns', () => {
  expect([...tally.endings].filter(([, count]) => count === 0)).toEqual([]);
  const middle = medianOf(tally.rounds, GAMES);
  expect(middle).toBeGreaterThanOrEqual(median.min);
  expect(middle).toBeLessThanOrEqual(median.max);
});

test.each(about.sides)('%s bots beat players who choose at random', name => {
  const { sides } = selfplay(game, description, { seats: 2, games: GAMES, onlySide: name });
  const share = sides.get(name) ?? { won: 0, of: 1 };
  expect(rate(share)).toBeGreaterThan(againstRandom.min - slack(againstRandom.min, share));
});

/** How often the Hebrews win when they play at one level and Egypt at the other. */
const wins = (hebrew: BotLevel, egyptian: BotLevel): number => {
  const { sides } = selfplay(game, description, { seats: 2, games: GAMES, levels: { hebrew, egyptian } });
  return rate(sides.get('hebrew') ?? { won: 0, of: 1 });
};

test.each<[better: BotLevel, worse: BotLevel, by: number]>([
  ['steady', 'gentle', 0.3],
  ['sharp', 'steady', 0.05],
])('%s bots play better than %s ones', (better, worse, by) => {
  expect(wins(better, worse) - wins(worse, better)).toBeGreaterThan(by);
});
