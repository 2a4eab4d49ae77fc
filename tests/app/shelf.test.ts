import { describe, expect, test } from 'vitest';
import { matchLocks } from '../../src/app/match-locks.ts';
import { matchShelf } from '../../src/app/shelf.ts';
import { seat } from '../../src/engine/index.ts';
import { emptyShelves, memoryMatches } from '../../src/storage/index.ts';
import { alone, create, lanternShelf, open, rest, seatsFor } from '../support/lantern-table.ts';
import { lanternTitle } from '../support/lantern-game.ts';
import { memoryLocks } from '../support/memory-locks.ts';
import { reluctant } from '../support/reluctant-matches.ts';
import { stillWorld } from '../support/still-world.ts';

const HIDE = { type: 'choose', choice: 'hide' };
const HOUR = 60 * 60 * 1000;

test('a new match is on the shelf, newest first', async () => {
  const world = stillWorld();
  const shelf = lanternShelf({ world });
  await shelf.start();
  expect(shelf.matches.value).toEqual([]);
  const first = await create(shelf, 'pbp');
  world.wait(1000);
  const second = await create(shelf, 'ppp');
  expect(shelf.matches.value?.map(({ id }) => id)).toEqual([second, first]);
  expect(shelf.matches.value?.[1]).toMatchObject({
    game: 'lantern',
    name: 'Friday',
    seats: seatsFor('pbp'),
    moves: 0,
    status: 'running',
  });
});

test('every match is dealt from a seed of its own', async () => {
  const matches = memoryMatches();
  const shelf = lanternShelf({ matches });
  const ids = [await create(shelf, 'ppp'), await create(shelf, 'ppp')];
  const seeds = await Promise.all(ids.map(async id => matches.read(id)));
  const [a, b] = seeds.map(kept => kept.ok && kept.value.header.seed);
  expect(a).toMatch(/^[0-9a-f]{64}$/);
  expect(a).not.toBe(b);
});

test('a removed match leaves the shelf, can be put back, and is forgotten only at a start an hour later', async () => {
  const matches = memoryMatches();
  const world = stillWorld();
  const shelf = lanternShelf({ matches, world });
  const id = await create(shelf, 'ppp');
  await shelf.remove(id);
  expect(shelf.matches.value).toEqual([]);
  expect(await shelf.open(id)).toEqual({ ok: false, problem: 'not-found' });
  await lanternShelf({ matches, world }).start();
  expect((await shelf.putBack(id)).ok).toBe(true);
  expect(shelf.matches.value).toHaveLength(1);

  await shelf.remove(id);
  world.wait(HOUR + 1);
  await lanternShelf({ matches, world }).start();
  expect(await shelf.putBack(id)).toEqual({ ok: false, problem: 'not-found' });
});

test('a renamed match shows its name', async () => {
  const shelf = lanternShelf();
  const id = await create(shelf, 'ppp');
  await shelf.rename(id, `  ${'Long '.repeat(60)}`);
  expect(shelf.matches.value?.[0]?.name).toMatch(/^Long Long/);
  expect(shelf.matches.value?.[0]?.name.length).toBeLessThanOrEqual(100);
});

test('the same match is open once only in a tab, and opens again after closing', async () => {
  const shelf = lanternShelf();
  const id = await create(shelf, 'ppp');
  const [one, two] = await Promise.all([open(shelf, id), open(shelf, id)]);
  expect(shelf.liveIds()).toEqual([id]);
  await one.act(seat(0), HIDE);
  expect(two.seq.value).toBe(1);
  one.close();
  one.close();
  expect((await two.act(seat(1), HIDE)).ok).toBe(true);
  two.close();
  expect(shelf.liveIds()).toEqual([]);
  const again = await open(shelf, id);
  expect(again.seq.value).toBe(2);
  expect((await again.act(seat(2), HIDE)).ok).toBe(true);
});

