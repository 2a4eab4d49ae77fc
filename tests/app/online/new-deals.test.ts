import { effect } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { seat } from '../../../src/engine/index.ts';
import { memoryMatches } from '../../../src/storage/index.ts';
import { lanternGame } from '../../support/lantern-game.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { memoryLocks } from '../../support/memory-locks.ts';
import { device, hosted, joined, opened, until } from '../../support/online-device.ts';

const left: LiveTable[] = [];
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

async function twoAtTheTable(matches = memoryMatches()) {
  const broker = memoryBroker();
  const phone = device({ broker, name: 'Ada', matches });
  const host = await hosted(phone);
  const bruno = await joined(device({ broker, name: 'Bruno' }), host.invitation);
  left.push(host, bruno);
  await until(() => bruno.roster.value !== null, 'the guest is welcome');
  await bruno.sit(seat(1), 'Bruno');
  return { broker, phone, host, bruno };
}

test('a guest never sees the last match at the seats of the next', async () => {
  const { host, bruno } = await twoAtTheTable();
  await host.host?.start();
  await until(() => bruno.match.value !== null, 'the match lies on the table');
  const first = bruno.match.value;
  host.host?.toLobby();
  await until(() => bruno.match.value === null, 'the table is in the lobby');
  host.host?.setSeatCount(6);
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(bruno.match.value));
  await host.host?.start();
  await until(() => bruno.match.value !== null && bruno.match.value !== first, 'the next match lies on the table');
  stop();
  expect(seen).toEqual([null, bruno.match.value]);
  expect(bruno.match.value?.seats).toHaveLength(6);
});

test('a guest that is open while its host is updated is told to refresh', async () => {
  const { phone, host, bruno } = await twoAtTheTable();
  const { rules } = lanternGame;
  phone.die();
  const newer = phone.tab({ ...lanternGame, rules: { ...rules, version: rules.version + 1 } });
  left.splice(left.indexOf(host), 1, await opened(newer, host.room));
  await until(() => bruno.connection.value.is === 'refused', 'the guest is refused');
  expect(bruno.connection.value).toEqual({ is: 'refused', why: 'we-are-older' });
});

test('two taps on start deal one match', async () => {
  const matches = memoryMatches();
  const { host } = await twoAtTheTable(matches);
  const started = await Promise.all([host.host?.start(), host.host?.start()]);
  expect(started).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ]);
  expect(host.roster.value?.match).toBe(1);
  expect(await matches.list()).toMatchObject({ value: { length: 1 } });
});

test('whoever is removed while the cards are dealt holds no seat afterwards', async () => {
  const { host, bruno } = await twoAtTheTable();
  const starting = host.host?.start();
  host.host?.remove(bruno.me);
  await starting;
  expect(host.roster.value?.seats[1]).toMatchObject({ kind: 'person', holder: null });
});

test('a match that another tab has open is not laid on the table', async () => {
  const broker = memoryBroker();
  const locks = memoryLocks();
  const phone = device({ broker, name: 'Ada', locks });
  const host = await hosted(phone);
  await host.host?.start();
  const id = host.match.value?.id ?? '';
  const before = await phone.rooms.read(host.room);
  await host.leave();
  if (before.ok) await phone.rooms.write(before.value);
  const elsewhere = await locks.request(`exodus-box.match.${id}`, { ifAvailable: true }, lock => lock !== null);
  expect(elsewhere).toBe(true);
  let release = (): void => undefined;
  void locks.request(
    `exodus-box.match.${id}`,
    { ifAvailable: true },
    () => new Promise<void>(done => (release = done)),
  );
  expect(await phone.tab().open(host.room)).toEqual({ ok: false, problem: 'open-elsewhere' });
  release();
  await until(() => true, 'the lock is free');
  left.push(await opened(phone.tab(), host.room));
});
