import { expect, test, vi } from 'vitest';
import { settingsStore } from '../../src/app/settings.ts';
import { memorySettings } from '../../src/storage/index.ts';

const DEFAULTS = {
  theme: 'dark',
  board: 'drawn',
  alone: false,
  sound: true,
  vibration: true,
  motion: true,
  myName: '',
  broker: '',
  ice: '',
  standing: {},
};
const page = () => ({ dataset: {} as DOMStringMap });

test('settings begin dark and drawn, with everything hidden', async () => {
  const root = page();
  const settings = settingsStore(memorySettings(), root);
  await settings.load();
  expect(settings.current.value).toEqual(DEFAULTS);
  expect(root.dataset).toEqual({ theme: 'dark', motion: 'on' });
});

test('a choice is worn at once and found again at the next start', async () => {
  const repository = memorySettings();
  const root = page();
  settingsStore(repository, root).change({ theme: 'light', motion: false });
  expect(root.dataset).toEqual({ theme: 'light', motion: 'off' });
  await vi.waitFor(async () => {
    const later = settingsStore(repository, page());
    await later.load();
    expect(later.current.value).toEqual({ ...DEFAULTS, theme: 'light', motion: false });
  });
});

test('one damaged choice does not undo the others, and what a newer app chose is kept', async () => {
  const repository = memorySettings();
  await repository.write({ theme: 'plaid', sound: false, broker: 7, ice: 'x'.repeat(5_000), language: 'fr' });
  const settings = settingsStore(repository, page());
  await settings.load();
  expect(settings.current.value).toEqual({ ...DEFAULTS, sound: false });
  settings.change({ board: 'text' });
  await vi.waitFor(async () =>
    expect(await repository.read()).toEqual({
      ok: true,
      value: { theme: 'plaid', sound: false, board: 'text', broker: 7, ice: 'x'.repeat(5_000), language: 'fr' },
    }),
  );
});

test('a choice made before the old ones are read, or in another tab, undoes no other choice', async () => {
  const repository = memorySettings();
  await repository.write({ theme: 'light', sound: false });
  const early = settingsStore(repository, page());
  const other = settingsStore(repository, page());
  early.change({ board: 'text' });
  await early.load();
  expect(early.current.value).toEqual({ ...DEFAULTS, theme: 'light', sound: false, board: 'text' });
  other.change({ alone: true });
  await vi.waitFor(async () =>
    expect(await repository.read()).toEqual({
      ok: true,
      value: { theme: 'light', sound: false, board: 'text', alone: true },
    }),
  );
});

test('a storage that is closed leaves the choices in force until the app is', async () => {
  const closed = { ok: false, problem: 'storage-closed' } as const;
  const settings = settingsStore({ read: async () => closed, write: async () => closed }, page());
  await settings.load();
  settings.change({ alone: true });
  expect(settings.current.value.alone).toBe(true);
});
