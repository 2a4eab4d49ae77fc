import { expect, test } from 'vitest';
import { type Match, botTurn, deepFreeze, play, sameJson, seat, seatsOf, start } from '../../src/engine/index.ts';
import { type LanternState, lantern } from '../support/lantern.ts';
import { playerRng } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

const ME = seat(1);

/** A night in which one seat has peeked and another has chosen. */
function evening(seed: number): Match<LanternState> {
  let match = start(lantern, { seed: seedOf(seed), seats: 4, options: { nights: '3' } });
  for (const [by, action] of [
    [0, { type: 'peek' }],
    [2, { type: 'choose', choice: 'light' }],
  ] as const) {
    const verdict = play(lantern, match, { actor: seat(by), action });
    if (!verdict.ok) throw new Error(verdict.refusal);
    ({ match } = verdict);
  }
  return deepFreeze(match);
}

const turnAt = ({ state }: Match<LanternState>, dice: number) =>
  botTurn(lantern, {
    view: lantern.view(state, ME),
    seat: ME,
    legal: lantern.legal(state, ME),
    awaited: true,
    level: 'sharp',
    rng: playerRng(dice),
    said: [],
  });

test('an imagined world looks to the seat as the true one does', () => {
  let compared = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const match = evening(seed);
    const turn = turnAt(match, seed);
    const world = turn.imagine();
    expect(world.view(ME)).toEqual(turn.view);
    expect(world.legal(ME)).toEqual(turn.legal);
    expect(world.awaited).toEqual(lantern.awaited(match.state));
    compared++;
  }
  expect(compared).toBe(20);
});

test('worlds differ from each other where the seat cannot know', () => {
  const turn = turnAt(evening(3), 7);
  const hands = Array.from({ length: 12 }, () => JSON.stringify(turn.imagine().view(seat(0))));
  expect(new Set(hands).size).toBeGreaterThan(2);
});

test('two truths that look the same to a seat are imagined by it in the same way', () => {
  const match = evening(5);
  const other = { ...match, state: lantern.imagine(lantern.view(match.state, ME), ME, playerRng(99)) };
  expect(sameJson(other.state.hands, match.state.hands)).toBe(false);
  const seen = ({ state }: Match<LanternState>) => {
    const world = turnAt({ ...match, state }, 11).imagine();
    return seatsOf(4).map(one => world.view(one));
  };
  expect(seen(other)).toEqual(seen(match));
});

test('a world is played on to its end, and the true match stays as it is', () => {
  const match = evening(8);
  const before = JSON.stringify(match);
  let world = turnAt(match, 3).imagine();
  let moves = 0;
  while (!world.outcome && moves < 200) {
    const [actor] = world.awaited;
    if (actor === undefined) break;
    const [action] = world.legal(actor);
    if (action === undefined) break;
    world = world.after(actor, action);
    moves++;
  }
  expect(world.outcome?.reason).toBe('most-nights');
  expect(moves).toBeGreaterThan(5);
  expect(JSON.stringify(match)).toBe(before);
});
