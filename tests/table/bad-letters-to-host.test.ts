import { expect, test } from 'vitest';
import { sameJson, botTurn } from '../../src/engine/index.ts';
import { bot } from '../../src/games/paris-nouveau/bot/index.ts';
import { parisNouveau } from '../../src/games/paris-nouveau/rules.ts';
import type { Action, State } from '../../src/games/paris-nouveau/state.ts';
import type { View } from '../../src/games/paris-nouveau/view.ts';
import { type Host, type HostStep, hostStep, sceneFor } from '../../src/table/index.ts';
import { parseToHost } from '../../src/table/parse-messages.ts';
import { mutatedLetter } from '../support/mutated-letters.ts';
import { playerRng } from '../support/random-match.ts';
import { HOST, type TableRoom, guestId, seatNo, seatsBy, tableRoom } from '../support/table-room.ts';

const [VILLAIN, BEN] = [guestId(1), guestId(2)];
const LETTERS = 10_000;

/** A match that waits for seat 1, which is the villain's; the others are not. */
function table(): TableRoom {
  const room = tableRoom({ rules: parisNouveau, seats: seatsBy('h12bb') });
  for (const device of [VILLAIN, BEN]) room.arrive(device);
  room.deal(5);
  const rng = playerRng(5);
  for (let n = 0; ; n++) {
    const { playing, seats } = room.host();
    const actor = playing?.all.awaited[0];
    if (!playing || typeof actor !== 'number' || n > 500) throw new Error('Nobody is awaited.');
    if (n > 40 && actor === 1) return room;
    const { view, legal } = sceneFor(room.rules, playing.match, actor, []);
    const turn = { view: view as View, seat: actor, legal: legal as Action[], awaited: true, rng, said: [] } as const;
    const action = bot.choose(botTurn(parisNouveau, { ...turn, level: 'steady' }));
    const holder = seats[actor]?.holder;
    if (holder) room.ask(holder, { type: 'act', seat: actor, action });
    else room.tell({ type: 'table-acts', id: `b${n}`, actor, action, claim: null });
    room.wait(1);
  }
}

/** True letters of every kind, the villain's own and ones that only others may send. */
function trueLetters(host: Host): readonly string[] {
  const [legalAction] = host.playing ? parisNouveau.legal(host.playing.match.state as State, seatNo(1)) : [];
  const looking = { match: host.matchNumber, seq: host.playing?.match.moves ?? 0 };
  const own = { type: 'act', seat: 1, action: legalAction, ...looking };
  const asks = [
    own,
    ...[0, 2, 3, 4].flatMap(seat =>
      ['commit', 'submit', 'pass'].map(type => ({ ...own, seat, action: { type, tokens: 1 } })),
    ),
    { type: 'call-me', name: 'Villain' },
    { type: 'sit', seat: 2, name: 'Villain' },
    { type: 'stand', seat: 2 },
    { type: 'rename', seat: 0, name: 'Villain' },
    { type: 'reclaim', seat: 2 },
    { type: 'ready', ready: true },
    { type: 'be', role: 'display' },
    { type: 'say', seat: 2, kind: 'chat', text: 'It was me' },
  ];
  return [
    ...asks.map((ask, n) => ({ type: 'ask', epoch: host.epoch, id: `v${n}`, ask })),
    { type: 'resync', epoch: host.epoch, match: host.matchNumber, have: 3 },
    { type: 'resync', epoch: 0, match: 9, have: 0 },
    { type: 'leave', epoch: 0 },
  ].map(letter => JSON.stringify(letter));
}

/** What is not the villain's: the match, the seats and devices of others, and who was removed. */
function othersThings({ writing: _writing, ...host }: Host): unknown {
  const { [VILLAIN]: _villain, ...devices } = host.devices;
  const talk = host.talk.filter(({ device }) => device !== VILLAIN);
  // Time passes for everybody.
  const pacing = { ...host.pacing, now: 0 };
  return { ...host, seats: host.seats.filter((_, n) => n !== 1), devices, talk, pacing };
}

const played = ({ acting: { from, actor, action } }: NonNullable<Host['writing']>): unknown => ({
  from,
  actor,
  action,
});

