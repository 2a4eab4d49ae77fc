import { expect, test } from 'vitest';
import { sameJson, seat, start } from '../../src/engine/index.ts';
import { lantern } from '../support/lantern.ts';
import { seedOf } from '../support/seeds.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [ANN, BEN, CAT] = [guestId(1), guestId(2), guestId(3)];
const [PASS, SHUT] = [{ type: 'pass' }, { type: 'shut' }];

const oddIn = (number: number): readonly boolean[] => {
  const deal = { seed: seedOf(number), seats: 4, options: {} };
  return start(lantern, deal).state.hands.map(card => card % 2 === 1);
};

/** A deal in which seats 1 and 2 could shut. */
const DEAL = Array.from({ length: 200 }, (_, n) => n + 1).find(n => oddIn(n)[1] && oddIn(n)[2]) ?? 0;

/** Everybody has a device of their own; seat 0, at the host, reaches for the card aside. */
function table(windows: 'quick' | 'wait' = 'quick', seats = 'h123'): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy(seats), options: { nights: '40', shutters: 'on', windows } });
  for (const device of [ANN, BEN, CAT]) room.arrive(device);
  room.deal(DEAL);
  beat(room);
  room.ask(HOST, { type: 'act', seat: seatNo(0), action: { type: 'peek' } });
  return room;
}

const beat = (room: TableRoom) => room.tell({ type: 'beat', runs: true, mayStrike: true });
const answer = (room: TableRoom, device: string, n: number, action: unknown = PASS) =>
  room.ask(device, { type: 'act', seat: seatNo(n), action });
const moves = (room: TableRoom): number => room.host().playing?.match.moves ?? -1;
const seen = (room: TableRoom, device = CAT) => room.at(device).guest.seen;
const heard = (room: TableRoom): readonly number[] => [ANN, BEN, CAT].map(device => room.at(device).received.length);

function pass(room: TableRoom, seconds: number): void {
  for (let n = 0; n < seconds * 2; n++) {
    room.wait(0.5);
    beat(room);
  }
}

test('everybody sees whom a window asks, and how long', () => {
  const room = table();
  expect(seen(room)?.all.window).toMatchObject({ trigger: 'peek', asked: [1, 2, 3] });
  expect(seen(room)?.time).toMatchObject({ kind: 'window', total: 5000, runs: true });
});

test('nothing leaves the host before it closes', () => {
  const room = table();
  const before = heard(room);
  const [kept, log] = [
    [...room.stored.values()].map(({ moves: all }) => all.length),
    room.host().playing?.steps.length,
  ];
  const taps = [answer(room, ANN, 1, SHUT), answer(room, BEN, 2)];
  expect(heard(room)).toEqual(before);
  expect(taps.map(({ answers }) => answers)).toEqual([[], []]);
  expect(room.host().playing?.all.awaited).toEqual([1, 2, 3]);
  expect([...room.stored.values()].map(({ moves: all }) => all.length)).toEqual(kept);
  expect(room.host().playing?.steps.length).toBe(log);
});

test('it closes when all have answered: one move each, in its order, and everybody has their answer', () => {
  const room = table();
  const taps = [answer(room, CAT, 3), answer(room, BEN, 2), answer(room, ANN, 1, SHUT)];
  expect(taps.map(({ answers }) => answers)).toEqual([[null], [null], [null]]);
  const played = [...room.stored.values()].flatMap(({ moves: all }) => all.slice(1).map(({ actor }) => actor));
  expect(played).toEqual([1, 2, 3]);
  expect(seen(room)?.all.window).toBeUndefined();
});

test('it closes when the ring has run down, and silence is a pass', () => {
  const room = table();
  answer(room, BEN, 2, SHUT);
  pass(room, 4.5);
  expect(moves(room)).toBe(1);
  pass(room, 0.5);
  expect(moves(room)).toBe(4);
  expect(seen(room)?.steps.at(-1)?.events).toContainEqual({ type: 'shut', seat: 2, against: 0 });
});

test('where the table waits for everybody, no ring closes it', () => {
  const room = table('wait');
  expect(seen(room)?.time).toBeNull();
  pass(room, 60);
  expect(moves(room)).toBe(1);
  for (const [n, device] of [ANN, BEN, CAT].entries()) answer(room, device, n + 1);
  expect(moves(room)).toBe(4);
});

test('the first answer counts, and an answer that comes again is not another', () => {
  const room = table();
  const first = answer(room, ANN, 1, SHUT);
  const second = answer(room, ANN, 1, PASS);
  expect([first.answers, second.answers]).toEqual([[], ['not-now']]);
  room.cut(ANN);
  room.arrive(ANN);
  pass(room, 5);
  expect(first.answers).toEqual([null]);
  expect(seen(room)?.steps.at(-1)?.events).toContainEqual({ type: 'shut', seat: 1, against: 0 });
});

