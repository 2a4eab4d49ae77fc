import { expect, test } from 'vitest';
import { type Absence, botAt, rosterOf } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { expectAgreement } from '../support/table-checks.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [ANN, BEN] = [guestId(1), guestId(2)];
const LIGHT = { type: 'choose', choice: 'light' };
const SEAT = seatNo(1);

function table(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h12b'), options: { nights: '3' } });
  for (const device of [ANN, BEN]) room.arrive(device);
  room.deal(1);
  return room;
}

let ids = 0;
/** What the table says to a bot that wants to play Ann's seat. */
function botPlays(room: TableRoom, action: unknown = LIGHT): unknown {
  const id = `bot-${++ids}`;
  room.tell({ type: 'table-acts', id, actor: SEAT, action, claim: null });
  return room.settled.find(answer => answer.id === id)?.refusal;
}

const annPlays = (room: TableRoom, action: unknown = LIGHT): unknown =>
  room.ask(ANN, { type: 'act', seat: SEAT, action }).answers[0];
const decide = (room: TableRoom, absence: Absence) => room.command({ type: 'set-absence', seat: SEAT, absence });

test('a seat whose device is away is kept, and waited for', () => {
  const room = table();
  room.cut(ANN);
  expect(rosterOf(room.host()).devices).toContainEqual(expect.objectContaining({ id: ANN, online: false }));
  expect(room.host().seats[1]).toMatchObject({ holder: ANN, absence: 'wait' });
  expect(botAt(room.host(), SEAT)).toBeNull();
  expect(botPlays(room)).toBe('not-your-decision');
  expect(room.host().playing?.match.moves).toBe(0);
});

test('a bot for now plays only while the owner is away', () => {
  const room = table();
  decide(room, 'bot-for-now');
  expect(botPlays(room)).toBe('not-your-decision');
  room.cut(ANN);
  expect(botAt(room.host(), SEAT)).toBe('steady');
  expect(botPlays(room, { type: 'peek' })).toBeNull();
  room.arrive(ANN);
  expect(botPlays(room)).toBe('not-your-decision');
  expect(annPlays(room)).toBeNull();
  expectAgreement(room);
});

test('a bot for good plays on when the owner is back, until they take their seat again', () => {
  const room = table();
  room.cut(ANN);
  decide(room, 'bot-for-good');
  room.arrive(ANN);
  expect(annPlays(room)).toBe('not-your-seat');
  expect(room.host().devices[ANN]?.strikes.level).toBe(0);
  expect(botPlays(room, { type: 'peek' })).toBeNull();
  expect(room.ask(BEN, { type: 'reclaim', seat: SEAT }).answers).toEqual(['not-your-seat']);
  expect(room.ask(ANN, { type: 'reclaim', seat: SEAT }).answers).toEqual([null]);
  expect(botPlays(room)).toBe('not-your-decision');
  expect(annPlays(room)).toBeNull();
});

test('the owner of a seat that a bot plays sees all that the bot did there', () => {
  const room = table();
  room.cut(ANN);
  decide(room, 'bot-for-good');
  botPlays(room, { type: 'peek' });
  room.arrive(ANN);
  expect(room.at(ANN).guest.seen?.own[1]?.view).toMatchObject({ aside: expect.any(Number) as number });
  expectAgreement(room);
});

test('a seat that nobody holds any more waits, or is played if the table says so', () => {
  const room = table();
  room.ask(ANN, { type: 'stand', seat: SEAT });
  expect(botPlays(room)).toBe('not-your-decision');
  decide(room, 'bot-for-now');
  expect(botPlays(room)).toBeNull();
  room.command({ type: 'assign', seat: SEAT, device: BEN });
  expect(botPlays(room, { type: 'peek' })).toBe('not-your-decision');
});

test('bots play their own seats, nobody else’s, and not before the deal or after the end', () => {
  const room = table();
  const plays = (actor: number): unknown => {
    const id = `bot-${++ids}`;
    room.tell({ type: 'table-acts', id, actor: seatNo(actor), action: LIGHT, claim: null });
    return room.settled.find(answer => answer.id === id)?.refusal;
  };
  expect([plays(0), plays(2), plays(3), plays(7)]).toEqual([
    'not-your-decision',
    'not-your-decision',
    null,
    'not-your-decision',
  ]);
  room.command({ type: 'to-lobby' });
  expect(plays(3)).toBe('not-now');
});

test('a reload of the host keeps seats, absences, names and what lies on the table', () => {
  const room = table();
  annPlays(room);
  room.ask(BEN, { type: 'rename', seat: seatNo(2), name: 'Ben' });
  decide(room, 'bot-for-now');
  const before = room.host();
  room.reloadHost();
  const { devices: _, ...after } = room.host();
  expect({ ...before, ...after }).toEqual(before);
  expect(rosterOf(room.host()).devices.map(({ id, online }) => [id, online])).toEqual([
    [HOST, true],
    [ANN, false],
    [BEN, false],
  ]);
  for (const device of [ANN, BEN]) room.arrive(device);
  expectAgreement(room);
  expect(annPlays(room, { type: 'peek' })).toBeNull();
});

test('a move that was stored just before the host was reloaded is not played again when it is asked again', () => {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h12b'), options: { nights: '3' }, byHand: true });
  room.arrive(ANN);
  room.deal(1);
  room.settle();
  const peek = room.ask(ANN, { type: 'act', seat: SEAT, action: { type: 'peek' } });
  room.deliverToHost(ANN);
  room.finishWrite('stored');
  room.at(ANN).line?.toGuest.splice(0);
  room.reloadHost();
  expect(room.host().playing?.match.moves).toBe(1);
  room.arrive(ANN);
  room.settle();
  expect(peek.answers).toEqual([null]);
  expect(room.host().playing?.match.moves).toBe(1);
});
