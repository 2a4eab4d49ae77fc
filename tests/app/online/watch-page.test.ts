import { afterEach, expect, test, vi } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { batteryLow, watchPage } from '../../../src/app/online/watch-page.ts';

afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

test('a battery is low when it is nearly empty and not being charged', async () => {
  const battery = { charging: false, level: 0.5 };
  vi.stubGlobal('navigator', { getBattery: async () => battery });
  const isLow = batteryLow();
  expect(isLow()).toBe(false);
  await settled();
  expect(isLow()).toBe(false);
  battery.level = 0.1;
  expect(isLow()).toBe(true);
  battery.charging = true;
  expect(isLow()).toBe(false);
});

test.each([
  ['says nothing of batteries', {}],
  ['does not let us know', { getBattery: () => Promise.reject(new Error('Not allowed')) }],
])('where the browser %s, none is low', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const isLow = batteryLow();
  await settled();
  expect(isLow()).toBe(false);
});

test('every table is told that the page closes, and the page lingers only for those it hands over', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  const told: string[] = [];
  const table = (name: string, hands: boolean): LiveTable =>
    ({ pageCloses: () => (told.push(name), hands) }) as Partial<LiveTable> as LiveTable;
  const open = [table('guest', false), table('other', false)];
  watchPage({ opened: () => open });
  let now = 0;
  vi.stubGlobal('performance', { now: () => (now += 10) });
  const closing = (): number => {
    const began = now;
    page.dispatchEvent(new Event('pagehide'));
    return now - began;
  };
  expect(closing()).toBe(0);
  expect(told).toEqual(['guest', 'other']);
  open.push(table('hosted', true));
  expect(closing()).toBeGreaterThanOrEqual(60);
  expect(told.slice(2)).toEqual(['guest', 'other', 'hosted']);
});
