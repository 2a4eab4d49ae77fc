import { expect, test } from 'vitest';
import { type DeviceId, rosterOf, seenScene } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { expectAgreement } from '../support/table-checks.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [ANN, BEN, CAT] = [guestId(1), guestId(2), guestId(3)];
const LIGHT = { type: 'choose', choice: 'light' };

function table(plan: string, devices: readonly DeviceId[] = [ANN, BEN]): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy(plan), options: { nights: '3' } });
  for (const device of devices) room.arrive(device);
  return room;
}

const sit = (room: TableRoom, device: DeviceId, n: number, name = 'Somebody') =>
  room.ask(device, { type: 'sit', seat: seatNo(n), name }).answers[0];
const holders = (room: TableRoom): unknown[] => room.host().seats.map(({ holder }) => holder);
const names = (room: TableRoom): string[] => room.host().seats.map(({ name }) => name);
const act = (room: TableRoom, device: DeviceId, n: number) =>
  room.ask(device, { type: 'act', seat: seatNo(n), action: LIGHT }).answers[0];

test('a device sits down on an empty seat, on a second one too, and everybody sees it', () => {
  const room = table('h...');
  expect(sit(room, ANN, 1, 'Ann')).toBeNull();
  expect(sit(room, ANN, 3, 'Ann’s sister')).toBeNull();
  expect(holders(room)).toEqual([HOST, ANN, null, ANN]);
  expect(room.at(BEN).guest.roster).toEqual(rosterOf(room.host()));
});

test('a second claim on a seat, a seat of a bot and a seat that is not there are each refused', () => {
  const room = table('h1.b');
  expect(sit(room, BEN, 1)).toBe('seat-taken');
  expect(sit(room, BEN, 0)).toBe('seat-taken');
  expect(sit(room, BEN, 3)).toBe('seat-taken');
  expect(sit(room, BEN, 9)).toBe('seat-taken');
  expect(sit(room, BEN, 2)).toBeNull();
  expect(sit(room, ANN, 2)).toBe('table-full');
  expect(holders(room)).toEqual([HOST, ANN, BEN, null]);
});

test('sitting down again on one’s own seat is a change of name', () => {
  const room = table('h1..');
  expect(sit(room, ANN, 1, 'Annie')).toBeNull();
  expect(names(room)[1]).toBe('Annie');
});

test('nobody sits down in the middle of a match', () => {
  const room = table('h1.b');
  room.deal(1);
  expect(sit(room, BEN, 2)).toBe('not-now');
});

test('only the holder stands up from a seat, and then it is free', () => {
  const room = table('h1..');
  const stand = (device: DeviceId) => room.ask(device, { type: 'stand', seat: seatNo(1) }).answers[0];
  expect(stand(BEN)).toBe('not-your-seat');
  expect(stand(ANN)).toBeNull();
  expect(holders(room)[1]).toBeNull();
  expect(sit(room, BEN, 1)).toBeNull();
});

test('names at the table are clean, short and never twice the same', () => {
  const room = table('h12.', [ANN, BEN, CAT]);
  const rename = (device: DeviceId, n: number, name: string) =>
    room.ask(device, { type: 'rename', seat: seatNo(n), name }).answers[0];
  expect(rename(ANN, 1, '\u202eAnn\u0000\u0007\n')).toBeNull();
  expect(rename(BEN, 2, '\u200bANN')).toBeNull();
  expect(names(room).slice(1, 3)).toEqual(['Ann', 'ANN 2']);
  expect(rename(BEN, 2, 'b'.repeat(40))).toBeNull();
  expect(names(room)[2]).toBe('b'.repeat(20));
  expect(rename(BEN, 2, '\u202e\u3164 ')).toBe('illegal-action');
  expect(rename(BEN, 1, 'Thief')).toBe('not-your-seat');
  expect(sit(room, CAT, 3, 'ann')).toBeNull();
  expect(names(room)[3]).toBe('ann 2');
  expect(room.ask(CAT, { type: 'call-me', name: '\u2066' }).answers).toEqual(['illegal-action']);
});

test('a display holds no seat; whoever sits down, or is seated, is no display any more', () => {
  const room = table('h1..');
  const be = (device: DeviceId) => room.ask(device, { type: 'be', role: 'display' }).answers[0];
  expect(be(ANN)).toBe('not-now');
  expect(be(BEN)).toBeNull();
  expect(room.host().devices[BEN]?.role).toBe('display');
  sit(room, BEN, 2);
  expect(room.host().devices[BEN]?.role).toBe('player');
  room.ask(BEN, { type: 'stand', seat: seatNo(2) });
  be(BEN);
  room.command({ type: 'assign', seat: seatNo(2), device: BEN });
  expect(room.host().devices[BEN]?.role).toBe('player');
});

