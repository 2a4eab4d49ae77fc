import { type AnyRules, type Deal, type Move, rngFor, seatsOf } from '../../src/engine/index.ts';
import { messageFramer } from '../../src/net/framing.ts';
import {
  type DeviceId,
  type Host,
  type HostInput,
  type Letter,
  type RosterSeat,
  type ToHost,
  hostStep,
  layOut,
  reopened,
} from '../../src/table/index.ts';
import { seedOf } from '../../tests/support/seeds.ts';

/**
 * A table whose host holds no seat, one guest for each seat, and any number who watch. What is counted, here and on the
 * other side, is every byte the host hands to a guest's data channel because of an action, from the first to the last
 * of a match, headers of our own or of PeerJS included: for us the JSON of all letters as the link frames them, for
 * boardgame.io what PeerJS packs. Neither heartbeats nor what encryption and the network add, which do not depend on
 * the game, nor the dealing itself: that is `whole`.
 */
export interface CountedTable {
  /** Bytes to each guest, seat by seat, and then to those who watch. */
  act(move: Move<unknown>): readonly number[];
  /** Bytes of the one letter with everything, for each guest as if it had just come back. */
  whole(): readonly number[];
}

/** As long as the ids of real devices and asks, and as little alike. */
const idOf = (n: number): DeviceId => hex(n, 22);
const askId = (n: number): string => hex(1_000 + n, 20);
function hex(n: number, digits: number): string {
  const rng = rngFor(seedOf(0x1d5), n);
  return Array.from({ length: digits }, () => rng.int(16).toString(16)).join('');
}
const A_SECOND = 1_000;

export function countedTable(rules: AnyRules, deal: Deal, watching: number): CountedTable {
  const guests = seatsOf(deal.seats + watching).map(idOf);
  const me = idOf(99);
  let now = 0;
  let asked = 0;
  let host: Host = reopened({
    me,
    state: newRoom(rules, deal, guests.slice(0, deal.seats)),
    playing: null,
    intents: [],
    now,
  });

  function post(input: HostInput): readonly Letter[] {
    const step = hostStep(rules, host, input, now);
    host = step.host;
    const isMove = step.writes.some(({ type }) => type === 'move');
    return isMove ? [...step.post, ...post({ type: 'stored', ok: true })] : step.post;
  }

  /** One link to each guest: what travelled before makes what follows shorter, so all of it must travel. */
  const links = new Map(guests.map(guest => [guest, messageFramer()]));
  const sentTo = (sent: readonly Letter[]): readonly number[] =>
    guests.map(guest =>
      sent
        .filter(({ to }) => to === guest)
        .flatMap(({ letter }) => links.get(guest)?.(JSON.stringify(letter)) ?? [])
        .reduce((sum, frame) => sum + frame.length, 0),
    );

  for (const device of guests) sentTo(post({ type: 'arrived', device }));
  const playing = layOut(rules, 'match', deal, []);
  if (!playing) throw new Error(`${rules.id} cannot be dealt.`);
  sentTo(post({ type: 'dealt', playing, seats: host.seats }));

  return {
    act({ actor, action }) {
      // People think: the table takes no more than a few letters a second from anybody.
      now += A_SECOND;
      const id = askId(++asked);
      if (actor === 'clock') return sentTo(post({ type: 'table-acts', id, actor, action, claim: null }));
      const looking = { match: host.matchNumber, seq: host.playing?.match.moves ?? 0 };
      const ask = { type: 'act', seat: actor, action, ...looking } as const;
      const letter: ToHost = { type: 'ask', epoch: host.epoch, id, ask };
      const sent = post({ type: 'letter', from: idOf(actor), text: JSON.stringify(letter) });
      const answer = sent.find(({ letter }) => letter.type === 'answer')?.letter;
      if (answer?.type !== 'answer' || answer.refusal !== null) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      return sentTo(sent);
    },
    whole: () =>
      guests.map(device => {
        // Over a new link, as after a reload.
        links.set(device, messageFramer());
        const wholes = post({ type: 'arrived', device }).filter(
          ({ to, letter }) => to === device && letter.type === 'whole',
        );
        return sentTo(wholes)[guests.indexOf(device)] ?? 0;
      }),
  };
}

const NAMES = ['Amira', 'Bertil', 'Chiara', 'Dmitri', 'Esther', 'Farouk'];

function newRoom(rules: AnyRules, { options }: Deal, holders: readonly DeviceId[]) {
  const seats = holders.map((holder, n): RosterSeat => ({
    name: NAMES[n % NAMES.length] ?? '',
    colour: 'amber',
    shape: 'star',
    kind: 'person',
    level: null,
    holder,
    absence: 'wait',
  }));
  const none = { matchNumber: 0, matchId: null, devices: [], removed: [], talk: [] };
  return { epoch: 1, game: rules.id, rulesVersion: rules.version, options, phase: 'lobby' as const, seats, ...none };
}

/** The same choices for both sides of a comparison: the nth picks one of so many. */
export function choices(match: number): (of: number) => number {
  const rng = rngFor(seedOf(0xb17e5), match);
  return of => rng.int(of);
}