test('ten thousand broken letters to the host: nothing throws, and the match and everybody else stay as they are', () => {
  const room = table();
  const start = room.host();
  const rng = playerRng(4242);
  const true_ = trueLetters(start);
  const kept = othersThings(start);
  const legal = start.playing ? room.rules.legal(start.playing.match.state, seatNo(1)) : [];
  const counts = { read: 0, refused: 0, moved: 0 };
  for (let n = 0; n < LETTERS; n++) {
    const text = mutatedLetter(rng, true_);
    const step: HostStep = hostStep(room.rules, start, { type: 'letter', from: VILLAIN, text }, room.now() + n * 100);
    const message = parseToHost(text);
    counts[message ? 'read' : 'refused']++;
    expect(sameJson(othersThings(step.host), kept), text.slice(0, 300)).toBe(true);
    // The villain may play its own seat, and nothing but what is legal there.
    const { writing } = step.host;
    if (writing) counts.moved++;
    if (writing)
      expect(legal.some(action => sameJson({ from: VILLAIN, actor: 1, action }, played(writing)))).toBe(true);
    expect(step.host.playing).toBe(start.playing);
    // Nobody but the villain is told anything of what only the villain asked for, except by roster and talk.
    for (const { to, letter } of step.post) if (to !== VILLAIN) expect(['roster', 'talk']).toContain(letter.type);
  }
  expect(counts.read).toBeGreaterThan(500);
  expect(counts.refused).toBeGreaterThan(5000);
  expect(counts.moved).toBeGreaterThan(0);
  expect('polluted' in {}).toBe(false);
});

test('a device that keeps sending nonsense is shut out, again and again, and the match goes on', () => {
  const room = table();
  const before = room.host().playing?.match.moves ?? 0;
  const rng = playerRng(99);
  const letters = trueLetters(room.host());
  for (let n = 0; n < 1500; n++) {
    if (!room.at(VILLAIN).line) room.arrive(VILLAIN);
    room.tell({ type: 'letter', from: VILLAIN, text: mutatedLetter(rng, letters) });
    room.wait(0.2);
  }
  expect(room.closed.filter(({ why }) => why === 'abuse').length).toBeGreaterThan(20);
  expect(new Set(room.closed.map(({ device }) => device))).toEqual(new Set([VILLAIN]));
  // All that came of it are moves of the villain's own seat.
  const moves = [...room.stored.values()].flatMap(match => match.moves).slice(before);
  expect(moves.length).toBe((room.host().playing?.match.moves ?? 0) - before);
  expect(moves.every(({ actor, intent }) => actor === 1 && intent?.startsWith(VILLAIN))).toBe(true);
  const [, , ben] = room.host().seats;
  expect(ben?.holder).toBe(BEN);
  expect(room.ask(BEN, { type: 'ready', ready: true }).answers).toEqual([null]);
  expect(room.ask(HOST, { type: 'ready', ready: true }).answers).toEqual([null]);
});

test.each([
  ['nonsense', '{"type":"ask"}', 7],
  ['letters of a lower epoch', '{"type":"leave","epoch":0}', 13],
  ['moves for a seat it does not hold', '', 13],
])('a device that repeats %s is closed for abuse', (_what, text, times) => {
  const room = table();
  for (let n = 1; n <= times; n++) {
    expect(room.closed).toEqual([]);
    if (text === '') room.ask(VILLAIN, { type: 'act', seat: seatNo(2), action: { type: 'pass' } });
    else room.tell({ type: 'letter', from: VILLAIN, text });
  }
  expect(room.closed).toEqual([{ device: VILLAIN, why: 'abuse' }]);
  expect(room.at(VILLAIN).turnedAway).toBe('abuse');
});

test('a letter that is sent again does nothing more', () => {
  const room = table();
  const say = { type: 'say', seat: null, kind: 'chat', text: 'Once' };
  const text = JSON.stringify({ type: 'ask', epoch: 1, id: 'replayed', ask: say });
  // A stranger's id, so the harness must not look for the question.
  for (let n = 0; n < 4; n++)
    room.putHost(hostStep(room.rules, room.host(), { type: 'letter', from: BEN, text }, 0).host);
  expect(room.host().talk.map(line => line.text)).toEqual(['Once']);
});

test('a device that is not at the table is not heard', () => {
  const room = table();
  room.cut(BEN);
  const before = room.host();
  for (const from of [BEN, 'nobody', '__proto__', 'constructor']) {
    for (const text of trueLetters(before)) room.tell({ type: 'letter', from, text });
  }
  expect(room.host()).toEqual(before);
});
