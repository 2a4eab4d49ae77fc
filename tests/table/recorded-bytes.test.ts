import { expect, test } from 'vitest';
import { type AnyRules, type Seat, rngFor, seat, botTurn } from '../../src/engine/index.ts';
import { bot } from '../../src/games/paris-nouveau/bot/index.ts';
import { DECK } from '../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../src/games/paris-nouveau/rules.ts';
import type { Action } from '../../src/games/paris-nouveau/state.ts';
import type { View } from '../../src/games/paris-nouveau/view.ts';
import { type ToGuest, sceneFor } from '../../src/table/index.ts';
import { seedOf } from '../support/seeds.ts';
import { HOST, type TableRoom, guestId, seatsBy, tableRoom } from '../support/table-room.ts';

/*
 * Every byte sent to one device in whole matches, from its arrival to the outcome. Two things are asked of it.
 * Here: every card of the box has a name of its own, so a card may be named in a letter only once the game itself has
 * shown it to that device's seat, in a view or an event; and nothing that is only the host's (the seed, the state's own
 * words, other people's asks) is named at all. In twin-tables.test.ts: a table with other secrets sends the same bytes.
 */

const [ANN, BEN, WATCHER] = [guestId(1), guestId(2), guestId(3)];
const paris: AnyRules = parisNouveau;
const SEED = /[0-9a-f]{16}/;
/** What the state of Paris holds and no view does. */
const ONLY_THE_HOSTS = ['"deck"', '"discard"', '"seed"', '"intent"', '"answered"', '"strikes"', '"state"'];

function cardsIn(text: string): readonly string[] {
  return text.match(/d[1-5]v[0-3][L-][C-]/g) ?? [];
}

interface Recorded {
  readonly room: TableRoom;
  /** How many cards the device never had a right to know of before the end. */
  readonly hidden: number;
}

/** Plays a whole match, and checks every letter to `device` against what its seats have been shown by then. */
function recorded(number: number, seats: readonly Seat[], device: string, rules: AnyRules = paris): Recorded {
  const rng = rngFor(seedOf(number), 9);
  const room = tableRoom({ rules, seats: seatsBy('h1122b'), options: { abilities: 'on' } });
  for (const id of [ANN, BEN, WATCHER]) room.arrive(id);
  room.deal(number);
  const shown = new Set<string>();
  let [read, hidden] = [0, DECK.length];

  const check = (): void => {
    const { playing } = room.host();
    if (!playing) return;
    for (const viewer of [...seats, 'spectator'] as const) {
      const scene = sceneFor(paris, playing.match, viewer, playing.events);
      for (const card of cardsIn(JSON.stringify(scene))) shown.add(card);
    }
    const { received } = room.at(device);
    for (const text of received.slice(read)) expectNoSecret(text, shown, seats);
    read = received.length;
    if (playing.all.outcome === null) hidden = DECK.filter(card => !shown.has(card)).length;
  };

  check();
  for (let turn = 0; room.host().phase === 'playing'; turn++) {
    if (turn > 2000) throw new Error('The match does not end.');
    playOne(room, rng, turn);
    check();
    room.wait(1);
    if (turn % 9 === 0) room.ask(BEN, { type: 'say', seat: null, kind: 'chat', text: `Turn ${turn}` });
    if (turn % 25 === 7) {
      room.reload(device);
      room.arrive(device);
    }
    if (turn % 40 === 20) room.ask(device, { type: 'act', seat: seat(5), action: { type: 'pass' } });
  }
  return { room, hidden };
}

function expectNoSecret(text: string, shown: ReadonlySet<string>, seats: readonly Seat[]): void {
  for (const card of cardsIn(text)) if (!shown.has(card)) throw new Error(`${card} is named in ${text}`);
  for (const word of ONLY_THE_HOSTS) expect(text).not.toContain(word);
  const letter = JSON.parse(text) as ToGuest;
  expect(JSON.stringify(letter).replaceAll(/"chain":"[\w-]{24}"/g, '')).not.toMatch(SEED);
  if (letter.type === 'scene' || letter.type === 'whole') {
    expect(seats).toEqual(expect.arrayContaining(letter.own.map(({ seat: n }) => n)));
  }
  // Only one's own asks are answered to one.
  if (letter.type === 'answer') expect(letter.id).toMatch(/^a\d+$/);
}

function playOne(room: TableRoom, rng: ReturnType<typeof rngFor>, turn: number): void {
  const { playing, seats } = room.host();
  const actor = playing && rng.pick(playing.all.awaited);
  if (!playing || typeof actor !== 'number') throw new Error('Nobody is awaited.');
  const { view, legal } = sceneFor(room.rules, playing.match, actor, []);
  const choice = {
    view: view as View,
    seat: actor,
    legal: legal as Action[],
    awaited: true,
    level: 'steady',
    rng,
    said: [],
  } as const;
  const action = bot.choose(botTurn(parisNouveau, choice)) ?? legal[0];
  const holder = seats[actor]?.holder;
  if (holder) room.ask(holder, { type: 'act', seat: actor, action });
  else room.tell({ type: 'table-acts', id: `t${turn}`, actor, action, claim: null });
}

test.each([
  ['that holds two seats', ANN, [seat(1), seat(2)]],
  ['that holds two others', BEN, [seat(3), seat(4)]],
  ['that only watches', WATCHER, []],
] as const)('in whole matches no byte to a device %s names what it may not know', (_who, device, seats) => {
  let [bytes, letters, hidden, longest] = [0, 0, 0, 0];
  for (const number of [1, 2, 3]) {
    const { room, hidden: kept } = recorded(number, seats, device);
    const { received } = room.at(device);
    letters += received.length;
    bytes += received.join('').length;
    longest = Math.max(longest, ...received.map(text => text.length));
    hidden += kept;
    expect(received.some(text => text.includes('"outcome"'))).toBe(true);
    const kinds = new Set(received.map(text => (JSON.parse(text) as ToGuest).type));
    expect([...kinds].toSorted()).toEqual(['answer', 'roster', 'scene', 'talk', 'whole']);
    expect(room.asked.some(({ device: id }) => id === HOST)).toBe(true);
  }
  expect(letters).toBeGreaterThan(200);
  expect(bytes).toBeGreaterThan(20_000);
  // There was much to give away.
  expect(hidden / 3).toBeGreaterThan(15);
  // A link carries no more than 512 kB at once.
  expect(longest).toBeLessThan(256 * 1024);
});

test('a card that is sent to the wrong device, or too soon, is found out', () => {
  expect(() => recorded(1, [], WATCHER, { ...paris, seen: event => event })).toThrow(/is named in/);
  const peeping: AnyRules = {
    ...paris,
    legal: (state, actor) => [...paris.legal(state, actor), ...(actor === 1 ? paris.legal(state, seat(3)) : [])],
  };
  expect(() => recorded(1, [seat(1), seat(2)], ANN, peeping)).toThrow(/is named in/);
});
