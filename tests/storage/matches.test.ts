import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyShelves, idbMatches, memoryMatches, openDatabase } from '../../src/storage/index.ts';
import { headerOf, keepsMatches } from './storage-contract.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

keepsMatches('matches in IndexedDB', async () => {
  const database = openDatabase('test');
  return {
    matches: idbMatches(database),
    async plant(store, record) {
      await (await database.connect()).put(store, record);
    },
  };
});

keepsMatches('matches in memory', async () => {
  const shelves = emptyShelves();
  return {
    matches: memoryMatches(shelves),
    async plant(store, record) {
      const { match = '', id = match } = record as { match?: string; id?: string };
      if (store === 'actions') shelves.actions.set(match, [...(shelves.actions.get(match) ?? []), record]);
      else shelves[store].set(id, record);
    },
  };
});

describe('IndexedDB failing', () => {
  const closed = { ok: false, problem: 'storage-closed' };

  test('a read that the browser breaks off is a value, and nothing is left to blow up later', async () => {
    const matches = idbMatches(openDatabase('test'));
    await matches.list();
    const { getAllKeys } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    const broken = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function (this: IDBObjectStore) {
      const request = Reflect.apply(getAllKeys?.value as () => unknown, this, []);
      this.transaction.abort();
      return request as never;
    });
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    expect((await matches.list()).ok).toBe(false);
    await new Promise(resolve => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    broken.mockRestore();
  });

  test('a browser without it is a closed storage, not a crash', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const matches = idbMatches(openDatabase('test'));
    expect(await matches.list()).toEqual(closed);
    expect(await matches.create({ header: headerOf('m'), moves: [] })).toEqual(closed);
  });

  test('a database of a newer app is left alone', async () => {
    const newer = await openDB('test', 99, { upgrade: db => void db.createObjectStore('future') });
    newer.close();
    expect(await idbMatches(openDatabase('test')).list()).toEqual(closed);
    expect((await openDB('test')).objectStoreNames).toContain('future');
  });

  test('a tab that holds an older version open is waited out', async () => {
    const first = openDatabase('test', 1);
    await idbMatches(first).create({ header: headerOf('m'), moves: [] });
    first.close();
    const older = await openDB('test', 1);
    const matches = idbMatches(openDatabase('test', 2));
    expect(await matches.list()).toEqual(closed);
    older.close();
    await vi.waitFor(async () => expect((await matches.read('m')).ok).toBe(true));
  });

  test('a newer version in another tab is let through, and this one then says closed', async () => {
    const matches = idbMatches(openDatabase('test'));
    expect((await matches.create({ header: headerOf('m'), moves: [] })).ok).toBe(true);
    const newer = await openDB('test', 5);
    expect(newer.version).toBe(5);
    expect(await matches.list()).toEqual(closed);
    newer.close();
  });

  test('a connection that was closed is opened anew', async () => {
    const database = openDatabase('test');
    const matches = idbMatches(database);
    await matches.create({ header: headerOf('m'), moves: [] });
    database.close();
    expect((await matches.read('m')).ok).toBe(true);
  });

  test('a full disk is said to be full, and the match stays as it was', async () => {
    const database = openDatabase('test');
    const matches = idbMatches(database);
    await matches.create({ header: headerOf('m'), moves: [] });
    const before = await matches.readRaw('m');

    // The action is already in the transaction when the header finds no room: neither may stay.
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    const answer = await matches.append('m', 0, { actor: 0, action: {} }, { now: 2, over: false });
    put.mockRestore();
    expect(answer).toEqual({ ok: false, problem: 'storage-full' });
    expect(await matches.readRaw('m')).toEqual(before);
    expect((await matches.append('m', 0, { actor: 0, action: {} }, { now: 2, over: false })).ok).toBe(true);
  });
});
