import { expect, test } from 'vitest';
import {
  chosenOptions,
  clockwiseAfter,
  deepFreeze,
  play,
  replay,
  sameJson,
  seat,
  start,
} from '../../src/engine/index.ts';
import { lantern } from '../support/lantern.ts';
import { seedOf } from '../support/seeds.ts';

const deal = { seed: seedOf(1), seats: 3, options: {} };
const light = { type: 'choose', choice: 'light' } as const;

test('a match is the replay of its moves', () => {
  const verdict = play(lantern, start(lantern, deal), { actor: seat(0), action: light });
  expect(verdict).toMatchObject({ ok: true, match: { moves: 1, seats: 3 } });
  expect(replay(lantern, deal, [{ actor: seat(0), action: light }])).toEqual({
    ok: true,
    match: verdict.ok && verdict.match,
  });
});

test('a replay that meets an illegal move says where', () => {
  const moves = [
    { actor: seat(0), action: light },
    { actor: seat(0), action: light },
  ];
  expect(replay(lantern, deal, moves)).toEqual({ ok: false, refusal: 'illegal-action', at: 1 });
});

test('a snapshot later than the moves is not used', () => {
  const future = { moves: 9, state: start(lantern, { ...deal, seed: seedOf(2) }).state };
  expect(replay(lantern, deal, [], future)).toEqual({ ok: true, match: start(lantern, deal) });
});

test('nothing can be played after the end', () => {
  const moves = [0, 1, 2].map(n => ({ actor: seat(n), action: light }));
  const over = replay(lantern, deal, moves);
  if (!over.ok) throw new Error('three choices end the night');
  expect(play(lantern, over.match, { actor: seat(0), action: light })).toEqual({ ok: false, refusal: 'match-over' });
});

test('the action applied is the game’s own, never the object a stranger sent', () => {
  const sent = JSON.parse('{"choice":"light","type":"choose"}') as typeof light;
  const verdict = play(lantern, start(lantern, deal), { actor: seat(0), action: sent });
  expect(verdict.ok && verdict.events[0]).toEqual({ type: 'chose', seat: 0, choice: 'light' });
});

test('a game is not dealt to a number of seats it does not have', () => {
  expect(() => start(lantern, { ...deal, seats: 2 })).toThrow('does not seat 2');
});

test('options fall back to the first value, and unknown ones are dropped', () => {
  expect(chosenOptions(lantern.options, { timer: 'on', nights: '999', cheat: 'yes' })).toEqual({
    timer: 'on',
    nights: '1',
    shutters: 'off',
  });
});

test('clockwise begins on the left and ends with the seat itself', () => {
  expect(clockwiseAfter(seat(2), 4)).toEqual([3, 0, 1, 2]);
});

test.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [[], {}, false],
  [[1, 2], [1], false],
  [null, {}, false],
  [0, '0', false],
  [{ toString: 1 }, {}, false],
])('%j and %j are the same JSON: %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
  expect(sameJson(b, a)).toBe(same);
});

test('freezing goes all the way down', () => {
  const frozen = deepFreeze({ hand: [{ card: 1 }] });
  expect(() => Object.assign(frozen.hand[0] ?? {}, { card: 2 })).toThrow(TypeError);
});
