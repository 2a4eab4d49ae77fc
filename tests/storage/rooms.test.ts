import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  idbKeys,
  idbMatches,
  idbRooms,
  idbSettings,
  memoryKeys,
  memoryRooms,
  openDatabase,
} from '../../src/storage/index.ts';
import { keepsRooms } from './rooms-contract.ts';
import { headerOf } from './storage-contract.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

keepsRooms('in IndexedDB', () => {
  const database = openDatabase('test');
  return {
    rooms: idbRooms(database),
    keys: idbKeys(database),
    otherKeys: idbKeys(openDatabase('test')),
    async plantRoom(record) {
      await (await database.connect()).put('rooms', record);
    },
    async plantKeys(raw) {
      await (await database.connect()).put('keys', raw, 'device');
    },
  };
});

keepsRooms('in memory', () => {
  const roomShelf = new Map<string, unknown>();
  const keyShelf = new Map<string, unknown>();
  return {
    rooms: memoryRooms(roomShelf),
    keys: memoryKeys(keyShelf),
    otherKeys: memoryKeys(keyShelf),
    plantRoom: async record => void roomShelf.set(record.room, record),
    plantKeys: async raw => void keyShelf.set('device', raw),
  };
});

const room = {
  room: 'r',
  host: 'h',
  secret: 's',
  hosting: false,
  reach: 'anywhere' as const,
  brokerToken: null,
  game: null,
  people: [],
  muted: [],
  seenAt: 1,
  state: null,
};

test('matches and settings of the first version are all there after the second has been opened', async () => {
  const first = openDatabase('test', 1);
  const kept = { header: headerOf('m', { moves: 1 }), moves: [{ actor: 0, action: { type: 'light' } }] };
  await idbMatches(first).create(kept);
  await idbSettings(first).write({ theme: 'light' });
  expect([...(await first.connect()).objectStoreNames]).toEqual(['actions', 'matches', 'settings', 'snapshots']);
  first.close();

  const second = openDatabase('test');
  expect(await idbMatches(second).read('m')).toEqual({ ok: true, value: kept });
  expect(await idbSettings(second).read()).toEqual({ ok: true, value: { theme: 'light' } });
  expect((await idbRooms(second).write(room)).ok).toBe(true);
  expect(await idbKeys(second).read()).toEqual({ ok: true, value: undefined });
});

describe('IndexedDB failing', () => {
  test('is a closed storage where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const closed = { ok: false, problem: 'storage-closed' };
    const rooms = idbRooms(openDatabase('test'));
    expect(await rooms.list()).toEqual(closed);
    expect(await rooms.read('r')).toEqual(closed);
    expect(await rooms.write(room)).toEqual(closed);
    expect(await idbKeys(openDatabase('test')).read()).toEqual(closed);
  });

  test('is a full storage where there is no room, and what was there stays', async () => {
    const rooms = idbRooms(openDatabase('test'));
    await rooms.write(room);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    expect(await rooms.write({ ...room, seenAt: 2 })).toEqual({ ok: false, problem: 'storage-full' });
    put.mockRestore();
    expect(await rooms.read('r')).toEqual({ ok: true, value: room });
  });

  test('is told when the browser takes a write back at the last moment', async () => {
    const rooms = idbRooms(openDatabase('test'));
    await rooms.write(room);
    const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      const request = Reflect.apply(put?.value as (value: unknown) => IDBRequest, this, [value]);
      request.addEventListener('success', () => this.transaction.abort());
      return request as never;
    });
    expect((await rooms.write({ ...room, seenAt: 2 })).ok).toBe(false);
    broken.mockRestore();
    expect(await rooms.read('r')).toEqual({ ok: true, value: room });
  });

  test('rooms and keys are written to the disk itself before we say so', async () => {
    const database = openDatabase('test');
    await database.connect();
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await idbRooms(database).write(room);
    await idbRooms(database).remove('r');
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    await idbKeys(database).keepFirst(pair);
    const options = asked.mock.calls.map(([store, mode, how]) => [store, mode, how]);
    const strict = { durability: 'strict' };
    expect(options).toEqual(['rooms', 'rooms', 'keys'].map(store => [store, 'readwrite', strict]));
    asked.mockRestore();
  });
});
