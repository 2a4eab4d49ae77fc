import { expect, test } from 'vitest';
import { rosterOf } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [ANN, BEN] = [guestId(1), guestId(2)];

function lobby(seats = 'h1..'): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy(seats), byHand: true });
  for (const device of [ANN, BEN]) room.arrive(device);
  room.settle();
  return room;
}

test('what a watcher said as its link broke is not said twice', () => {
  const room = lobby();
  const asked = room.ask(BEN, { type: 'say', seat: null, kind: 'chat', text: 'Hello' });
  room.deliverToHost(BEN);
  room.at(BEN).line?.toGuest.splice(0);
  room.cut(BEN);
  expect(asked.answers).toEqual([]);
  room.arrive(BEN);
  room.settle();
  expect(asked.answers).toEqual([null]);
  expect(room.host().talk.map(({ text }) => text)).toEqual(['Hello']);
});

test('whoever stood up as their link broke is told that they did', () => {
  const room = lobby();
  const asked = room.ask(ANN, { type: 'stand', seat: seatNo(1) });
  room.deliverToHost(ANN);
  room.at(ANN).line?.toGuest.splice(0);
  room.cut(ANN);
  room.arrive(ANN);
  room.settle();
  expect(asked.answers).toEqual([null]);
});

test('a display is still a display when it comes back, and has its name', () => {
  const room = lobby();
  room.ask(BEN, { type: 'be', role: 'display' });
  room.ask(BEN, { type: 'call-me', name: 'Telly' });
  room.settle();
  room.reload(BEN);
  room.arrive(BEN);
  room.settle();
  expect(room.at(ANN).guest.roster?.devices).toContainEqual({
    id: BEN,
    name: 'Telly',
    role: 'display',
    online: true,
    ready: false,
  });
});

test('watchers who are gone are not on the roster, also after the host was reloaded', () => {
  const room = lobby();
  const listed = (): readonly string[] => rosterOf(room.host()).devices.map(({ id }) => id);
  room.cut(BEN);
  expect(listed()).toEqual(['the-host', ANN]);
  room.arrive(BEN);
  room.settle();
  expect(listed()).toEqual(['the-host', ANN, BEN]);
  room.reloadHost();
  expect(listed()).toEqual(['the-host', ANN]);
});

test('those who came and went do not fill the table', () => {
  const room = lobby();
  for (let n = 3; n < 60; n++) {
    room.arrive(guestId(n));
    room.settle();
    expect(room.at(guestId(n)).turnedAway).toBeNull();
    room.cut(guestId(n));
  }
  expect(Object.keys(room.host().devices).length).toBeLessThanOrEqual(24);
  expect(Object.keys(room.host().devices)).toEqual(expect.arrayContaining(['the-host', ANN, BEN]));
});

test('a table that is really full turns the next one away', () => {
  const room = lobby();
  for (let n = 3; n < 24; n++) room.arrive(guestId(n));
  room.settle();
  room.arrive(guestId(24));
  room.settle();
  expect(room.at(guestId(24)).turnedAway).toBe('table-full');
  expect(room.closed).toEqual([{ device: guestId(24), why: 'table-full' }]);
  expect(rosterOf(room.host()).devices).toHaveLength(24);
});

test('whoever was shown out for abuse does not get a clean slate by coming back', () => {
  const room = lobby();
  const nonsense = (): unknown => room.tell({ type: 'letter', from: BEN, text: '{' });
  for (let n = 0; n < 7; n++) nonsense();
  expect(room.closed).toEqual([{ device: BEN, why: 'abuse' }]);
  room.arrive(BEN);
  nonsense();
  expect(room.closed).toHaveLength(2);
});
