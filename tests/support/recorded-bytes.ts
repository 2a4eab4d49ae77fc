import {
  type AnyRules,
  type Rng,
  type Seat,
  botTurn,
  rngFor,
  seat,
  seatsOf,
  viewersOf,
} from '../../src/engine/index.ts';
import { type ToGuest, sceneFor, seatsHeldBy } from '../../src/table/index.ts';
import { seedOf } from './seeds.ts';
import type { AnySubject } from './subject.ts';
import { type TableRoom, guestId, seatsBy, tableRoom } from './table-room.ts';

/*
 * Every byte sent to one device in whole matches, from its arrival to the outcome. Two things are asked of it.
 * Here: a piece that has a name of its own may be named in a letter only once the game itself has shown it to that
 * device's seat, in a view or an event; and nothing that is only the host's (the seed, the state's own words, other
 * people's asks) is named at all. In twin-tables.test.ts: a table with other secrets sends the same bytes.
 */

export const [ANN, BEN, WATCHER] = [guestId(1), guestId(2), guestId(3)] as const;
const SEED = /[0-9a-f]{16}/;
/** What the host's books call things, and no letter does. */
const ONLY_THE_HOSTS = ['seed', 'intent', 'answered', 'strikes', 'state'];

export interface Recorded {
  readonly room: TableRoom;
  /** How many pieces, over all letters, the device had no right to know of when the letter came. */
  readonly hidden: number;
}

/** Who sits where: the host first where there are enough, Ann and Ben with two seats each, bots with the rest. */
export const planFor = (seats: number): string =>
  ['12', 'h12', 'h112', 'h1122'][seats - 2] ?? 'h1122'.padEnd(seats, 'b');

/** Plays a whole match, and checks every letter to `device` against what its seats have been shown by then. */
export function recorded(subject: AnySubject, number: number, device: string, rules = subject.rules): Recorded {
  const { pieces, options } = subject;
  const rng = rngFor(seedOf(number), 9);
  const plan = planFor(subject.rules.seats.max);
  const room = tableRoom({ rules, seats: seatsBy(plan), options: options[0] ?? {} });
  for (const id of [ANN, BEN, WATCHER]) room.arrive(id);
  room.deal(number);
  const seats = seatsHeldBy(room.host(), device);
  const [elsewhere = seat(0)] = seatsOf(plan.length).filter(n => !seats.includes(n));
  const names = new Set(pieces);
  const shown = new Set<string>();
  const words = hostsWords();
  let [read, hidden] = [0, 0];

  const check = (): void => {
    const { playing } = room.host();
    if (!playing) return;
    for (const viewer of [...seats, 'spectator'] as const) {
      for (const name of namesIn(JSON.stringify(sceneFor(subject.rules, playing.match, viewer, playing.events)))) {
        if (names.has(name)) shown.add(name);
      }
    }
    words.look(subject.rules, room);
    for (const text of room.at(device).received.slice(read)) {
      for (const name of namesIn(text)) {
        if (names.has(name) && !shown.has(name)) throw new Error(`${name} is named in ${text}`);
      }
      expectNoSecret(text, seats);
      hidden += names.size - shown.size;
    }
    read = room.at(device).received.length;
  };

  check();
  for (let turn = 0; room.host().phase === 'playing'; turn++) {
    if (turn > 5000) throw new Error('The match does not end.');
    playOne(room, subject, rng, turn);
    check();
    room.wait(1);
    if (turn % 9 === 0) room.ask(BEN, { type: 'say', seat: null, kind: 'chat', text: `Turn ${turn}` });
    if (turn % 25 === 7) {
      room.reload(device);
      room.arrive(device);
    }
    if (turn % 40 === 20) room.ask(device, { type: 'act', seat: elsewhere, action: { type: 'pass' } });
  }
  const letters = room.at(device).received.join('\n');
  const said = words.onlyTheHosts().filter(word => letters.includes(`"${word}":`));
  if (said.length > 0) throw new Error(`The host’s own words are named in letters: ${said.join(', ')}`);
  return { room, hidden };
}

/** The words by which the state keeps things, and those by which anybody is shown them. */
function hostsWords() {
  const kept = new Set<string>(ONLY_THE_HOSTS);
  const open = new Set<string>();
  return {
    look(rules: AnyRules, room: TableRoom): void {
      const { playing } = room.host();
      if (!playing) return;
      for (const key of keysIn(playing.match.state)) kept.add(key);
      for (const viewer of viewersOf(playing.match.seats)) {
        for (const key of keysIn(sceneFor(rules, playing.match, viewer, playing.events))) open.add(key);
      }
    },
    onlyTheHosts: (): readonly string[] => [...kept].filter(word => !open.has(word)),
  };
}

const namesIn = (text: string): readonly string[] => text.split(/[^\w-]+/);

const keysIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"([^"\\]+)":/g)].map(([, key]) => key ?? '');

function expectNoSecret(text: string, seats: readonly Seat[]): void {
  if (SEED.test(text.replaceAll(/"chain":"[\w-]{24}"/g, ''))) throw new Error(`The seed is named in ${text}`);
  const letter = JSON.parse(text) as ToGuest;
  if (letter.type === 'scene' || letter.type === 'whole') {
    const others = letter.own.filter(({ seat: n }) => !seats.includes(seat(n)));
    if (others.length > 0) throw new Error(`The view of another seat is named in ${text}`);
  }
  // Only one's own asks are answered to one.
  if (letter.type === 'answer' && !/^a\d+$/.test(letter.id)) throw new Error(`Another’s ask is named in ${text}`);
}

/** Bots lead the match to its end; now and then somebody does what no bot would. */
function playOne(room: TableRoom, { rules, bot }: AnySubject, rng: Rng, turn: number): void {
  const { playing, seats } = room.host();
  if (!playing || playing.all.awaited.length === 0) throw new Error('Nobody is awaited.');
  const actor = rng.pick(playing.all.awaited);
  if (actor === 'clock') throw new Error('Nobody has set a clock at this table.');
  const { view, legal } = sceneFor(rules, playing.match, actor, []);
  const sensible = bot.choose(
    botTurn(rules, { view, seat: actor, legal, awaited: true, level: 'steady', rng, said: [] }),
  );
  const action = sensible === undefined || rng.int(8) === 0 ? rng.pick(legal) : sensible;
  const holder = seats[actor]?.holder;
  if (holder) room.ask(holder, { type: 'act', seat: actor, action });
  else room.tell({ type: 'table-acts', id: `t${turn}`, actor, action, claim: null });
}
