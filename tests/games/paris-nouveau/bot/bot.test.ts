import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, deepFreeze, sameJson, seatsOf, botTurn } from '../../../../src/engine/index.ts';
import { bot } from '../../../../src/games/paris-nouveau/bot/index.ts';
import { rescuersChance } from '../../../../src/games/paris-nouveau/bot/chance.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { Action, State } from '../../../../src/games/paris-nouveau/state.ts';
import { hunterOdds } from '../../../../src/games/paris-nouveau/bot/trust.ts';
import { matchesOf, playerRng, randomMatch } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';
import { A, B, C, D, E, handsFor, lineOf, withCards } from '../paris-table.ts';
import { patientPlayer } from '../patient-player.ts';

const moments = [1, 2, 3, 4, 5, 6].flatMap(seed =>
  matchesOf([
    ...randomMatch(
      parisNouveau,
      { seed: seedOf(seed), seats: 4 + (seed % 3), options: {} },
      playerRng(seed),
      seed % 2 === 0 ? patientPlayer : undefined,
    ),
  ]),
);

const choose = (state: State, seat: typeof A, rng = playerRng(1), level: (typeof BOT_LEVELS)[number] = 'sharp') =>
  bot.choose(
    botTurn(parisNouveau, {
      view: parisNouveau.view(state, seat),
      seat,
      legal: parisNouveau.legal(state, seat),
      awaited: parisNouveau.awaited(state).includes(seat),
      level,
      rng,
      said: [],
    }),
  );

test.each(BOT_LEVELS)('a %s bot that is waited for always plays a legal action', level => {
  let decisions = 0;
  for (const { state } of moments) {
    for (const actor of parisNouveau.awaited(state)) {
      if (actor === 'clock') continue;
      const action = choose(state, actor, playerRng(decisions++), level);
      expect(parisNouveau.legal(state, actor).some(one => sameJson(one, action))).toBe(true);
    }
  }
  expect(decisions).toBeGreaterThan(300);
});

test('a bot may let an optional moment pass, and never acts out of order', () => {
  let offered = 0;
  for (const { state, seats } of moments) {
    const waiting = parisNouveau.awaited(state);
    for (const seat of seatsOf(seats).filter(one => !waiting.includes(one))) {
      if (parisNouveau.legal(state, seat).length > 0) offered++;
      expect(choose(state, seat, playerRng(offered))?.type ?? 'spot').toBe('spot');
    }
  }
  expect(offered).toBeGreaterThan(20);
});

test('a Leader who is the Spotter looks, once there is enough to choose from, and does not wait for their turn', () => {
  const state = withCards({
    characters: ['spotter', 'guard', 'courier', 'broker', 'medic'],
    hands: handsFor(5),
    leader: A,
    tec: B,
    phase: { name: 'submit', turn: E, submitted: [null, 'd4v0--', 'd4v1--', 'd4v2--', null] },
  });
  expect(parisNouveau.awaited(state)).toEqual([E]);
  expect(choose(state, A)).toMatchObject({ type: 'spot' });
});

test('a bot plays the same from any world that looks the same', () => {
  let compared = 0;
  for (const { state } of moments.filter((_, n) => n % 5 === 0)) {
    for (const actor of parisNouveau.awaited(state)) {
      if (actor === 'clock') continue;
      const world = deepFreeze(parisNouveau.imagine(parisNouveau.view(state, actor), actor, playerRng(9)));
      expect(choose(world, actor, playerRng(3))).toEqual(choose(state, actor, playerRng(3)));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

const TABLE = {
  characters: ['driver', 'guard', 'courier', 'broker', 'medic'],
  hands: handsFor(5),
  leader: A,
  tec: B,
} as const;

describe('what a bot makes of what it sees', () => {
  test('a Leader who gave the crew away is suspected, and one who helped is trusted', () => {
    const lines = {
      rescuer: [
        ...lineOf('d5v3--').map(card => ({ ...card, by: C })),
        ...lineOf('d1v0-C').map(card => ({ ...card, by: D })),
      ],
      hunter: [],
    };
    const odds = hunterOdds(parisNouveau.view(withCards({ ...TABLE, lines, tec: null }), A), A);
    expect(odds[D]).toBeGreaterThan(0.7);
    expect(odds[C]).toBeLessThan(0.45);
    expect(odds[A]).toBe(0);
    expect(odds[B]).toBeCloseTo(odds[E] ?? 0);
  });

  test('rescuers fare worse with less cover, a smaller lead and fewer points', () => {
    const even = { cover: 4, gap: 6, points: 0, toCome: 8 };
    const now = rescuersChance(even);
    expect(rescuersChance({ ...even, cover: 3 })).toBeLessThan(now);
    expect(rescuersChance({ ...even, gap: 4 })).toBeLessThan(now);
    expect(rescuersChance({ ...even, points: -2 })).toBeLessThan(now);
    expect(rescuersChance({ ...even, cover: 0 })).toBe(0);
  });

  test.each([
    ['rescuer', { type: 'place', card: 'd5v3--' }],
    ['hunter', { type: 'place', card: 'd1v0-C' }],
  ] as const)('in the last round a %s who leads plays for their own side', (team, action: Action) => {
    const state = withCards({
      ...TABLE,
      round: 7,
      cover: 2,
      teams: [team, 'hunter', 'rescuer', 'hunter', 'rescuer'],
      phase: { name: 'rescue', pile: ['d5v3--', 'd3v1--', 'd1v0-C'] },
    });
    expect(choose(state, A)).toEqual(action);
  });

  test('early on a hunter rather plays a card that gives nothing away', () => {
    const phase = { name: 'rescue', pile: ['d3v1--', 'd1v0-C'] } as const;
    const state = withCards({ ...TABLE, teams: ['hunter', 'hunter', 'rescuer', 'hunter', 'rescuer'], phase });
    expect(choose(state, A)).toEqual({ type: 'place', card: 'd3v1--' });
  });

  test('nobody on their last life takes a card that ends it, if there is another', () => {
    const phase = { name: 'hunt', drawn: ['d1v0L-', 'd5v3-C'] } as const;
    const state = withCards({
      ...TABLE,
      lives: [2, 1, 2, 2, 2],
      teams: ['rescuer', 'rescuer', 'hunter', 'hunter', 'rescuer'],
      phase,
    });
    expect(choose(state, B)).toEqual({ type: 'place', card: 'd5v3-C' });
  });

  test('bots bluff a little: the same hand is not always played the same way', () => {
    const phase = { name: 'submit', turn: B, submitted: [null, null, null, null, null] } as const;
    const state = withCards({
      ...TABLE,
      hands: handsFor(5).with(1, ['d5v3--', 'd1v0LC']),
      teams: ['rescuer', 'rescuer', 'hunter', 'hunter', 'rescuer'],
      phase,
    });
    const played = Array.from({ length: 300 }, (_, n) => JSON.stringify(choose(state, B, playerRng(n))));
    const honest = played.filter(action => action.includes('d5v3--')).length;
    expect(honest).toBeGreaterThan(240);
    expect(honest).toBeLessThan(300);
  });

  test('the stake in an election cannot be foretold', () => {
    const stakes = Array.from({ length: 100 }, (_, n) =>
      JSON.stringify(choose(withCards({ ...TABLE, tec: null }), B, playerRng(n))),
    );
    expect(new Set(stakes).size).toBeGreaterThan(2);
  });
});
