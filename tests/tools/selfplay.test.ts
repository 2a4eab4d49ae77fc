import { expect, test } from 'vitest';
import { type LanternAction, type LanternState, lantern, lanternBot } from '../support/lantern.ts';
import { type Selfplay, rate, selfplay, sidesOf } from '../support/selfplay.ts';

const GAMES = 60;
const game = { rules: lantern, bot: lanternBot };

/** Everybody for themselves: as many sides as seats. */
const everySeat: Selfplay = {
  options: { nights: '3', timer: 'off', shutters: 'on' },
  sides: seats => Array.from({ length: seats }, (_, n) => `seat ${n}`),
  sideOf: state => (state as LanternState).hands.map((_, n) => `seat ${n}`),
  roles: [],
  roleOf: () => [],
  endings: [],
  roundsOf: state => (state as LanternState).night,
  windows(before, action, after) {
    const [was, is] = [before, after].map(state => (state as LanternState).phase.name === 'shutting');
    return { opened: is && !was ? 1 : 0, answered: was && (action as LanternAction).type === 'shut' ? 1 : 0 };
  },
  targets: { side: { min: 0, max: 1 }, role: { max: 1 }, againstRandom: { min: 0 } },
};

test.each([3, 5])('as many sides as seats are counted, each in every match: %i', seats => {
  const { sides } = selfplay(game, everySeat, { seats, games: GAMES });
  expect([...sides.keys()]).toEqual(sidesOf(everySeat, seats));
  expect([...sides.values()].map(({ of }) => of)).toEqual(Array.from({ length: seats }, () => GAMES));
  expect([...sides.values()].reduce((sum, { won }) => sum + won, 0)).toBeGreaterThan(GAMES / 2);
});

test('one side of bots plays against random play by all the others', () => {
  const asked = new Set<number>();
  const bot: typeof lanternBot = {
    choose(turn) {
      asked.add(turn.seat);
      return lanternBot.choose(turn);
    },
  };
  const { sides } = selfplay({ rules: lantern, bot }, everySeat, { seats: 4, games: GAMES, onlySide: 'seat 2' });
  expect([...asked]).toEqual([2]);
  expect(sides.get('seat 2')?.of).toBe(GAMES);
});

test('a side that nobody is on has neither won nor lost', () => {
  const about = { ...everySeat, sides: ['seat 0', 'the others', 'nobody'], sideOf: teams };
  const { sides } = selfplay(game, about, { seats: 3, games: GAMES });
  expect(sides.get('nobody')).toEqual({ won: 0, of: 0 });
  expect(sides.get('the others')?.of).toBe(GAMES);
  expect(rate(sides.get('nobody') ?? { won: 1, of: 1 })).toBe(0);
});

test('windows are counted for a game that has them', () => {
  const { windows } = selfplay(game, everySeat, { seats: 4, games: GAMES });
  expect(windows?.opened).toBeGreaterThan(10);
  expect(windows?.answered).toBeLessThanOrEqual(windows?.opened ?? 0);
  const without = Object.fromEntries(Object.entries(everySeat).filter(([name]) => name !== 'windows'));
  expect(selfplay(game, without as unknown as Selfplay, { seats: 4, games: 1 }).windows).toBeUndefined();
});

function teams(state: unknown): readonly string[] {
  return (state as LanternState).hands.map((_, n) => (n === 0 ? 'seat 0' : 'the others'));
}
