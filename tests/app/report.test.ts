import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchCrashes, reportOf } from '../../src/app/report.ts';
import { seat } from '../../src/engine/index.ts';
import { create, lanternShelf, open } from '../support/lantern-table.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'a test' });
  vi.stubGlobal('__BUILD__', 'release');
});
afterEach(() => void vi.unstubAllGlobals());

test('a report holds the error and a save of the match that led to it, ready to import', async () => {
  const shelf = lanternShelf();
  const id = await create(shelf, 'ppp');
  const match = await open(shelf, id);
  await match.act(seat(1), { type: 'peek' });
  const text = await reportOf(new Error('The lamp fell over.', { cause: 'wind' }), shelf);
  const report = JSON.parse(text) as { error: string; matches: unknown[] };
  expect(report.error).toMatch(/The lamp fell over\.[^]*caused by wind/);
  expect(report.matches).toMatchObject([
    { game: 'lantern', rulesVersion: 1, actions: [{ actor: 1, action: { type: 'peek' } }] },
  ]);
  expect((await shelf.importFile(JSON.stringify(report.matches[0]))).ok).toBe(true);
});

test('a report without an open match holds no match', async () => {
  const shelf = lanternShelf();
  await create(shelf, 'ppp');
  expect(JSON.parse(await reportOf('odd', shelf))).toMatchObject({ error: 'odd', matches: [] });
});

test('the first error nobody expected is shown, and its echoes are not', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const shown: unknown[] = [];
  catchCrashes(mistake => shown.push(mistake));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null }));
  expect(shown).toEqual([]);
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'first' }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: 'second' }));
  expect(shown).toEqual(['first']);
});
