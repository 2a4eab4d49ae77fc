import { expect, test } from 'vitest';
import { matchLocks } from '../../../src/app/match-locks.ts';
import { browserOnline } from '../../../src/app/online/online.ts';
import { settingsStore } from '../../../src/app/settings.ts';
import { memoryKeys, memoryMembers, memorySettings } from '../../../src/storage/index.ts';
import { alone, lanternShelf } from '../../support/lantern-table.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { memoryLocks } from '../../support/memory-locks.ts';
import { device, hosted } from '../../support/online-device.ts';
import { stillWorld } from '../../support/still-world.ts';

test('a table that another tab sits at is not taken off the home screen behind its back', async () => {
  const locks = memoryLocks();
  const phone = device({ broker: memoryBroker(), name: 'Ada', locks });
  const host = await hosted(phone);
  const home = browserOnline({
    catalogue: [],
    rooms: phone.rooms,
    members: memoryMembers(),
    keys: memoryKeys(),
    matches: phone.matches,
    shelf: lanternShelf(),
    locks: matchLocks(locks, alone),
    tabs: alone,
    settings: settingsStore(memorySettings(), { dataset: {} }),
    surroundings: stillWorld(),
  });
  expect(await home.forget(host.room)).toEqual({ ok: false, problem: 'open-elsewhere' });
  expect(await phone.rooms.list()).toMatchObject({ value: [{ room: host.room }] });
  await host.leave();
  expect(await home.forget(host.room)).toEqual({ ok: true, value: undefined });
});
