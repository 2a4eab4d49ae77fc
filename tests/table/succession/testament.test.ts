import { describe, expect, test } from 'vitest';
import { type Deal, seat } from '../../../src/engine/index.ts';
import type { RoomState } from '../../../src/table/index.ts';
import { base64url } from '../../../src/table/bytes.ts';
import { seal } from '../../../src/table/succession/seal.ts';
import {
  type Testament,
  choicesOf,
  laidOut,
  readEntry,
  readTestament,
  writtenEntry,
  writtenTestament,
} from '../../../src/table/succession/testament.ts';
import { lantern } from '../../support/lantern.ts';
import { seedOf } from '../../support/seeds.ts';
import { seatsBy } from '../../support/table-room.ts';

const KEY = base64url(new Uint8Array(32).fill(3));
const AT = { room: 'room', epoch: 1, generation: 1, seq: 0 };
const places = { ann: 1, ben: 2 };
const deal: Deal = { seed: seedOf(4), seats: 3, options: { nights: '3', timer: 'off' } };

const room: RoomState = {
  epoch: 0,
  game: 'lantern',
  rulesVersion: 1,
  options: deal.options,
  phase: 'playing',
  matchNumber: 1,
  matchId: 'm',
  seats: seatsBy('h12'),
  devices: [],
  removed: [],
  talk: [],
};

const chose = (n: number, choice: string) => ({
  actor: seat(n),
  action: { type: 'choose', choice },
  intent: `ann.i${n}`,
});

const testamentOf = (...choices: readonly string[]): Testament => ({
  room,
  places,
  book: { id: 'm', deal, moves: choices.map((choice, n) => chose(n, choice)) },
});

const writtenOf = (testament: Testament): unknown => writtenTestament(testament, choicesOf(lantern, testament.book));

describe('a testament', () => {
  test('says everything again to who can read it', () => {
    const testament = testamentOf('light', 'hide');
    const read = readTestament(lantern, JSON.parse(JSON.stringify(writtenOf(testament))));
    expect(read).toEqual(testament);
    expect(laidOut(lantern, read?.book ?? null)?.match.moves).toBe(2);
  });

  test('goes on with what its log adds', () => {
    const [first, second] = [testamentOf('light'), testamentOf('light', 'hide')];
    const move = { actor: seat(1), choice: choicesOf(lantern, second.book)[1] ?? -1, intent: 'ann.i1' };
    const entry = readEntry(JSON.parse(JSON.stringify(writtenEntry({ type: 'move', move }, places))), places);
    expect(entry).toEqual({ type: 'move', move });
    const entries = [{ type: 'begin' } as const, ...(entry ? [entry] : [])];
    expect(readTestament(lantern, writtenOf(first), entries)).toEqual(second);
    const lobby = { ...room, phase: 'lobby', matchId: null } as const;
    expect(readTestament(lantern, writtenOf(first), [{ type: 'room', room: lobby }])?.book).toBeNull();
  });

  test('is as long whatever was chosen', () => {
    const lengths = ['light', 'hide'].flatMap(one =>
      ['light', 'hide'].map(other => JSON.stringify(writtenOf(testamentOf(one, other))).length),
    );
    expect(new Set(lengths).size).toBe(1);
    expect(seal(KEY, AT, writtenOf(testamentOf('light')))).toHaveLength(
      seal(KEY, AT, writtenOf(testamentOf('hide'))).length,
    );
  });

  test.each([
    ['nothing', null],
    ['another shape', { room, places }],
    ['a choice that was not there', { room, places, book: { id: 'm', deal, moves: [[0, '0zz']] } }],
    ['more seats than the game has', { room, places, book: { id: 'm', deal: { ...deal, seats: 9 }, moves: [] } }],
    ['a seed that is none', { room, places, book: { id: 'm', deal: { ...deal, seed: 'x' }, moves: [] } }],
  ])('that says %s is refused', (_, raw) => {
    expect(readTestament(lantern, raw)).toBeUndefined();
  });

  test.each([1, [0], [0, 'x'], [99, '000'], { room: 1 }])('an entry %j is refused', raw => {
    expect(readEntry(raw, places)).toBeUndefined();
  });
});