describe('with two tabs', () => {
  function tabs() {
    const matches = memoryMatches();
    const locks = memoryLocks();
    return [1, 2].map(seed => {
      const held = matchLocks(locks, alone);
      const catalogue = [lanternTitle()];
      const shelf = matchShelf({ catalogue, matches, locks: held, tabs: alone, surroundings: stillWorld(seed) });
      return { shelf, held };
    }) as [Tab, Tab];
  }
  type Tab = { shelf: ReturnType<typeof lanternShelf>; held: ReturnType<typeof matchLocks> };

  test('a match open in one is neither opened nor removed in the other', async () => {
    const [here, there] = tabs();
    const id = await create(here.shelf, 'ppp');
    const match = await open(here.shelf, id);
    expect(await there.shelf.open(id)).toEqual({ ok: false, problem: 'open-elsewhere' });
    expect(await there.shelf.remove(id)).toEqual({ ok: false, problem: 'open-elsewhere' });
    match.close();
    await rest();
    expect((await there.shelf.open(id)).ok).toBe(true);
  });

  test('each knows that the other is playing', async () => {
    const [here, there] = tabs();
    const id = await create(here.shelf, 'ppp');
    const match = await open(here.shelf, id);
    expect(await there.held.refresh()).toBe(true);
    match.close();
    await rest();
    expect(await there.held.refresh()).toBe(false);
    expect(here.held.anyHeld.value).toBe(false);
  });

  test('a match that could not be opened is not held', async () => {
    const [here, there] = tabs();
    expect(await here.shelf.open('nothing')).toEqual({ ok: false, problem: 'not-found' });
    expect(await there.held.refresh()).toBe(false);
    expect(await here.shelf.open('nothing')).toEqual({ ok: false, problem: 'not-found' });
  });
});

describe('damaged records', () => {
  async function planted(change: (header: Record<string, unknown>) => void) {
    const shelves = emptyShelves();
    const shelf = lanternShelf({ matches: memoryMatches(shelves) });
    const good = await create(shelf, 'ppp');
    const bad = await create(shelf, 'ppp');
    const record = shelves.matches.get(bad) as Record<string, unknown>;
    change(record);
    const as = JSON.stringify(record);
    await shelf.start();
    return { shelf, good, bad, unchanged: () => JSON.stringify(shelves.matches.get(bad)) === as };
  }

  test.each<[string, (header: Record<string, unknown>) => void, string]>([
    ['a seed cut short', header => void (header['seed'] = 'ab'), 'damaged'],
    ['seats gone', header => void delete header['seats'], 'damaged'],
    ['moves missing', header => void (header['moves'] = 3), 'damaged'],
    ['a newer format', header => void (header['format'] = 9), 'newer-version'],
    ['newer rules', header => void (header['rulesVersion'] = 9), 'newer-version'],
    ['older rules', header => void (header['rulesVersion'] = 0), 'older-version'],
    ['another game', header => void (header['game'] = 'chess'), 'unknown-game'],
    ['too few seats for the game', header => void (header['seats'] = seatsFor('pp')), 'damaged'],
  ])('with %s: says so, is kept, can be exported, and the others open', async (_, change, problem) => {
    const { shelf, good, bad, unchanged } = await planted(change);
    expect(shelf.matches.value).toHaveLength(2);
    expect(await shelf.open(bad)).toEqual({ ok: false, problem });
    expect((await shelf.exportFile(bad)).ok).toBe(true);
    expect(unchanged()).toBe(true);
    expect((await shelf.open(good)).ok).toBe(true);
  });

  test('an unreadable record is listed as such, with whatever name is left', async () => {
    const { shelf, bad } = await planted(header => void (header['seed'] = 7));
    expect(shelf.matches.value?.find(({ id }) => id === bad)).toMatchObject({ status: 'unreadable', name: 'Friday' });
  });

  test('the colour of a newer app is replaced by one we know', async () => {
    const { shelf, bad } = await planted(
      header => void (header['seats'] = seatsFor('ppp').map(s => ({ ...s, colour: 'plaid' }))),
    );
    expect(shelf.matches.value?.find(({ id }) => id === bad)?.seats.map(({ colour }) => colour)).toEqual([
      'amber',
      'sky',
      'rose',
    ]);
  });
});

test('a full storage takes no new match and says so', async () => {
  const storage = reluctant(memoryMatches());
  const shelf = lanternShelf({ matches: storage.matches });
  const id = await create(shelf, 'ppp');
  storage.refuse('storage-full');
  const made = await shelf.create({ game: 'lantern', name: 'x', seats: seatsFor('ppp'), options: {} });
  expect(made).toEqual({ ok: false, problem: 'storage-full' });
  expect(shelf.matches.value?.map(match => match.id)).toEqual([id]);
});

test('a shelf that cannot be read says why', async () => {
  const broken = { ...memoryMatches(), list: async () => ({ ok: false, problem: 'storage-closed' }) as const };
  const shelf = lanternShelf({ matches: broken });
  await shelf.start();
  expect(shelf.problem.value).toBe('storage-closed');
  expect(shelf.matches.value).toEqual([]);
});
