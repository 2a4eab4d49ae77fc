import { afterEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { rngFor, sameJson, seat } from '../../../src/engine/index.ts';
import { memoryMatches, memoryMembers } from '../../../src/storage/index.ts';
import { time } from '../../support/brisk-time.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { memoryLocks } from '../../support/memory-locks.ts';
import { addressIn, type Device, device, hosted, joined, opened, until } from '../../support/online-device.ts';
import { lanternGame } from '../../support/lantern-game.ts';
import { reluctant } from '../../support/reluctant-matches.ts';
import { seedOf } from '../../support/seeds.ts';

const left: LiveTable[] = [];
const keep = (table: LiveTable): LiveTable => {
  left.push(table);
  return table;
};
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

/** A host, two guests on phones of their own, and a bot. */
async function threeAtTheTable(broker = memoryBroker()) {
  const phones = ['Ada', 'Bruno', 'Carmen'].map(name => device({ broker, name })) as [Device, Device, Device];
  const host = keep(await hosted(phones[0]));
  const bruno = keep(await joined(phones[1], host.invitation));
  const carmen = keep(await joined(phones[2], host.invitation));
  await until(() => [bruno, carmen].every(table => table.roster.value !== null), 'both guests are welcome');
  expect(await bruno.sit(seat(1), 'Bruno')).toEqual({ ok: true, value: undefined });
  expect(await carmen.sit(seat(2), 'Carmen')).toEqual({ ok: true, value: undefined });
  return { broker, phones, host, bruno, carmen };
}

/** Everybody whose decision it is decides, by dice, until the match is over or `enough` moves are made. */
async function playOn(tables: readonly LiveTable[], enough = Infinity): Promise<void> {
  const dice = rngFor(seedOf(7), 0);
  const seqOf = (table: LiveTable): number => table.match.value?.seq.value ?? -1;
  for (let n = 0; n < 400; n++) {
    const [first] = tables;
    const everybody = first?.match.value?.sceneFor('spectator');
    if (!everybody || everybody.outcome || everybody.seq >= enough) break;
    await until(() => tables.every(({ reign }) => reign.value?.ruling !== false), 'the table takes moves');
    let acted = false;
    for (const table of tables) {
      const match = table.match.value;
      for (const own of match?.here.value ?? []) {
        const scene = match?.sceneFor(own);
        if (!scene?.awaited.includes(own) || scene.legal.length === 0) continue;
        acted = true;
        await match?.act(own, dice.pick(scene.legal));
      }
    }
    await until(() => new Set(tables.map(seqOf)).size === 1, 'everybody has seen the last move');
    // Nobody was asked: a bot thinks, or the table is about to take moves again.
    if (!acted) await time.pause(100);
  }
}

const outcomeAt = (table: LiveTable): unknown => table.match.value?.sceneFor('spectator').outcome ?? null;

describe('a table of many devices', () => {
  test('plays a match to its end, and everybody sees the same one', async () => {
    const { host, bruno, carmen } = await threeAtTheTable();
    expect(await host.host?.start()).toEqual({ ok: true, value: undefined });
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await playOn([host, bruno, carmen]);
    expect(outcomeAt(host)).not.toBeNull();
    expect(outcomeAt(bruno)).toEqual(outcomeAt(host));
    expect(outcomeAt(carmen)).toEqual(outcomeAt(host));
    expect(bruno.match.value?.history().length).toBe(host.match.value?.history().length);
    const last = host.match.value?.seq.value ?? 0;
    for (let seq = 0; seq <= last; seq++) {
      expect(bruno.match.value?.pastScene(seq)).toEqual(host.match.value?.pastScene(seq));
    }
  });

  test('is played again by the same people', async () => {
    const { host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await playOn([host, bruno, carmen]);
    const before = bruno.match.value;
    await host.host?.rematch();
    await until(() => bruno.match.value !== before && outcomeAt(bruno) === null, 'the guests see the new deal');
    expect(bruno.match.value?.here.value).toEqual([1]);
    expect(before?.seq.value).toBeGreaterThan(0);
    await playOn([host, bruno, carmen]);
    expect(outcomeAt(carmen)).toEqual(outcomeAt(host));
  });

  test('a guest whose link is cut in the middle is back in its seat by itself', async () => {
    const { broker, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await playOn([host, bruno, carmen], 2);
    broker.cutAll();
    await until(() => host.roster.value?.devices.every(({ online }) => online) ?? false, 'everybody is back');
    await playOn([host, bruno, carmen]);
    expect(outcomeAt(bruno)).toEqual(outcomeAt(host));
  });

  test('an act that was under way when the link broke is answered once, and played once', async () => {
    const { broker, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    const match = bruno.match.value;
    const [choice] = match?.sceneFor(seat(1)).legal ?? [];
    const before = host.match.value?.seq.value ?? 0;
    const acted = match?.act(seat(1), choice);
    broker.cutAll();
    expect(await acted).toEqual({ ok: true, value: undefined });
    const made = host.match.value?.history().length ?? 0;
    await until(() => bruno.match.value?.seq.value === host.match.value?.seq.value, 'the guest has caught up');
    expect(made).toBeGreaterThan(before);
  });

  test('a guest that is reloaded comes back to its seat, without typing anything', async () => {
    const { phones, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await playOn([host, bruno, carmen], 2);
    const again = keep(await opened(phones[1].tab(), bruno.room));
    await until(() => again.match.value !== null, 'the match lies on the table again');
    expect(again.match.value?.here.value).toEqual([1]);
    expect(again.match.value?.history()).toEqual(host.match.value?.history());
    await playOn([host, again, carmen]);
    expect(outcomeAt(again)).toEqual(outcomeAt(host));
  });

  test('a host that is reloaded opens the same room, and the match goes on', async () => {
    const { broker, phones, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await playOn([host, bruno, carmen], 2);
    await until(() => bruno.talk.value.length === host.talk.value.length, 'everything has been said');
    // The old page is gone: nobody may find it while the new one loads.
    broker.stop();
    broker.cutAll();
    const again = keep(await opened(phones[0].tab(), host.room));
    const isWaiting = { is: 'trying', trouble: 'broker-down' };
    await until(() => sameJson(again.connection.value, isWaiting), 'the new page stands at the door');
    broker.restart();
    left.splice(left.indexOf(host), 1);
    await until(() => again.roster.value?.devices.length === 3, 'everybody is known');
    await until(() => again.roster.value?.devices.every(({ online }) => online) ?? false, 'everybody is back');
    await until(() => again.reign.value?.ruling === true, 'the table takes moves again');
    expect(again.match.value?.history().length).toBeGreaterThanOrEqual(2);
    await playOn([again, bruno, carmen]);
    expect(outcomeAt(bruno)).toEqual(outcomeAt(again));
    expect(outcomeAt(carmen)).not.toBeNull();
  });

  test('goes on with the broker stopped, and says so', async () => {
    const { broker, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    broker.stop();
    expect(host.connection.value).toEqual({ is: 'trying', trouble: 'broker-down' });
    await playOn([host, bruno, carmen]);
    expect(outcomeAt(carmen)).toEqual(outcomeAt(host));
  });
});

describe('who may come in', () => {
  test('somebody without the secret is told so, and nobody else notices', async () => {
    const { broker, host } = await threeAtTheTable();
    const address = addressIn(host.invitation);
    const stranger = device({ broker, name: 'Eve' });
    const link = `https://box.example/#/join/${address.room}.${address.host}.AAAAAAAAAAAAAAAAAAAAAA`;
    const outside = keep(await joined(stranger, link));
    await until(() => outside.connection.value.is === 'refused', 'the stranger is refused');
    expect(outside.connection.value).toEqual({ is: 'refused', why: 'stranger' });
    expect(host.roster.value?.devices).toHaveLength(3);
  });

  test('another version of the rules says which side should refresh', async () => {
    const broker = memoryBroker();
    const host = keep(await hosted(device({ broker, name: 'Ada' })));
    const { rules } = lanternGame;
    const newer = { ...lanternGame, rules: { ...rules, version: rules.version + 1 } };
    const guest = keep(await joined(device({ broker, name: 'Bo', game: newer }), host.invitation));
    await until(() => guest.connection.value.is === 'refused', 'the guest is refused');
    expect(guest.connection.value).toEqual({ is: 'refused', why: 'they-are-older' });
  });

  test('a device that was removed stays out, until it is let back in', async () => {
    const { phones, host, bruno } = await threeAtTheTable();
    host.host?.remove(bruno.me);
    await until(() => bruno.connection.value.is === 'refused', 'the guest is told');
    expect(bruno.connection.value).toEqual({ is: 'refused', why: 'removed' });
    const again = keep(await opened(phones[1].tab(), bruno.room));
    await until(() => again.connection.value.is === 'refused', 'it is told again');
    host.host?.letBackIn(bruno.me);
    again.retry();
    await until(() => again.connection.value.is === 'open', 'it is let in');
  });

  test('a seat that is taken, and a table that is full, say so', async () => {
    const { broker, host, carmen } = await threeAtTheTable();
    expect(await carmen.sit(seat(1), 'Carmen')).toEqual({ ok: false, problem: 'table-full' });
    host.host?.setSeatCount(5);
    expect(await carmen.sit(seat(1), 'Carmen')).toEqual({ ok: false, problem: 'seat-taken' });
    host.host?.setSeatCount(4);
    const late = keep(await joined(device({ broker, name: 'Late' }), host.invitation));
    await until(() => late.connection.value.is === 'open', 'a spectator is welcome');
    expect(await late.sit(seat(3), 'Late')).toEqual({ ok: false, problem: 'table-full' });
  });

  test('two tabs of one device are not at the table at once', async () => {
    const broker = memoryBroker();
    const phone = device({ broker, name: 'Ada', locks: memoryLocks() });
    const host = keep(await hosted(phone));
    expect(await phone.tab().open(host.room)).toEqual({ ok: false, problem: 'open-elsewhere' });
  });
});

describe('when things go wrong', () => {
  test('a move that cannot be stored did not happen, and is told to whoever made it', async () => {
    const broker = memoryBroker();
    const storage = reluctant(memoryMatches());
    const host = keep(await hosted(device({ broker, name: 'Ada', matches: storage.matches })));
    const bruno = keep(await joined(device({ broker, name: 'Bruno' }), host.invitation));
    await until(() => bruno.roster.value !== null, 'the guest is welcome');
    await bruno.sit(seat(1), 'Bruno');
    await host.host?.start();
    await until(() => bruno.match.value !== null, 'the match lies on the table');
    const seqBefore = host.match.value?.seq.value;
    storage.refuse('storage-full');
    const [choice] = bruno.match.value?.sceneFor(seat(1)).legal ?? [];
    expect(await bruno.match.value?.act(seat(1), choice)).toEqual({ ok: false, problem: 'not-stored' });
    expect(host.match.value?.seq.value).toBe(seqBefore);
    expect(host.match.value?.problem.value).toBe('storage-full');
  });

  test('a host that leaves for good leaves the table to the others', async () => {
    const { host, bruno, carmen } = await threeAtTheTable();
    await until(() => bruno.reign.value?.survives === 'yes', 'the table would survive');
    await host.leave();
    left.splice(left.indexOf(host), 1);
    const hosts = (): readonly LiveTable[] => [bruno, carmen].filter(table => table.host !== null);
    await until(() => hosts().length === 1, 'one of the guests hosts');
    await until(() => [bruno, carmen].every(table => table.roster.value?.host === hosts()[0]?.me), 'both know who');
  });

  test('a host that leaves when nobody can take over says goodbye', async () => {
    const broker = memoryBroker();
    const host = await hosted(device({ broker, name: 'Ada' }));
    const full = { ...memoryMembers(), write: async () => ({ ok: false, problem: 'storage-full' }) as const };
    const bruno = keep(await joined(device({ broker, name: 'Bruno', members: full }), host.invitation));
    await until(() => bruno.roster.value !== null, 'Bruno is welcome');
    await host.leave();
    await until(() => bruno.connection.value.is === 'refused', 'the guest is told');
    expect(bruno.connection.value).toEqual({ is: 'refused', why: 'host-left' });
  });

  test('a bot plays for somebody who is away when the table says so, and gives the seat back', async () => {
    const { phones, host, bruno, carmen } = await threeAtTheTable();
    await host.host?.start();
    await until(() => bruno.match.value !== null && carmen.match.value !== null, 'the match lies on both tables');
    await bruno.leave();
    left.splice(left.indexOf(bruno), 1);
    await until(() => host.match.value?.people.value[1]?.presence === 'away', 'the seat is seen to be empty');
    host.host?.setAbsence(seat(1), 'bot-for-now');
    expect(host.match.value?.people.value[1]?.presence).toBe('stand-in');
    await playOn([host, carmen]);
    expect(outcomeAt(host)).not.toBeNull();
    expect(phones).toHaveLength(3);
  });
});
