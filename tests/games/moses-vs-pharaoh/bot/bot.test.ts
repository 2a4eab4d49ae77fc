import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, deepFreeze, sameJson, botTurn } from '../../../../src/engine/index.ts';
import { bot } from '../../../../src/games/moses-vs-pharaoh/bot/index.ts';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { matchesOf, playerRng, randomMatch } from '../../../support/random-match.ts';
import { seedOf } from '../../../support/seeds.ts';
import { E, FREE, GONE, H, deal, table, toPlay } from '../moses-table.ts';

const moments = [1, 2, 3, 4, 5, 6].flatMap(seed =>
  matchesOf([
    ...randomMatch(
      mosesVsPharaoh,
      { seed: seedOf(seed), seats: 2, options: {} },
      playerRng(seed),
      seed % 2 === 0 ? bot : undefined,
    ),
  ]),
);

const choose = (state: State, seat: typeof H, rng = playerRng(1), level: (typeof BOT_LEVELS)[number] = 'sharp') =>
  bot.choose(
    botTurn(mosesVsPharaoh, {
      view: mosesVsPharaoh.view(state, seat),
      seat,
      legal: mosesVsPharaoh.legal(state, seat),
      awaited: mosesVsPharaoh.awaited(state).includes(seat),
      level,
      rng,
      said: [],
    }),
  );

test.each(BOT_LEVELS)('a %s bot that is waited for always plays a legal action', level => {
  let decisions = 0;
  for (const { state } of moments) {
    for (const actor of mosesVsPharaoh.awaited(state)) {
      if (actor === 'clock') continue;
      const action = choose(state, actor, playerRng(decisions++), level);
      expect(mosesVsPharaoh.legal(state, actor).some(one => sameJson(one, action))).toBe(true);
    }
  }
  expect(decisions).toBeGreaterThan(300);
});

test('a bot plays the same from any world that looks the same', () => {
  let compared = 0;
  for (const { state } of moments.filter((_, n) => n % 5 === 0)) {
    for (const actor of mosesVsPharaoh.awaited(state)) {
      if (actor === 'clock') continue;
      const world = deepFreeze(mosesVsPharaoh.imagine(mosesVsPharaoh.view(state, actor), actor, playerRng(9)));
      expect(choose(world, actor, playerRng(3))).toEqual(choose(state, actor, playerRng(3)));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

test('[MP-1] a bot leaves the choice of sides to others, and does not bid for ever', () => {
  expect(choose(deal(), H)).toEqual({ type: 'wish', wish: 'either' });
  const bidding: State = { ...deal(), phase: { name: 'bid', side: 'hebrew', bidder: H, bid: 20 } };
  expect(choose(bidding, H)).toEqual({ type: 'concede' });
});

describe('a Hebrew bot', () => {
  const SAVING: Pick<State, 'phase'> = { phase: { name: 'save', aside: { hebrew: null, egyptian: null } } };
  const READY: readonly Card[] = [
    'moses-parts-the-red-sea',
    'extra-water',
    'pillar-of-cloud',
    'pillar-of-fire',
    'chariot-wheels',
  ];

  test('brings a plague with the lowest card that will do', () => {
    const state = table({ hebrew: ['pillar-of-fire', 'whips-and-overseers', 'joshua-fights'], plagues: 2 });
    expect(choose(state, H)).toEqual({ type: 'plague', card: 'whips-and-overseers' });
  });

  test('runs when it has all that the flight takes, and otherwise saves for it', () => {
    expect(choose(table({ ...FREE, ...SAVING, hebrew: READY }), H)).toEqual({ type: 'save', cards: [] });
    const short = READY.with(4, 'spies');
    expect(choose(table({ ...FREE, ...SAVING, hebrew: short }), H)).toEqual({ type: 'save', cards: short.slice(0, 4) });
    expect(choose(table({ ...FREE, hebrew: READY }), H)).toMatchObject({ type: 'walk', to: 'qantara' });
  });

  test('parts the sea when it stands before it, and hurries through', () => {
    const shore = { ...GONE, hebrews: 'succoth', hebrew: READY.slice(0, 2) } as const;
    expect(choose(table(shore), H)).toEqual({ type: 'event', card: 'moses-parts-the-red-sea' });
    const last = table({
      ...GONE,
      hebrews: 'red-sea',
      parted: true,
      hebrew: ['extra-water', 'spies'],
      phase: { name: 'play', side: 'hebrew', again: true },
    });
    expect(choose(last, H)).toEqual({ type: 'walk', card: 'extra-water', to: 'sinai' });
  });

  test('fetches the card that parts the sea from the discard pile', () => {
    const state = table({
      ...FREE,
      hebrew: ['jethros-counsel', 'extra-water'],
      discard: ['moses-parts-the-red-sea', 'spies'],
    });
    expect(choose(state, H)).toEqual({ type: 'event', card: 'jethros-counsel' });
  });
});

describe('an Egyptian bot', () => {
  test('hardens Pharaoh’s heart while there is a row to lower', () => {
    const state = table({ egyptian: ['joshua-fights', 'pillar-of-fire'], row: 6, heart: 15, ...toPlay('egyptian') });
    expect(choose(state, E)).toMatchObject({ type: 'harden' });
  });

  test('goes for the chariots, makes them ready, and attacks', () => {
    const egyptian: readonly Card[] = ['pillar-of-cloud', 'joshua-fights'];
    expect(choose(table({ ...GONE, egyptian, ...toPlay('egyptian') }), E)).toMatchObject({
      type: 'march',
      to: 'memphis',
    });
    const there = table({ ...GONE, egyptian, pharaoh: 'memphis', ...toPlay('egyptian') });
    expect(choose(there, E)).toMatchObject({ type: 'mobilise' });
    const met = table({
      ...GONE,
      egyptian,
      pharaoh: 'qantara',
      chariots: [{ at: 'qantara', hundreds: 6, mobilised: true }],
      ...toPlay('egyptian'),
    });
    expect(choose(met, E)).toMatchObject({ type: 'attack' });
  });

  test('saves a card only with the initiative', () => {
    const phase = { name: 'save', aside: { hebrew: null, egyptian: null } } as const;
    const egyptian: readonly Card[] = ['all-the-horsemen', 'spies', 'crocodiles'];
    expect(choose(table({ phase, egyptian }), E)).toEqual({ type: 'save', cards: [] });
    expect(choose(table({ ...FREE, phase, egyptian, initiative: 'egyptian' }), E)).toEqual({
      type: 'save',
      cards: ['all-the-horsemen'],
    });
  });
});
