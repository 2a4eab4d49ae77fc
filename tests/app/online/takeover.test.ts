import { effect } from '@preact/signals';
import { afterEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { rngFor, seat } from '../../../src/engine/index.ts';
import { time } from '../../support/brisk-time.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { type Device, device, hosted, joined, opened, until } from '../../support/online-device.ts';
import { seedOf } from '../../support/seeds.ts';

const left: LiveTable[] = [];
const keep = (table: LiveTable): LiveTable => {
  left.push(table);
  return table;
};
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

/** A host and three guests with phones of their own, and a match on the table. */
async function fourAtTheTable(battery = { low: false }) {
  const broker = memoryBroker();
  const names = ['Ada', 'Bruno', 'Carmen', 'Dara'] as const;
  const phones = names.map((name, n) => device({ broker, name, ...(n === 0 ? { battery } : {}) })) as [
    Device,
    Device,
    Device,
    Device,
  ];
  const host = keep(await hosted(phones[0], { kinds: 'pppp' }));
  const guests: LiveTable[] = [];
  for (const [n, phone] of phones.slice(1).entries()) {
    const guest = keep(await joined(phone, host.invitation));
    await until(() => guest.roster.value !== null, 'the guest is welcome');
    await guest.sit(seat(n + 1), names[n + 1] ?? '');
    guests.push(guest);
  }
  await host.host?.start();
  await until(() => guests.every(({ match }) => match.value !== null), 'the match lies on all tables');
  await until(() => guests.every(({ reign }) => reign.value?.survives === 'yes'), 'the table would survive');
  return { broker, phones, host, guests };
}

const hostOf = (tables: readonly LiveTable[]): LiveTable | undefined => tables.find(({ host }) => host !== null);
const seqOf = (table: LiveTable): number => table.match.value?.seq.value ?? -1;

/** Whoever is there and asked decides something, by dice. */
async function decide(tables: readonly LiveTable[], moves: number): Promise<void> {
  const dice = rngFor(seedOf(3), 0);
  await until(() => tables.every(({ reign }) => reign.value?.ruling === true), 'the table takes moves');
  for (let n = 0; n < moves; n++) {
    for (const table of tables) {
      const match = table.match.value;
      for (const own of match?.here.value ?? []) {
        const scene = match?.sceneFor(own);
        if (scene?.awaited.includes(own) && scene.legal.length > 0) await match?.act(own, dice.pick(scene.legal));
      }
    }
  }
  await until(() => new Set(tables.map(seqOf)).size === 1, 'everybody has seen the last move');
}

describe('when the host is gone', () => {
  test('another device hosts, nothing is lost, and the first host comes back as a guest', async () => {
    const { phones, host, guests } = await fourAtTheTable();
    await decide([host, ...guests], 1);
    const before = seqOf(host);
    expect(before).toBeGreaterThan(0);
    const seats = host.roster.value?.seats.map(({ holder }) => holder);
    phones[0].die();
    left.splice(left.indexOf(host), 1);
    const isFollowed = (): boolean => {
      const leader = hostOf(guests);
      return leader?.reign.value?.ruling === true && guests.every(({ reign }) => reign.value?.host === leader.me);
    };
    await until(isFollowed, 'somebody else hosts, rules, and is followed by all');
    const next = hostOf(guests);
    expect(next?.reign.value?.kind).toBe('elected');
    expect(guests.map(seqOf)).toEqual([before, before, before]);
    expect(next?.roster.value?.seats.map(({ holder }) => holder)).toEqual(seats);
    await decide(guests, 1);

    const again = keep(await opened(phones[0].tab(), host.room));
    await until(() => again.connection.value.is === 'open' && again.roster.value?.host === next?.me, 'Ada is back');
    expect(again.host).toBeNull();
    await until(() => again.match.value !== null && seqOf(again) === seqOf(guests[0] ?? again), 'Ada sees it all');
    expect(again.match.value?.here.value).toEqual([0]);
    let shelf: readonly unknown[] = [null];
    const look = async (): Promise<void> => {
      const listed = await phones[0].matches.list();
      if (listed.ok) shelf = listed.value;
    };
    // What she held of everybody's cards is not hers to look into any more.
    await until(() => {
      void look();
      return shelf.length === 0;
    }, 'the match is off her shelf');
    await decide([again, ...guests], 2);
  });

  test('what was asked in that moment is played, also by whoever hosts next', async () => {
    const { phones, host, guests } = await fourAtTheTable();
    // A match that nobody has moved in may not have got to the others yet.
    await decide([host], 1);
    const before = seqOf(host);
    await until(() => guests.every(table => seqOf(table) === before), 'everybody has seen it');
    left.splice(left.indexOf(host), 1);
    phones[0].die();
    const acts = guests.flatMap(({ match: { value: match } }) =>
      (match?.here.value ?? []).flatMap(own => {
        const scene = match?.sceneFor(own);
        return match && scene?.awaited.includes(own) ? [match.act(own, scene.legal[0])] : [];
      }),
    );
    expect(acts).toHaveLength(3);
    expect(await Promise.all(acts)).toEqual(acts.map(() => ({ ok: true, value: undefined })));
    await until(() => guests.every(table => seqOf(table) === before + 3), 'everybody sees all three');
  });

  test('a host that leaves hands over first', async () => {
    const { host, guests } = await fourAtTheTable();
    await decide([host, ...guests], 1);
    const before = seqOf(host);
    left.splice(left.indexOf(host), 1);
    const kinds = new Set<string>();
    const stops = guests.map(({ reign }) => effect(() => void kinds.add(reign.value?.kind ?? 'none')));
    await host.leave();
    await until(() => hostOf(guests) !== undefined, 'somebody else hosts');
    stops.forEach(stop => stop());
    expect(kinds).toContain('handed');
    expect(guests.map(seqOf)).toEqual([before, before, before]);
    await until(() => guests.every(({ roster }) => roster.value?.seats[0]?.holder === null), 'Ada’s seat waits');
  });

  test('the host makes another device the host, and plays on as a guest', async () => {
    const { host, guests } = await fourAtTheTable();
    const [bruno] = guests;
    host.host?.handOver(bruno?.me ?? '');
    await until(() => bruno?.host !== null, 'Bruno hosts');
    await until(() => host.host === null && host.connection.value.is === 'open', 'Ada is a guest');
    await until(() => host.match.value?.here.value.join() === '0', 'Ada has her seat');
    await decide([host, ...guests], 1);
    expect(seqOf(host)).toBeGreaterThan(0);
  });

  test('a newcomer with a link that names the first host is asked, and comes in', async () => {
    const { broker, host, guests } = await fourAtTheTable();
    const { invitation } = host;
    const [bruno] = guests;
    host.host?.handOver(bruno?.me ?? '');
    await until(() => bruno?.reign.value?.ruling === true && bruno.host !== null, 'Bruno hosts');
    const late = keep(await joined(device({ broker, name: 'Emil' }), invitation));
    await until(() => late.connection.value.is === 'refused', 'Emil is told');
    expect(late.connection.value).toEqual({ is: 'refused', why: 'another-host' });
    late.retry();
    await until(() => late.connection.value.is === 'refused', 'Emil is told again');
    late.retry(true);
    await until(() => late.roster.value?.host === bruno?.me && late.connection.value.is === 'open', 'Emil is in');
    await until(() => late.match.value !== null, 'Emil watches');
    expect(late.match.value?.here.value).toEqual([]);
  });

  test('a page that closes hands over with its last words', async () => {
    const { phones, host, guests } = await fourAtTheTable();
    await decide([host, ...guests], 1);
    const before = seqOf(host);
    left.splice(left.indexOf(host), 1);
    expect(host.pageCloses()).toBe(true);
    // As long as a page lingers.
    await time.pause(100);
    phones[0].die();
    await until(() => hostOf(guests)?.reign.value?.ruling === true, 'somebody else hosts and rules');
    expect(hostOf(guests)?.reign.value?.kind).toBe('handed');
    expect(guests.map(seqOf)).toEqual([before, before, before]);
    await decide(guests, 1);
    const again = keep(await opened(phones[0].tab(), host.room));
    await until(() => again.host === null && seqOf(again) === seqOf(guests[0] ?? again), 'Ada is back as a guest');
    await decide([again, ...guests], 1);
  });

  test('a page that closes keeps a table that plays no match, and a guest’s has nothing to hand over', async () => {
    const broker = memoryBroker();
    const host = keep(await hosted(device({ broker, name: 'Ada' }), { kinds: 'ppp' }));
    const guests: LiveTable[] = [];
    for (const name of ['Bruno', 'Carmen']) {
      guests.push(keep(await joined(device({ broker, name }), host.invitation)));
    }
    await until(() => guests.every(({ reign }) => reign.value?.survives === 'yes'), 'the table would survive');
    expect([host, ...guests].map(table => table.pageCloses())).toEqual([false, false, false]);
    expect(host.reign.value?.ruling).toBe(true);
  });

  test('a host whose battery is low hands over, and says why', async () => {
    const battery = { low: false };
    const { host, guests } = await fourAtTheTable(battery);
    await decide([host, ...guests], 1);
    battery.low = true;
    await until(() => host.host === null && hostOf(guests)?.reign.value?.ruling === true, 'somebody else hosts');
    await until(() => host.reign.value?.spared === true, 'Ada is told why');
    expect(guests.map(({ reign }) => reign.value?.spared)).toEqual([false, false, false]);
    expect(hostOf(guests)?.reign.value?.kind).toBe('handed');
    await decide([host, ...guests], 1);
    // Handed back by people who know better, it keeps the table.
    hostOf(guests)?.host?.handOver(host.me);
    await until(() => host.host !== null && host.reign.value?.ruling === true, 'Ada hosts again');
    await decide([host, ...guests], 1);
    expect(host.host).not.toBeNull();
  });
});
