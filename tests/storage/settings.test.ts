import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type SettingsRepository, idbSettings, memorySettings, openDatabase } from '../../src/storage/index.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

interface Kept {
  readonly settings: SettingsRepository;
  readonly plant: (raw: unknown) => Promise<void>;
}

const places: readonly (readonly [name: string, open: () => Kept])[] = [
  [
    'IndexedDB',
    () => {
      const database = openDatabase('test');
      return {
        settings: idbSettings(database),
        async plant(raw) {
          await (await database.connect()).put('settings', raw, 'settings');
        },
      };
    },
  ],
  [
    'memory',
    () => {
      const shelf = new Map<string, unknown>();
      return { settings: memorySettings(shelf), plant: async raw => void shelf.set('settings', raw) };
    },
  ],
];

describe.each(places)('settings in %s', (_, open) => {
  test('are empty before anything was chosen', async () => {
    expect(await open().settings.read()).toEqual({ ok: true, value: {} });
  });

  test('come back as they were chosen last', async () => {
    const { settings } = open();
    await settings.write({ theme: 'dark' });
    await settings.write({ theme: 'light', sound: true });
    expect(await settings.read()).toEqual({ ok: true, value: { theme: 'light', sound: true } });
  });

  test.each([
    ['a word', 'dark'],
    ['a number', 7],
    ['nothing', null],
  ])('are empty when the record is %s', async (_name, raw) => {
    const { settings, plant } = open();
    await plant(raw);
    expect(await settings.read()).toEqual({ ok: true, value: {} });
  });
});

test('settings in a browser without IndexedDB are closed', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await idbSettings(openDatabase('test')).read()).toEqual({ ok: false, problem: 'storage-closed' });
});
