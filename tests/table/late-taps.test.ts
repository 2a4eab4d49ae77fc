import { expect, test } from 'vitest';
import { lantern } from '../support/lantern.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const ANN = guestId(1);
const SEAT = seatNo(1);
const LIGHT = { type: 'choose', choice: 'light' };
const HIDE = { type: 'choose', choice: 'hide' };

/** Ann has seat 1, the host all others. Nothing moves unless told to. */
function table(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h1hh'), options: { nights: '3' }, byHand: true });
  room.arrive(ANN);
  room.deal(1);
  room.settle();
  return room;
}

/** Ann taps, and her link has been dead for a while already: nobody hears of it. */
function tapInVain(room: TableRoom, action: unknown = LIGHT) {
  const tap = room.ask(ANN, { type: 'act', seat: SEAT, action });
  room.at(ANN).line?.toHost.splice(0);
  room.cut(ANN);
  return tap;
}

function hostPlays(room: TableRoom, ...seats: readonly number[]): void {
  for (const n of seats) {
    room.ask(HOST, { type: 'act', seat: seatNo(n), action: HIDE });
    room.settle();
  }
}

function back(room: TableRoom): void {
  room.arrive(ANN);
  room.settle();
}

test('a tap that comes late still counts while the same decision waits for it', () => {
  const room = table();
  const tap = tapInVain(room);
  hostPlays(room, 0, 2, 3);
  back(room);
  expect(tap.answers).toEqual([null]);
  expect(room.host().playing?.match.moves).toBe(4);
});

test('a tap meant for what a bot has decided meanwhile is not taken for the next decision', () => {
  const room = table();
  const tap = tapInVain(room);
  room.command({ type: 'set-absence', seat: SEAT, absence: 'bot-for-now' });
  room.tell({ type: 'table-acts', id: 'bot', actor: SEAT, action: HIDE, claim: null });
  room.settle();
  hostPlays(room, 0, 2, 3);
  back(room);
  expect(lantern.awaited(room.host().playing?.match.state as never)).toContain(SEAT);
  expect(tap.answers).toEqual(['not-now']);
  expect(room.host().playing?.match.moves).toBe(4);
});

test('a tap meant for one match is not played in the next', () => {
  const room = table();
  const tap = tapInVain(room);
  room.deal(2);
  back(room);
  expect(tap.answers).toEqual(['not-now']);
  expect(room.host().playing?.match.moves).toBe(0);
});

test.each([ANN, HOST])('two taps before the first is answered are one move: %s', device => {
  const room = table();
  const mine = device === ANN ? 1 : 0;
  hostPlays(room, ...[0, 2, 3].filter(n => n !== mine));
  if (device === HOST) {
    room.ask(ANN, { type: 'act', seat: SEAT, action: HIDE });
    room.settle();
  }
  const taps = [1, 2].map(() => room.ask(device, { type: 'act', seat: seatNo(mine), action: LIGHT }));
  room.settle();
  expect(taps.map(({ answers }) => answers)).toEqual([[null], ['not-now']]);
  expect(room.host().playing?.match.moves).toBe(4);
});

test('whoever taps while others move at the same time is not behind', () => {
  const room = table();
  hostPlays(room, 0);
  const tap = room.ask(ANN, { type: 'act', seat: SEAT, action: { type: 'peek' } });
  hostPlays(room, 2);
  room.settle();
  expect(tap.answers).toEqual([null]);
});

test('what a host that was reloaded knows of who is behind is the same', () => {
  const room = table();
  hostPlays(room, 0, 2, 3);
  room.ask(ANN, { type: 'act', seat: SEAT, action: HIDE });
  room.settle();
  const { since } = room.host().playing ?? {};
  expect(since).toEqual([4, 4, 4, 4]);
  room.reloadHost();
  expect(room.host().playing?.since).toEqual(since);
});
