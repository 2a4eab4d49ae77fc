import { expect, test } from 'vitest';
import { type DeviceId, REACTIONS, type TalkKind } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { expectAgreement } from '../support/table-checks.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [ANN, BEN] = [guestId(1), guestId(2)];

function table(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h12b'), options: { nights: '3' } });
  for (const device of [ANN, BEN]) room.arrive(device);
  return room;
}

const say = (room: TableRoom, device: DeviceId, text: string, kind: TalkKind = 'chat', seat: number | null = null) =>
  room.ask(device, { type: 'say', seat: seat === null ? null : seatNo(seat), kind, text }).answers[0];
const lines = (room: TableRoom): readonly string[] => room.host().talk.map(({ text }) => text);

test('what somebody says is numbered, dated by the match, and heard by everybody', () => {
  const room = table();
  expect(say(room, ANN, 'Hello')).toBeNull();
  room.deal(1);
  room.ask(HOST, { type: 'act', seat: seatNo(0), action: { type: 'peek' } });
  expect(say(room, BEN, 'saw:3', 'claim', 2)).toBeNull();
  expect(say(room, HOST, 'doubt', 'reaction', 0)).toBeNull();
  expect(room.at(ANN).guest.talk).toEqual([
    { n: 1, device: ANN, seat: null, kind: 'chat', text: 'Hello', match: 0, seq: 0 },
    { n: 2, device: BEN, seat: 2, kind: 'claim', text: 'saw:3', match: 1, seq: 1 },
    { n: 3, device: HOST, seat: 0, kind: 'reaction', text: 'doubt', match: 1, seq: 1 },
  ]);
  expectAgreement(room);
});

test('nobody speaks for another’s seat, and nothing that is said changes the match', () => {
  const room = table();
  room.deal(1);
  const { playing } = room.host();
  for (const seat of [0, 2, 3, 9]) expect(say(room, ANN, 'It was me', 'chat', seat)).toBe('not-your-seat');
  expect(say(room, ANN, 'It was me', 'chat', 1)).toBeNull();
  expect(room.host().playing).toBe(playing);
});

test('talk is plain text without anything that draws nothing or turns the writing', () => {
  const room = table();
  expect(say(room, ANN, '  <b>Hi</b>\u0000\u202e\n\nthere  ')).toBeNull();
  expect(lines(room)).toEqual(['<b>Hi</b> there']);
  expect(say(room, ANN, '\u0007\u2028 \n')).toBe('illegal-action');
});

test('a reaction is one of ours, and a claim is a code', () => {
  const room = table();
  for (const reaction of REACTIONS.slice(0, 5)) expect(say(room, ANN, reaction, 'reaction')).toBeNull();
  for (const odd of ['boo', 'LAUGH', 'laugh ', 'constructor']) {
    room.wait(10);
    expect(say(room, ANN, odd, 'reaction')).toBe('illegal-action');
  }
  for (const claim of ['trust:2', 'saw:c4.c5', 'a-b_c', 'x'.repeat(64)]) {
    room.wait(10);
    expect(say(room, ANN, claim, 'claim')).toBeNull();
  }
  for (const odd of ['trust 2', '<b>', 'a\n', 'é', 'x'.repeat(65), '{"a":1}']) {
    room.wait(10);
    expect(say(room, ANN, odd, 'claim')).toBe('illegal-action');
  }
});

test('six lines may come at once, and one every two seconds after that', () => {
  const room = table();
  const answers = Array.from({ length: 9 }, (_, n) => say(room, ANN, `Line ${n}`));
  expect(answers).toEqual([...Array.from({ length: 6 }, () => null), 'too-fast', 'too-fast', 'too-fast']);
  expect(say(room, BEN, 'I may')).toBeNull();
  room.wait(2);
  expect([say(room, ANN, 'Again'), say(room, ANN, 'And again')]).toEqual([null, 'too-fast']);
  expect(lines(room)).toHaveLength(8);
  expect(room.closed).toEqual([]);
});

test('whoever comes late reads the last fifty lines, and whoever comes back has none twice', () => {
  const room = table();
  for (let n = 0; n < 230; n++) {
    say(room, rotating(n), `Line ${n}`);
    room.wait(2);
  }
  room.arrive(guestId(3));
  expect(room.at(guestId(3)).guest.talk.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => 181 + n));
  room.cut(ANN);
  say(room, BEN, 'While you were away');
  room.arrive(ANN);
  const heard = room.at(ANN).guest.talk.map(({ n }) => n);
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.at(-1)).toBe(231);
  expect(heard).toHaveLength(200);
  expect(room.host().talk).toHaveLength(200);
  room.reloadHost();
  expect(room.host().talk.at(-1)?.text).toBe('While you were away');
});

const rotating = (n: number): DeviceId => [ANN, BEN, HOST][n % 3] ?? ANN;

test('a bot speaks with its move: not before it is made, and not if it is refused', () => {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h12b'), byHand: true });
  room.deal(1);
  const plays = (claim: string): unknown =>
    room.tell({ type: 'table-acts', id: claim, actor: seatNo(3), action: { type: 'peek' }, claim });
  plays('trust:0');
  expect(room.host().talk).toEqual([]);
  room.settle();
  expect(room.host().talk).toEqual([{ n: 1, device: null, seat: 3, kind: 'claim', text: 'trust:0', match: 1, seq: 1 }]);
  plays('trust:1');
  room.settle();
  expect(room.host().talk).toHaveLength(1);
});
