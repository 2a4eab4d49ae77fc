import { type AnyRules, type Deal, type Move, rngFor, seatsOf } from '../../src/engine/index.ts';
import { messageFramer } from '../../src/net/framing.ts';
import { type DeviceId, hostStep } from '../../src/table/index.ts';
import { parseSuccession } from '../../src/table/succession/index.ts';
import { quietTable } from '../../tests/support/quiet-table.ts';
import { seedOf } from '../../tests/support/seeds.ts';

/**
 * A table whose host holds no seat, one guest for each seat, and any number who watch. What is counted, here and on the
 * other side, is every byte the host hands to a guest's data channel because of an action, from the first to the last
 * of a match, headers of our own or of PeerJS included: for us the JSON of all letters as the link frames them, for
 * boardgame.io what PeerJS packs. Neither heartbeats nor what encryption and the network add, which do not depend on
 * the game, nor the dealing itself: that is `whole`.
 */
export interface CountedTable {
  act(move: Move<unknown>): Counted;
  /** Bytes of the one letter with everything, for each guest as if it had just come back. */
  whole(): readonly number[];
}

/** Bytes to each guest, seat by seat, and then to those who watch. */
export interface Counted {
  readonly all: readonly number[];
  /** As many as there would be if the table did not survive its host: without the sealed log. */
  readonly unsealed: readonly number[];
}

/** As long as the ids of real devices and asks, and as little alike. */
const idOf = (n: number): DeviceId => hex(n, 22);
const askId = (n: number): string => hex(1_000 + n, 20);
function hex(n: number, digits: number): string {
  const rng = rngFor(seedOf(0x1d5), n);
  return Array.from({ length: digits }, () => rng.int(16).toString(16)).join('');
}
const A_SECOND = 1_000;
const NAMES = ['Amira', 'Bertil', 'Chiara', 'Dmitri', 'Esther', 'Farouk'];

type Framer = ReturnType<typeof messageFramer>;

export function countedTable(rules: AnyRules, deal: Deal, watching: number): CountedTable {
  const guests = seatsOf(deal.seats + watching).map(idOf);
  const me = idOf(99);
  // One link to each guest: what travelled before makes what follows shorter, so all of it must travel.
  const links = new Map(guests.map(guest => [guest, { all: messageFramer(), unsealed: messageFramer() }]));
  let counts = new Map<DeviceId, { all: number; unsealed: number }>();

  const table = quietTable({
    rules,
    deal,
    devices: [me, ...guests],
    holders: guests.slice(0, deal.seats),
    names: NAMES,
    askId,
    sent(from, to, message) {
      const link = links.get(to);
      if (from !== me || !link) return;
      const count = counts.get(to) ?? { all: 0, unsealed: 0 };
      count.all += framed(link.all, message);
      if (parseSuccession(message) === 'other') count.unsealed += framed(link.unsealed, message);
      counts.set(to, count);
    },
  });

  return {
    act({ actor, action }) {
      // People think: the table takes no more than a few letters a second from anybody.
      table.run(A_SECOND);
      counts = new Map();
      table.act(actor === 'clock' ? me : idOf(actor), actor, action);
      const sentTo = (which: keyof Counted): readonly number[] => guests.map(guest => counts.get(guest)?.[which] ?? 0);
      return { all: sentTo('all'), unsealed: sentTo('unsealed') };
    },
    whole() {
      const host = table.memberOf(me).reign?.host;
      if (!host) throw new Error('The host hosts no more.');
      return guests.map(device => {
        const { post } = hostStep(rules, host, { type: 'arrived', device }, 0);
        const whole = post.find(({ to, letter }) => to === device && letter.type === 'whole');
        // Over a new link, as after a reload.
        return whole ? framed(messageFramer(), JSON.stringify(whole.letter)) : 0;
      });
    },
  };
}

/** As the app sends them: what people put words into is packed apart. */
function framed(framer: Framer, message: string): number {
  const isTalk = /^\{"type":"(roster|talk)"/.test(message);
  return framer(message, isTalk ? 'everybody' : 'secrets').reduce((sum, frame) => sum + frame.length, 0);
}

/** The same choices for both sides of a comparison: the nth picks one of so many. */
export function choices(match: number): (of: number) => number {
  const rng = rngFor(seedOf(0xb17e5), match);
  return of => rng.int(of);
}
