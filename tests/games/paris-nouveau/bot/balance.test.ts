import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../../../src/engine/index.ts';
import { bot, rules } from '../../../../src/games/paris-nouveau/index.ts';
import { selfplay as about } from '../../../../src/games/paris-nouveau/selfplay.ts';
import { type Selfplay, type Share, rate, selfplay } from '../../../support/selfplay.ts';
import type { PureGame } from '../../../../tools/games.ts';

/*
 * A short run of `npm run selfplay paris-nouveau`, which holds the targets themselves over 2,000 matches a count.
 * A share p found in n matches has a standard error of sqrt(p (1 - p) / n); three of them are allowed for here:
 * sides      n = 300:                  3 * sqrt(0.25 / 300) = 0.087
 * characters n = 300 * seats / 9:      3 * sqrt(0.24 / 133) = 0.127 at four seats, 0.104 at six
 * v. random  n = 300:                  3 * sqrt(0.21 / 300) = 0.079
 */
const GAMES = 300;
const slack = (target: number, { of }: Pick<Share, 'of'>): number => 3 * Math.sqrt((target * (1 - target)) / of);

// The tool knows no game's types; this test plays one game by the tool's door.
const game = { rules, bot } as unknown as PureGame;
const description = about as unknown as Selfplay;
const { side, role, againstRandom } = about.targets;

describe.each([4, 5, 6])('with %i steady bots', seats => {
  const tally = selfplay(game, description, { seats, games: GAMES });

  test('both sides win about as often', () => {
    expect(tally.sides.size).toBe(2);
    for (const share of tally.sides.values()) {
      expect(rate(share)).toBeGreaterThan(side.min - slack(side.min, share));
      expect(rate(share)).toBeLessThan(side.max + slack(side.max, share));
    }
  });

  test('no character is too good to have', () => {
    expect(tally.roles.size).toBe(9);
    for (const [name, share] of tally.roles) {
      expect(share.of, name).toBeGreaterThan(80);
      expect(rate(share), name).toBeLessThan(role.max + slack(role.max, share));
    }
  });

  test('every ending happens', () => {
    expect([...tally.endings].filter(([, count]) => count === 0)).toEqual([]);
  });

  test.each(about.sides)('%s bots beat players who choose at random', name => {
    const { sides } = selfplay(game, description, { seats, games: GAMES, onlySide: name });
    const share = sides.get(name) ?? { won: 0, of: 1 };
    expect(rate(share)).toBeGreaterThan(againstRandom.min - slack(againstRandom.min, share));
  });
});

test('a sharp side wins more often against a gentle one than a gentle side against a sharp one', () => {
  const wins = (rescuer: BotLevel, hunter: BotLevel): number => {
    const { sides } = selfplay(game, description, { seats: 5, games: GAMES, levels: { rescuer, hunter } });
    return rate(sides.get('rescuer') ?? { won: 0, of: 1 });
  };
  // Long runs give about 0.60 and 0.31; two shares of 300 differ by chance by at most 0.12, at three standard errors.
  expect(wins('sharp', 'gentle') - wins('gentle', 'sharp')).toBeGreaterThan(0.12);
});
