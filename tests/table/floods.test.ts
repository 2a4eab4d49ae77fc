import { expect, test } from 'vitest';
import { botAt } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const ANN = guestId(1);
const PEEK = { type: 'peek' };

function table(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h11b'), options: { nights: '3' } });
  room.arrive(ANN);
  room.deal(1);
  return room;
}

const act = (room: TableRoom, action: unknown = PEEK, seat = 1) =>
  room.ask(ANN, { type: 'act', seat: seatNo(seat), action });

test('ten taps in a second and five lines of chat are no abuse', () => {
  const room = table();
  for (let n = 0; n < 10; n++) {
    expect(act(room, { type: 'tap' }).answers).toEqual(['illegal-action']);
    room.wait(0.1);
  }
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    expect(room.ask(ANN, { type: 'say', seat: null, kind: 'chat', text }).answers).toEqual([null]);
  }
  expect(room.closed).toEqual([]);
  expect(room.host().devices[ANN]?.strikes.level).toBe(0);
});

test('a player who taps four times a second all evening is never told to slow down', () => {
  const room = table();
  for (let n = 0; n < 2000; n++) {
    expect(act(room, { type: 'tap' }).answers).toEqual(['illegal-action']);
    room.wait(0.25);
  }
  expect(room.closed).toEqual([]);
});

test('asks that come too fast are answered so, and a flood is shut out with a reason', () => {
  const room = table();
  const answers: unknown[] = [];
  for (let n = 0; n < 200 && room.closed.length === 0; n++) answers.push(...act(room, { type: 'tap' }).answers);
  expect(answers).toContain('too-fast');
  expect(room.closed).toEqual([{ device: ANN, why: 'abuse' }]);
  expect(room.at(ANN).turnedAway).toBe('abuse');
  expect(answers.length).toBeLessThan(80);
});

test('whoever was shut out is away, so that a bot may play for them', () => {
  const room = table();
  room.command({ type: 'set-absence', seat: seatNo(1), absence: 'bot-for-now' });
  while (room.closed.length === 0) room.tell({ type: 'letter', from: ANN, text: 'nonsense' });
  expect(room.host().devices[ANN]).toMatchObject({ online: false, sent: null });
  expect(botAt(room.host(), seatNo(1))).toBe('steady');
});

test('a flood of demands for everything is shut out sooner', () => {
  const room = table();
  const resync = JSON.stringify({ type: 'resync', epoch: 1, match: 1, have: -1 });
  let letters = 0;
  while (room.closed.length === 0 && letters < 100) {
    room.tell({ type: 'letter', from: ANN, text: resync });
    letters++;
  }
  expect(room.closed).toEqual([{ device: ANN, why: 'abuse' }]);
  expect(letters).toBeLessThan(25);
});

test('an ask that has been done is not called too fast when it comes again in a flood', () => {
  const room = table();
  const done = act(room);
  expect(done.answers).toEqual([null]);
  for (let n = 0; n < 62; n++) act(room, { type: 'tap' });
  expect(act(room, { type: 'tap' }).answers).toEqual(['too-fast']);
  const text = JSON.stringify({ type: 'ask', epoch: 1, id: done.id, ask: { ...done.ask, match: 1, seq: 0 } });
  const again = room.tell({ type: 'letter', from: ANN, text });
  expect(again.post.map(({ letter }) => letter)).toContainEqual({
    type: 'answer',
    epoch: 1,
    id: done.id,
    refusal: null,
  });
});

test('a clock that is set back an hour makes nobody too fast', () => {
  const room = table();
  act(room, { type: 'tap' });
  room.ask(ANN, { type: 'say', seat: null, kind: 'chat', text: 'before' });
  room.wait(-3600);
  for (let n = 0; n < 300; n++) {
    expect(act(room, { type: 'tap' }).answers).toEqual(['illegal-action']);
    room.wait(0.25);
  }
  expect(room.ask(ANN, { type: 'say', seat: null, kind: 'chat', text: 'after' }).answers).toEqual([null]);
  expect(room.closed).toEqual([]);
});

test('a clock that is set back in the middle of a flood is no lasting sentence', () => {
  const room = table();
  for (let n = 0; n < 64; n++) act(room, { type: 'tap' });
  room.wait(-3600);
  expect(act(room, { type: 'tap' }).answers).toEqual(['too-fast']);
  room.wait(10);
  expect(act(room, { type: 'tap' }).answers).toEqual(['illegal-action']);
});