test('a host that is reloaded asks anew, and what was asked of it is asked again', () => {
  const room = table();
  const tap = answer(room, ANN, 1, SHUT);
  pass(room, 3);
  room.reloadHost();
  for (const device of [ANN, BEN, CAT]) room.arrive(device);
  beat(room);
  expect(seen(room)?.time).toMatchObject({ kind: 'window', left: 5000 });
  pass(room, 5);
  expect(tap.answers).toEqual([null]);
  expect(moves(room)).toBe(4);
});

test('what somebody answered whose seat is another’s by now is not that seat’s answer', () => {
  const room = table();
  const tap = answer(room, ANN, 1, SHUT);
  room.command({ type: 'assign', seat: seatNo(1), device: CAT });
  pass(room, 5);
  expect(tap.answers).toEqual(['not-your-seat']);
  expect(
    seen(room)
      ?.steps.at(-1)
      ?.events.some(event => sameJson(event, { type: 'shut', seat: 1, against: 0 })),
  ).toBe(false);
  expect(moves(room)).toBe(4);
});

test('a tap for a window that has closed is not taken for the next', () => {
  const room = table();
  answer(room, BEN, 2, SHUT);
  const late = room.ask(ANN, { type: 'more-time' });
  expect(late.answers).toEqual(['not-now']);
  pass(room, 5);
  const stale = { type: 'act', seat: seatNo(1), action: SHUT, match: 1, seq: 1 } as const;
  room.ask(HOST, { type: 'act', seat: seatNo(0), action: { type: 'peek' } });
  expect(room.host().playing?.timed?.is.kind).toBe('window');
  room.tell({ type: 'letter', from: ANN, text: JSON.stringify({ type: 'ask', epoch: 1, id: 'a999', ask: stale }) });
  expect(room.host().pacing.window?.held).toEqual({});
});

test('"Wait" holds it for twenty seconds, and says to nobody who wants it', () => {
  const room = table();
  pass(room, 4);
  expect(room.ask(ANN, { type: 'wait', seat: seatNo(1) }).answers).toEqual([null]);
  expect(seen(room)?.time).toMatchObject({ left: 21_000 });
  expect([seen(room, ANN)?.own[1]?.waits, seen(room)?.own[3]?.waits]).toEqual([1, 2]);
  expect(room.ask(ANN, { type: 'wait', seat: seatNo(1) }).answers).toEqual(['not-now']);
  const letters = [BEN, CAT].map(device =>
    room
      .at(device)
      .received.at(-1)
      ?.replace(/"seat":\d/, ''),
  );
  expect(letters[0]).toBe(letters[1]);
  pass(room, 10);
  expect(moves(room)).toBe(1);
  answer(room, ANN, 1);
  beat(room);
  expect(moves(room)).toBe(4);
});

test('whoever shares a phone holds it free of charge, and once more when the curtain lifts', () => {
  const room = table('quick', 'h113');
  const wait = () => room.ask(ANN, { type: 'wait', seat: seatNo(1) }).answers;
  expect([wait(), wait(), wait()]).toEqual([[null], [null], ['not-now']]);
  expect(seen(room, ANN)?.own[1]?.waits).toBe(2);
});

test('a bot’s answer is held as anybody’s, and so is what it says', () => {
  const room = table('quick', 'hb23');
  const before = room.host().talk.length;
  room.tell({ type: 'table-acts', id: 'bot', actor: seat(1), action: PASS, claim: 'trust:1' });
  expect(room.settled.at(-1)).toEqual({ id: 'bot', refusal: null });
  expect([moves(room), room.host().talk.length]).toEqual([1, before]);
  pass(room, 5);
  expect([moves(room), room.host().talk.length]).toEqual([4, before + 1]);
});

test('two tables whose people answer otherwise send everybody else the same, until it closes', () => {
  const letters = [PASS, SHUT, null].map(action => {
    const room = table();
    if (action) answer(room, ANN, 1, action);
    pass(room, 2);
    room.ask(CAT, { type: 'wait', seat: seatNo(3) });
    room.cut(BEN);
    room.arrive(BEN);
    pass(room, 2);
    // An ask is named by whoever asks it.
    return [BEN, CAT].map(device =>
      room
        .at(device)
        .received.join('\n')
        .replaceAll(/"id":"a\d"/g, '"id"'),
    );
  });
  expect(letters[1]).toEqual(letters[0]);
  expect(letters[2]).toEqual(letters[0]);
});
