import { expect, test } from 'vitest';
import { type Guest, type ToGuest, guestStep } from '../../src/table/index.ts';
import { lantern } from '../support/lantern.ts';
import { expectAgreement } from '../support/table-checks.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const ANN = guestId(1);
const LIGHT = { type: 'choose', choice: 'light' };
const PEEK = { type: 'peek' };

/** Three moves have been made; what went to Ann's device can be sent again. */
function table(): TableRoom {
  const room = tableRoom({ rules: lantern, seats: seatsBy('h11b'), options: { nights: '3' }, byHand: true });
  room.arrive(ANN);
  room.deal(1);
  room.settle();
  for (const [seat, action] of [
    [0, PEEK],
    [0, LIGHT],
  ] as const) {
    room.ask(HOST, { type: 'act', seat: seatNo(seat), action });
    room.settle();
  }
  room.ask(ANN, { type: 'act', seat: seatNo(1), action: PEEK });
  room.settle();
  return room;
}

const received = (room: TableRoom, type: ToGuest['type']): readonly string[] =>
  room.at(ANN).received.filter(text => (JSON.parse(text) as ToGuest).type === type);

const hear = (guest: Guest, text: string) => guestStep(guest, { type: 'letter', text });
const changed = (text: string | undefined, part: object): string =>
  JSON.stringify({ ...(JSON.parse(text ?? '') as object), ...part });

test('a missed move is noticed at the next one and healed by one resync', () => {
  const room = table();
  room.ask(HOST, { type: 'act', seat: seatNo(0), action: LIGHT });
  room.tell({ type: 'table-acts', id: 'b', actor: seatNo(3), action: PEEK, claim: null });
  room.finishWrite('stored');
  room.at(ANN).line?.toGuest.splice(0, 1);
  room.tell({ type: 'table-acts', id: 'c', actor: seatNo(3), action: LIGHT, claim: null });
  room.finishWrite('stored');
  room.settle();
  expect(room.counts.get('to host: resync')).toBe(1);
  const [last] = received(room, 'whole').slice(-1);
  expect(JSON.parse(last ?? '')).toMatchObject({ from: 3, seq: 5, first: null });
  expectAgreement(room);
});

test('moves that come while everything has been asked for change nothing and ask for nothing more', () => {
  const room = table();
  const { guest } = room.at(ANN);
  const [scene] = received(room, 'scene').slice(-1);
  const skipped = hear(guest, changed(scene, { seq: 9 }));
  expect(skipped.post).toEqual([{ type: 'resync', epoch: 1, match: 1, have: 3 }]);
  const more = hear(skipped.guest, changed(scene, { seq: 10 }));
  expect(more.post).toEqual([]);
  expect(more.guest.seen).toEqual(guest.seen);
});

test('a move that has been seen is not seen again', () => {
  const room = table();
  const { guest } = room.at(ANN);
  const scenes = received(room, 'scene');
  expect(scenes.length).toBeGreaterThan(1);
  for (const scene of scenes) {
    const again = hear(guest, scene);
    expect(again.guest.seen).toEqual(guest.seen);
    expect(again.post).toEqual([]);
  }
});

test('what was once the whole scene does not take a guest back in time', () => {
  const room = table();
  const { guest } = room.at(ANN);
  const [deal] = received(room, 'whole').slice(-1);
  const again = hear(guest, deal ?? '');
  expect(again.guest.seen).toEqual(guest.seen);
  expect(again.guest.nonsense).toBe(guest.nonsense + 1);
  room.deal(2);
  room.settle();
  expect(hear(room.at(ANN).guest, deal ?? '').guest.seen).toMatchObject({ match: 2, seq: 0 });
});

test('a host that lost its last moves in a crash may say so over a new link', () => {
  const room = table();
  const [deal] = received(room, 'whole').slice(-1);
  const back = guestStep(room.at(ANN).guest, { type: 'connected' }).guest;
  expect(hear(back, deal ?? '').guest.seen).toMatchObject({ match: 1, seq: 0 });
});

test('a whole scene that continues from somewhere else is answered by asking for what is missing', () => {
  const room = table();
  const { guest } = room.at(ANN);
  const [whole] = received(room, 'whole').slice(-1);
  const odd = hear(guest, changed(whole, { first: null, from: 7, seq: 7, steps: [] }));
  expect(odd.guest.seen).toEqual(guest.seen);
  expect(odd.post).toEqual([{ type: 'resync', epoch: 1, match: 1, have: 3 }]);
});

test('the same moment with another chain is taken over a new link, and people are to be told', () => {
  const room = table();
  const { guest } = room.at(ANN);
  room.reload(ANN);
  room.arrive(ANN);
  room.settle();
  const [whole] = received(room, 'whole').slice(-1);
  const back = guestStep(guest, { type: 'connected' }).guest;
  expect(hear(back, whole ?? '').guest.seen?.chain).toBe(guest.seen?.chain);
  const rewritten = hear(back, changed(whole, { chain: 'A'.repeat(24) }));
  expect(rewritten.guest.rewritten).toBe(true);
  expect(rewritten.guest.resyncing).toBe(false);
  expect(hear(back, whole ?? '').guest.rewritten).toBe(false);
  const midway = hear(guest, changed(whole, { chain: 'A'.repeat(24) }));
  expect(midway.guest).toEqual({ ...guest, nonsense: 1 });
});

test('the voice of a host that has been replaced is not heard', () => {
  const room = table();
  const [roster] = received(room, 'roster').slice(-1);
  const newer = hear(room.at(ANN).guest, changed(roster, { epoch: 2 })).guest;
  expect(newer.epoch).toBe(2);
  const { guest } = hear(newer, roster ?? '');
  expect(guest).toEqual({ ...newer, nonsense: 1 });
});

test('nothing is asked before the host is heard, and all that is unanswered is asked again over a new link', () => {
  const room = table();
  room.cut(ANN);
  const first = room.ask(ANN, { type: 'ready', ready: true });
  const second = room.ask(ANN, { type: 'call-me', name: 'Ann' });
  room.arrive(ANN);
  expect(room.at(ANN).line?.toHost).toEqual([]);
  room.deliverToGuest(ANN);
  expect(room.at(ANN).line?.toHost).toHaveLength(2);
  room.settle();
  expect([first.answers, second.answers]).toEqual([[null], [null]]);
  expect(room.at(ANN).guest.asks).toEqual([]);
});

test('an answer that comes twice, or to nothing asked, answers nothing', () => {
  const room = table();
  const answer = (id: string): string => JSON.stringify({ type: 'answer', epoch: 1, id, refusal: null });
  const [known] = received(room, 'answer');
  expect(hear(room.at(ANN).guest, known ?? '').answers).toEqual([]);
  expect(hear(room.at(ANN).guest, answer('never')).answers).toEqual([]);
});
