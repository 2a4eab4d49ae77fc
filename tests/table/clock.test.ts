import { expect, test } from 'vitest';
import type { Options } from '../../src/engine/index.ts';
import { hurried } from '../support/hurried.ts';
import { lantern } from '../support/lantern.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const ANN = guestId(1);
const WATCHER = guestId(2);
const HIDE = { type: 'choose', choice: 'hide' };

/** Ann has seat 1, the host all others; a night may take ten seconds. */
function table(options: Options = { clock: 'brisk' }): TableRoom {
  const rules = hurried(lantern, { phase: 10, window: 3 });
  const room = tableRoom({ rules, seats: seatsBy('h1hh'), options: { nights: '40', timer: 'on', ...options } });
  room.arrive(ANN);
  room.arrive(WATCHER);
  room.deal(1);
  beat(room);
  return room;
}

const beat = (room: TableRoom, runs = true, mayStrike = true) => room.tell({ type: 'beat', runs, mayStrike });

/** So many seconds, a beat each half second. */
function pass(room: TableRoom, seconds: number, runs = true): void {
  for (let n = 0; n < seconds * 2; n++) {
    room.wait(0.5);
    beat(room, runs);
  }
}

const moves = (room: TableRoom): number => room.host().playing?.match.moves ?? -1;
const told = (room: TableRoom) => room.at(ANN).guest.seen?.time ?? null;

test('everybody is told how long the table waits, as time left', () => {
  const room = table();
  expect(told(room)).toEqual({ kind: 'phase', began: 0, total: 10_000, left: 10_000, runs: true });
  pass(room, 4);
  room.ask(HOST, { type: 'act', seat: seatNo(0), action: HIDE });
  expect(told(room)).toEqual({ kind: 'phase', began: 0, total: 10_000, left: 6000, runs: true });
  expect(room.at(WATCHER).guest.seen?.time).toEqual(told(room));
});

test.each([
  ['off', null],
  ['brisk', 10_000],
  ['relaxed', 20_000],
  ['days', 24 * 3600 * 1000],
])('a table may choose its clock: %s', (clock, total) => {
  expect(told(table({ clock }))?.total ?? null).toBe(total);
});

test('time is up once, at its moment, and then the next night has all of its own', () => {
  const room = table();
  pass(room, 9.5);
  expect(moves(room)).toBe(0);
  pass(room, 0.5);
  expect(moves(room)).toBe(1);
  expect(told(room)).toMatchObject({ began: 1, left: 10_000 });
  pass(room, 9.5);
  expect(moves(room)).toBe(1);
});

test('a strike that waits while the last of them chooses comes too late for the next night', () => {
  const room = tableRoom({
    rules: hurried(lantern, { phase: 10, window: 3 }),
    seats: seatsBy('h1hh'),
    options: { nights: '40', timer: 'on', clock: 'brisk' },
    byHand: true,
  });
  room.deal(1);
  beat(room);
  for (const n of [0, 2]) {
    room.ask(HOST, { type: 'act', seat: seatNo(n), action: HIDE });
    room.settle();
  }
  room.command({ type: 'assign', seat: seatNo(1), device: HOST });
  room.ask(HOST, { type: 'act', seat: seatNo(1), action: HIDE });
  room.settle();
  for (let n = 0; n < 19; n++) {
    room.wait(0.5);
    beat(room);
  }
  room.ask(HOST, { type: 'act', seat: seatNo(3), action: HIDE });
  room.wait(2);
  beat(room);
  expect(room.host().waiting.map(({ actor }) => actor)).toEqual(['clock']);
  room.settle();
  expect(moves(room)).toBe(4);
  expect(room.host().pacing.timer).toMatchObject({ began: 4, left: 10_000 });
});

test('it stands still while its host does not rule, and everybody is told', () => {
  const room = table();
  pass(room, 3);
  beat(room, false);
  expect(told(room)).toMatchObject({ left: 7000, runs: false });
  pass(room, 60, false);
  expect(moves(room)).toBe(0);
  beat(room);
  expect(told(room)).toMatchObject({ left: 7000, runs: true });
  pass(room, 6.5);
  expect(moves(room)).toBe(0);
});

test('while its device sleeps, no time passes', () => {
  const room = table();
  room.wait(3600);
  beat(room);
  expect(moves(room)).toBe(0);
});

test('anybody who plays may add time, and nobody else', () => {
  const room = table();
  pass(room, 9);
  expect(room.ask(ANN, { type: 'more-time' }).answers).toEqual([null]);
  expect(told(room)).toMatchObject({ total: 40_000, left: 31_000 });
  expect(room.ask(WATCHER, { type: 'more-time' }).answers).toEqual(['not-your-seat']);
  for (let n = 0; n < 30; n++) {
    room.ask(ANN, { type: 'more-time' });
    room.wait(1);
  }
  expect(told(room)?.left).toBeLessThanOrEqual(630_000);
  expect(room.ask(ANN, { type: 'more-time' }).answers).toEqual(['not-now']);
});

test('what was added outlives a reload; over days, what is left does too', () => {
  const room = table();
  pass(room, 5);
  room.ask(ANN, { type: 'more-time' });
  room.reloadHost();
  room.arrive(ANN);
  beat(room);
  expect(told(room)).toMatchObject({ total: 40_000, left: 40_000 });

  const days = table({ clock: 'days' });
  for (let n = 0; n < 1200; n++) {
    days.wait(2);
    beat(days);
  }
  const before = days.host().pacing.timer?.left ?? 0;
  days.reloadHost();
  days.arrive(ANN);
  beat(days);
  const after = told(days)?.left ?? 0;
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after).toBeLessThan(before + 11 * 60_000);
});
