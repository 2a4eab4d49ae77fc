import { describe, expect, test } from 'vitest';
import { seat } from '../../../src/engine/index.ts';
import { LONGEST_MESSAGE } from '../../../src/net/link.ts';
import { sceneFor, seenScene } from '../../../src/table/index.ts';
import type { Member } from '../../../src/table/succession/index.ts';
import { abacus } from '../../support/abacus.ts';
import { longMatch } from '../../support/long-match.ts';
import { type QuietTable, quietTable } from '../../support/quiet-table.ts';

const MOVES = 5000;
const LIVE = 40;
const DEVICES = ['d0', 'd1', 'd2', 'd3'] as const;
const SOME_TIME_MS = 8000;

const match = longMatch(DEVICES.length);

/** The longest letters by what they are, in characters, and the longest message of them all, in bytes. */
interface Sizes {
  readonly letters: Map<string, number>;
  readonly pieces: Map<string, number>;
  message: number;
}

function longTable(): { readonly table: QuietTable; readonly sizes: Sizes } {
  const sizes: Sizes = { letters: new Map(), pieces: new Map(), message: 0 };
  let under: { readonly type: string; length: number } = { type: '', length: 0 };
  const table = quietTable({
    rules: abacus,
    deal: match.deal,
    devices: DEVICES,
    holders: DEVICES,
    moves: match.moves(MOVES - LIVE).map((move, n) => ({ ...move, intent: `d${n % 4}.f7c3a91e5d2b${n + 10_000_000}` })),
    sent(_from, _to, message) {
      sizes.message = Math.max(sizes.message, new TextEncoder().encode(message).length);
      const type = /^(1\/\d+ )?\{"type":"([a-z-]+)"/.exec(message)?.[2];
      under = { type: type ?? under.type, length: (type === undefined ? under.length : 0) + message.length };
      sizes.letters.set(under.type, Math.max(under.length, sizes.letters.get(under.type) ?? 0));
      if (/^\d/.test(message)) sizes.pieces.set(under.type, (sizes.pieces.get(under.type) ?? 0) + 1);
    },
  });
  playTo(table, MOVES - LIVE, MOVES);
  return { table, sizes };
}

function playTo(table: QuietTable, from: number, to: number): void {
  for (let n = from; n < to; n++) {
    const { action } = match.move(n);
    table.act(DEVICES[n % DEVICES.length] ?? '', seat(n % DEVICES.length), action);
  }
}

/** Whatever has happened: the host holds this match, and everybody sees of it what they may. */
function expectAll(table: QuietTable, moves: number, here: readonly string[]): void {
  const truth = match.after(moves);
  const host = table.host();
  expect(host.reign?.host.playing?.match).toEqual(truth);
  expect(host.reign?.book?.moves).toHaveLength(moves);
  for (const id of here) {
    const member = table.memberOf(id);
    if (member.me !== host.me) expectSeen(member, truth);
  }
}

function expectSeen({ me, guest: { seen, nonsense } }: Member, truth: ReturnType<typeof match.after>): void {
  const own = seat(DEVICES.findIndex(id => id === me));
  const { view, legal, awaited } = sceneFor(abacus, truth, own, []);
  expect(seen && seenScene(seen, own), me).toMatchObject({ seq: truth.moves, view, legal, awaited });
  expect(seen?.steps).toHaveLength(truth.moves);
  expect(nonsense).toBe(0);
}

const timed = <T>(what: string, doing: () => T): T => {
  const began = process.cpuUsage().user;
  const done = doing();
  console.log(`${what}: ${((process.cpuUsage().user - began) / 1000).toFixed(0)} ms of work`);
  return done;
};

describe(`a match of ${MOVES} moves`, () => {
  test('survives its host, whichever way it goes', { timeout: 120_000 }, () => {
    const { table, sizes } = timed('laid out, and the last moves played', longTable);
    expectAll(table, MOVES, DEVICES);

    timed('the host reloads', () => {
      table.die('d0');
      table.back('d0');
      table.run(SOME_TIME_MS);
    });
    expect(table.host().me).toBe('d0');
    expectAll(table, MOVES, DEVICES);

    timed('a guest rejoins', () => {
      table.die('d1');
      table.back('d1');
      table.run(SOME_TIME_MS);
    });
    expectAll(table, MOVES, DEVICES);
    playTo(table, MOVES, MOVES + 5);

    timed('the host dies, and another takes over', () => {
      table.die('d0');
      table.run(SOME_TIME_MS);
    });
    const { me, kind } = table.host();
    expect({ kind, isOther: me !== 'd0' }).toEqual({ kind: 'elected', isOther: true });
    expectAll(table, MOVES + 5, ['d1', 'd2', 'd3']);
    playTo(table, MOVES + 5, MOVES + 8);

    table.back('d0');
    table.run(SOME_TIME_MS);
    expectAll(table, MOVES + 8, DEVICES);
    playTo(table, MOVES + 8, MOVES + 12);

    const heir = me === 'd2' ? 'd3' : 'd2';
    timed('it is handed over', () => {
      table.tell(me, { type: 'hand-over', to: heir, leaving: false });
      table.run(SOME_TIME_MS);
    });
    expect(table.host()).toMatchObject({ me: heir, kind: 'handed' });
    expectAll(table, MOVES + 12, DEVICES);
    playTo(table, MOVES + 12, MOVES + 16);

    const largest = ['whole', 'found', 'hand', 'scene'].map(type => `${type} ${sizes.letters.get(type)}`).join(', ');
    console.log(`The longest letters, in characters: ${largest}; the longest message: ${sizes.message} bytes.`);
    // Before there were pieces, this one could not be sent at all.
    expect(sizes.letters.get('whole')).toBeGreaterThan(LONGEST_MESSAGE);
    for (const type of ['whole', 'found', 'hand']) expect(sizes.pieces.get(type), type).toBeGreaterThan(1);
    expect(sizes.message).toBeLessThan(LONGEST_MESSAGE / 2);
  });
});
