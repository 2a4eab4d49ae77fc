import { describe, expect, test } from 'vitest';
import type { MatchHeader, MatchRepository, MoveRecord } from '../../src/storage/index.ts';

export interface StorageUnderTest {
  readonly matches: MatchRepository;
  /** Writes a record behind the repository's back, as a bad disk or a newer app would. */
  readonly plant: (store: 'matches' | 'actions' | 'snapshots', record: object) => Promise<void>;
}

export const headerOf = (id: string, changed: Partial<MatchHeader> = {}): MatchHeader => ({
  id,
  format: 1,
  game: 'lantern',
  rulesVersion: 1,
  options: { nights: '3' },
  seats: ['Ada', 'Ben', 'Cy'].map(name => ({ name, colour: 'amber', shape: 'star', kind: 'person', level: null })),
  seed: 'ab'.repeat(32),
  name: 'Friday night',
  createdAt: 1000,
  updatedAt: 1000,
  deletedAt: null,
  moves: 0,
  over: false,
  ...changed,
});

const move = (choice: string, actor: MoveRecord['actor'] = 0): MoveRecord => ({ actor, action: { type: choice } });
const running = { now: 2000, over: false };

/** What every place that keeps matches owes the app. */
export function keepsMatches(name: string, open: () => Promise<StorageUnderTest>): void {
  describe(name, () => {
    test('gives a match back as it was made', async () => {
      const { matches } = await open();
      const kept = { header: headerOf('m', { moves: 2 }), moves: [move('light'), move('hide', 'clock')] };
      expect(await matches.create(kept)).toEqual({ ok: true, value: undefined });
      expect(await matches.read('m')).toEqual({ ok: true, value: kept });
    });

    test('puts a match in the place of another of the same name, and leaves no move of it', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m', { moves: 3 }), moves: [move('hide'), move('hide'), move('hide')] });
      const other = { header: headerOf('m', { moves: 1, name: 'Taken over' }), moves: [move('light')] };
      expect(await matches.replace(other)).toEqual({ ok: true, value: undefined });
      expect(await matches.read('m')).toEqual({ ok: true, value: other });
      expect((await matches.append('m', 1, move('hide'), running)).ok).toBe(true);
      const fresh = { header: headerOf('n'), moves: [] };
      expect(await matches.replace(fresh)).toEqual({ ok: true, value: undefined });
      expect(await matches.read('n')).toEqual({ ok: true, value: fresh });
    });

    test('keeps each move, and the header in step with it', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m'), moves: [] });
      expect((await matches.append('m', 0, move('light'), running)).ok).toBe(true);
      expect((await matches.append('m', 1, move('hide', 1), { now: 3000, over: true })).ok).toBe(true);
      const read = await matches.read('m');
      expect(read).toEqual({
        ok: true,
        value: {
          header: headerOf('m', { moves: 2, updatedAt: 3000, over: true }),
          moves: [move('light'), move('hide', 1)],
        },
      });
    });

    test('keeps the intent a move came from, and reads moves that have none', async () => {
      const { matches, plant } = await open();
      const intended = { ...move('light'), intent: 'intent-1' };
      await matches.create({ header: headerOf('m', { moves: 2 }), moves: [intended] });
      await plant('actions', { match: 'm', n: 1, ...move('hide'), intent: null });
      expect((await matches.append('m', 2, { ...move('light'), intent: 'intent-2' }, running)).ok).toBe(true);
      expect((await matches.append('m', 3, { ...move('hide'), intent: null }, running)).ok).toBe(true);
      expect((await matches.append('m', 4, move('light'), running)).ok).toBe(true);
      const read = await matches.read('m');
      expect(read.ok && read.value.moves).toEqual([
        intended,
        move('hide'),
        { ...move('light'), intent: 'intent-2' },
        move('hide'),
        move('light'),
      ]);
    });

    test.each([7, 'x'.repeat(65)])('calls a match with the intent %s damaged', async intent => {
      const { matches, plant } = await open();
      await matches.create({ header: headerOf('m', { moves: 1 }), moves: [] });
      await plant('actions', { match: 'm', n: 0, ...move('light'), intent });
      expect(await matches.read('m')).toEqual({ ok: false, problem: 'damaged' });
    });

    test('refuses a move that does not follow the last, and keeps what was there', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m'), moves: [] });
      await matches.append('m', 0, move('light'), running);
      for (const n of [0, 2, 7]) {
        expect(await matches.append('m', n, move('hide'), running)).toEqual({ ok: false, problem: 'out-of-step' });
      }
      expect(await matches.read('m')).toMatchObject({ value: { moves: [move('light')] } });
    });

    test('lets one of two tabs that write the same move through', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m'), moves: [] });
      const answers = await Promise.all(['light', 'hide'].map(choice => matches.append('m', 0, move(choice), running)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await matches.read('m')).toMatchObject({ ok: true, value: { header: { moves: 1 } } });
    });

    test('never takes two matches under one id', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m'), moves: [] });
      const second = await matches.create({ header: headerOf('m', { name: 'Other' }), moves: [] });
      expect(second).toEqual({ ok: false, problem: 'out-of-step' });
      expect(await matches.read('m')).toMatchObject({ value: { header: { name: 'Friday night' } } });
    });

    test('says when there is no such match', async () => {
      const { matches } = await open();
      const missing = { ok: false, problem: 'not-found' };
      expect(await matches.read('x')).toEqual(missing);
      expect(await matches.readRaw('x')).toEqual(missing);
      expect(await matches.rename('x', 'y')).toEqual(missing);
      expect(await matches.setDeleted('x', 1)).toEqual(missing);
      expect(await matches.append('x', 0, move('light'), running)).toEqual(missing);
    });

    test('keeps the moves of one match apart from those of another', async () => {
      const { matches } = await open();
      for (const id of ['m', 'm1', 'n'])
        await matches.create({ header: headerOf(id, { moves: 1 }), moves: [move(id)] });
      expect(await matches.read('m')).toMatchObject({ value: { moves: [move('m')] } });
      await matches.setDeleted('m', 5);
      await matches.purge(6);
      expect(await matches.read('m1')).toMatchObject({ value: { moves: [move('m1')] } });
    });

    test('removes, puts back, and forgets only what was removed long ago', async () => {
      const { matches } = await open();
      for (const id of ['old', 'new', 'kept']) await matches.create({ header: headerOf(id), moves: [] });
      await matches.setDeleted('old', 100);
      await matches.setDeleted('new', 900);
      expect(await idsOf(matches)).toEqual(['kept']);
      expect(await matches.read('new')).toEqual({ ok: false, problem: 'not-found' });
      expect(await matches.append('new', 0, move('light'), running)).toEqual({ ok: false, problem: 'not-found' });

      await matches.purge(500);
      expect(await matches.setDeleted('old', null)).toEqual({ ok: false, problem: 'not-found' });
      expect((await matches.setDeleted('new', null)).ok).toBe(true);
      expect(await idsOf(matches)).toEqual(['kept', 'new']);
    });

    test('renames', async () => {
      const { matches } = await open();
      await matches.create({ header: headerOf('m'), moves: [] });
      await matches.rename('m', 'Saturday');
      expect(await matches.read('m')).toMatchObject({ value: { header: { name: 'Saturday', updatedAt: 1000 } } });
    });

    test.each([
      ['a seed that is none', { ...headerOf('bad'), seed: 'zz' }, 'damaged'],
      ['no seats', { ...headerOf('bad'), seats: [] }, 'damaged'],
      ['nothing but its id', { id: 'bad' }, 'damaged'],
      ['moves that are missing', headerOf('bad', { moves: 4 }), 'damaged'],
      ['the format of a newer app', { ...headerOf('bad'), format: 2, colour: 'new' }, 'newer-version'],
    ] as const)('lists a record with %s beside the others, and leaves it as it is', async (_, record, problem) => {
      const { matches, plant } = await open();
      await matches.create({ header: headerOf('good'), moves: [] });
      await plant('matches', record);
      expect(await idsOf(matches)).toEqual(['bad', 'good']);
      expect(await matches.read('bad')).toEqual({ ok: false, problem });
      expect((await matches.append('bad', 0, move('light'), running)).ok).toBe(false);
      expect((await matches.purge(Number.MAX_VALUE)).ok).toBe(true);
      expect(await matches.readRaw('bad')).toEqual({ ok: true, value: { header: record, actions: [] } });
    });

    test('lets a player remove a damaged match, and put it back unchanged but for that', async () => {
      const { matches, plant } = await open();
      await plant('matches', { id: 'bad', half: 'a record' });
      await matches.setDeleted('bad', 10);
      expect(await idsOf(matches)).toEqual([]);
      await matches.setDeleted('bad', null);
      expect(await matches.readRaw('bad')).toMatchObject({ value: { header: { id: 'bad', half: 'a record' } } });
    });

    test('calls a match with a damaged move damaged', async () => {
      const { matches, plant } = await open();
      await matches.create({ header: headerOf('m', { moves: 1 }), moves: [] });
      await plant('actions', { match: 'm', n: 0, actor: 'nobody', action: {} });
      expect(await matches.read('m')).toEqual({ ok: false, problem: 'damaged' });
    });

    test('keeps one snapshot a match, and has none when it is damaged', async () => {
      const { matches, plant } = await open();
      expect(await matches.readSnapshot('m')).toBeUndefined();
      const snapshot = {
        match: 'm',
        moves: 50,
        rulesVersion: 1,
        state: { deep: [1] },
        events: [],
        checksum: 'sha256:00',
      };
      await matches.writeSnapshot({ ...snapshot, moves: 1 });
      await matches.writeSnapshot(snapshot);
      expect(await matches.readSnapshot('m')).toEqual(snapshot);
      await plant('snapshots', { match: 'm', moves: 'many' });
      expect(await matches.readSnapshot('m')).toBeUndefined();
    });
  });
}

async function idsOf(matches: MatchRepository): Promise<string[]> {
  const listed = await matches.list();
  if (!listed.ok) throw new Error(listed.problem);
  return listed.value.map(entry => (entry.readable ? entry.header.id : entry.id)).sort();
}
