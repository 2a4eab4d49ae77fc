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

test.each(['to the lobby', 'to a new deal'])('whoever waits for an answer gets one when the table goes %s', where => {
  const room = slowTable();
  const asked = [act(room, guestId(1), 1), act(room, guestId(2), 3), act(room, HOST, 0)];
  room.cut(guestId(2));
  room.command({ type: 'set-absence', seat: seatNo(3), absence: 'bot-for-now' });
  room.tell({ type: 'table-acts', id: 'bot', actor: seatNo(3), action: HIDE, claim: null });
  if (where === 'to the lobby') room.command({ type: 'to-lobby' });
  else room.deal(2);
  room.arrive(guestId(2));
  room.settle();
  // The first was already being stored, in the match that was left.
  expect(asked.map(({ answers }) => answers)).toEqual([[null], ['not-now'], ['not-now']]);
  expect(room.settled).toEqual([{ id: 'bot', refusal: 'not-now' }]);
});

test('the end of a write of the match before is not taken for that of a move in the new one', () => {
  const room = slowTable();
  act(room, guestId(1), 1);
  room.command({ type: 'to-lobby' });
  room.deal(2);
  const fresh = act(room, HOST, 0);
  room.finishWrite('stored');
  expect(room.host().playing?.match.moves).toBe(0);
  expect(fresh.answers).toEqual([]);
  room.finishWrite('stored');
  expect(room.host().playing?.match.moves).toBe(1);
  expect(fresh.answers).toEqual([null]);
});

test('a rematch is another match, seen from its deal on', () => {
  const room = slowTable();
  act(room, guestId(1), 1);
  room.settle();
  room.deal(2);
  room.settle();
  expect(room.at(guestId(1)).guest.seen).toMatchObject({ match: 2, seq: 0, steps: [] });
  expect(room.at(guestId(1)).guest.roster).toMatchObject({ phase: 'playing', match: 2 });
});
