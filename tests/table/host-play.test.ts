import { expect, test } from 'vitest';
import { lantern } from '../support/lantern.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const LIGHT = { type: 'choose', choice: 'light' };
const HIDE = { type: 'choose', choice: 'hide' };

/** Seat 0 is the host's, 1 and 2 are guest 1's, 3 is guest 2's. Nothing moves unless told to. */
function slowTable(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h112'), options: { nights: '3' }, byHand: true });
  for (const n of [1, 2]) room.arrive(guestId(n));
  room.deal(1);
  room.settle();
  return room;
}

const act = (room: TableRoom, device: string, seat: number, action: unknown = LIGHT) => {
  const asked = room.ask(device, { type: 'act', seat: seatNo(seat), action });
  if (device !== HOST) room.deliverToHost(device);
  return asked;
};

test('nobody hears of a move before it is stored', () => {
  const room = slowTable();
  const asked = act(room, HOST, 0);
  expect(room.browsers.get(guestId(1))?.line?.toGuest).toEqual([]);
  expect(room.host().playing?.match.moves).toBe(0);
  room.finishWrite('stored');
  expect(room.browsers.get(guestId(1))?.line?.toGuest).toHaveLength(1);
  expect(asked.answers).toEqual([null]);
});

test('a move that could not be stored did not happen, and its asker is told', () => {
  const room = slowTable();
  const failed = act(room, guestId(1), 1);
  const next = act(room, guestId(2), 3);
  room.finishWrite('failed');
  room.settle();
  expect(failed.answers).toEqual(['not-stored']);
  expect(next.answers).toEqual([null]);
  expect(room.host().playing?.match.moves).toBe(1);
  expect(act(room, guestId(1), 1).answers).toEqual([]);
});

test('moves that come while one is being stored are judged in their order, each when its turn comes', () => {
  const room = slowTable();
  const asked = [act(room, guestId(1), 1), act(room, guestId(1), 1, HIDE), act(room, guestId(2), 3)];
  room.settle();
  expect(asked.map(({ answers }) => answers)).toEqual([[null], ['illegal-action'], [null]]);
});

test('an ask that comes twice is done once and answered the same', () => {
  const room = slowTable();
  const asked = act(room, guestId(1), 1);
  const letter = JSON.stringify({ type: 'ask', epoch: 1, id: asked.id, ask: { ...asked.ask, match: 1, seq: 0 } });
  room.tell({ type: 'letter', from: guestId(1), text: letter });
  expect(room.pending).toHaveLength(1);
  room.settle();
  const again = room.tell({ type: 'letter', from: guestId(1), text: letter });
  expect(again.post).toEqual([{ to: guestId(1), letter: { type: 'answer', epoch: 1, id: asked.id, refusal: null } }]);
  expect(again.host.playing?.match.moves).toBe(1);
});

test('a move that waits is refused when its seat has meanwhile been given to somebody else', () => {
  const room = slowTable();
  act(room, HOST, 0);
  const late = act(room, guestId(1), 1);
  room.command({ type: 'assign', seat: seatNo(1), device: guestId(2) });
  room.settle();
  expect(late.answers).toEqual(['not-your-seat']);
  expect(room.host().playing?.match.moves).toBe(1);
});

test('a move that waits is refused when its seat has meanwhile been handed to a bot for good', () => {
  const room = slowTable();
  act(room, HOST, 0);
  const late = act(room, guestId(1), 1);
  room.command({ type: 'set-absence', seat: seatNo(1), absence: 'bot-for-good' });
  room.settle();
  expect(late.answers).toEqual(['not-your-seat']);
});

test('a stand-in whose move waits does not play it once the owner is back', () => {
  const room = slowTable();
  room.cut(guestId(2));
  room.command({ type: 'set-absence', seat: seatNo(3), absence: 'bot-for-now' });
  act(room, HOST, 0);
  room.tell({ type: 'table-acts', id: 'bot', actor: seatNo(3), action: HIDE, claim: null });
  room.arrive(guestId(2));
  room.settle();
  expect(room.settled).toEqual([{ id: 'bot', refusal: 'not-your-decision' }]);
  expect(act(room, guestId(2), 3).answers).toEqual([]);
  room.settle();
  expect(room.host().playing?.match.moves).toBe(2);
});