test('ready is asked for, taken back, and over when the table returns to the lobby', () => {
  const room = table('h12b');
  const ready = (): readonly unknown[] => rosterOf(room.host()).devices.map(device => device.ready);
  room.ask(ANN, { type: 'ready', ready: true });
  room.ask(BEN, { type: 'ready', ready: true });
  expect(ready()).toEqual([false, true, true]);
  room.ask(BEN, { type: 'ready', ready: false });
  expect(ready()).toEqual([false, true, false]);
  room.deal(1);
  room.command({ type: 'to-lobby' });
  expect(ready()).toEqual([false, false, false]);
});

test('a seat given away in the middle of a match goes with all it may know, and leaves nothing behind', () => {
  const room = table('h1bb');
  room.deal(1);
  const before = room.at(BEN).received.length;
  room.command({ type: 'assign', seat: seatNo(1), device: BEN });
  expectAgreement(room);
  const [whole] = room
    .at(BEN)
    .received.slice(before)
    .filter(text => text.includes('"whole"'));
  expect(JSON.parse(whole ?? '')).toMatchObject({
    type: 'whole',
    own: [{ seat: 1, view: { hand: expect.any(Number) as number } }],
  });
  expect(room.at(ANN).guest.seen?.own).toEqual({});
  expect(act(room, ANN, 1)).toBe('not-your-seat');
  expect(act(room, BEN, 1)).toBeNull();
  expectAgreement(room);
});

test('an order that makes no sense at this point does nothing', () => {
  const room = table('h1.b');
  room.command({ type: 'assign', seat: seatNo(2), device: 'nobody' });
  room.command({ type: 'assign', seat: seatNo(9), device: ANN });
  room.command({ type: 'remove', device: 'nobody' });
  room.command({ type: 'remove', device: HOST });
  expect(holders(room)).toEqual([HOST, ANN, null, null]);
  room.deal(1);
  const playing = room.host();
  room.command({ type: 'set-seats', seats: [] });
  room.command({ type: 'set-bot', seat: seatNo(1), level: 'sharp', name: 'Bot' });
  room.command({ type: 'set-options', options: { nights: '1' } });
  room.command({ type: 'assign', seat: seatNo(3), device: ANN });
  expect(room.host()).toEqual(playing);
});

test('somebody who watches is shown what everybody may see and nothing else', () => {
  const room = table('h1bb');
  room.deal(1);
  act(room, HOST, 0);
  const { seen } = room.at(BEN).guest;
  expect(seen?.own).toEqual({});
  expect(seen && seenScene(seen, 'spectator')).toMatchObject({ legal: [], view: { hand: null, choice: null } });
  expect(seen && seenScene(seen, seatNo(1)).view).toEqual(seen?.all.view);
});

test('a removed device is told, stays out over a reload of the host, and comes in again when it is let', () => {
  const room = table('h12b');
  room.deal(1);
  room.command({ type: 'remove', device: ANN });
  expect(room.at(ANN).turnedAway).toBe('removed');
  expect(room.closed).toEqual([{ device: ANN, why: 'removed' }]);
  expect(holders(room)).toEqual([HOST, null, BEN, null]);
  const tryAgain = (): readonly string[] => {
    room.arrive(ANN);
    return rosterOf(room.host()).devices.map(({ id }) => id);
  };
  expect(tryAgain()).not.toContain(ANN);
  room.reloadHost();
  expect(tryAgain()).not.toContain(ANN);
  const [letter] = room.at(ANN).received.slice(-1);
  expect(JSON.parse(letter ?? '')).toEqual({ type: 'sorry', epoch: 1, why: 'removed' });
  room.command({ type: 'let-back-in', device: ANN });
  expect(tryAgain()).toContain(ANN);
  expect(room.at(ANN).guest.seen?.own).toEqual({});
});

test('whoever says goodbye is taken by their word: the line is closed', () => {
  const room = table('h12b');
  const said = room.tell({ type: 'letter', from: ANN, text: JSON.stringify({ type: 'leave', epoch: 1 }) });
  expect(said.closes).toEqual([{ device: ANN, why: 'left' }]);
});

test('whoever leaves is gone, and their seat waits for somebody else', () => {
  const room = table('h12b');
  room.deal(1);
  room.tell({ type: 'letter', from: ANN, text: JSON.stringify({ type: 'leave', epoch: 1 }) });
  expect(holders(room)).toEqual([HOST, null, BEN, null]);
  expect(rosterOf(room.host()).devices.map(({ id }) => id)).toEqual([HOST, BEN]);
  const before = room.host();
  room.tell({ type: 'letter', from: ANN, text: JSON.stringify({ type: 'leave', epoch: 1 }) });
  expect(room.host()).toEqual(before);
});
