import { afterEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import type { Tables } from '../../../src/app/online/tables.ts';
import { seat } from '../../../src/engine/index.ts';
import { type MemoryAir, memoryAir } from '../../../src/net/mesh/memory-ends.ts';
import type { Doorstep, Visit } from '../../../src/ui/same-room.ts';
import { time } from '../../support/brisk-time.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { type Device, device, hosted, opened, until } from '../../support/online-device.ts';

const left: LiveTable[] = [];
const keep = (table: LiveTable): LiveTable => {
  left.push(table);
  return table;
};
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

/** No broker ever answers here: whoever meets has read a code. */
function room(air: MemoryAir = memoryAir(time)): {
  readonly air: MemoryAir;
  readonly phone: (name: string) => Device;
} {
  const broker = memoryBroker();
  broker.stop();
  return { air, phone: name => device({ broker, air, name }) };
}

const codeOf = (shown: Doorstep | Visit): string => {
  const at = shown.state.value;
  return at.is === 'showing' ? at.code.text : '';
};

async function visitOf(tables: Tables, to: string | null = null): Promise<Visit> {
  const visit = await tables.visit(to);
  if (!visit.ok) throw new Error(visit.problem);
  return visit.value;
}

/** Both people hold their phones at each other. */
async function meet(at: LiveTable, tables: Tables): Promise<{ readonly doorstep: Doorstep; readonly visit: Visit }> {
  const doorstep = await at.letIn();
  const visit = await visitOf(tables);
  await until(() => doorstep.state.value.is === 'showing', 'the code is there');
  expect(await visit.read(codeOf(doorstep))).toBeNull();
  await until(() => visit.state.value.is === 'showing', 'the answer is there');
  expect(await doorstep.read(codeOf(visit))).toBeNull();
  await until(() => visit.state.value.is === 'met' && doorstep.state.value.is === 'met', 'they have met');
  return { doorstep, visit };
}

async function comeBy(at: LiveTable, guest: Device): Promise<LiveTable> {
  const tables = guest.tab();
  const { doorstep } = await meet(at, tables);
  doorstep.close();
  const table = keep(await opened(tables, at.room));
  await until(() => table.roster.value !== null, 'the newcomer is welcome');
  return table;
}

const isLinked = (table: LiveTable): boolean => table.connection.value.is === 'open';

describe('in one room, without internet', () => {
  test('a newcomer reads a code, shows an answer, and is at the table; both have the same signs', async () => {
    const { phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    expect(host.connection.value).toEqual({ is: 'open' });
    const bruno = phone('Bruno').tab();
    const { doorstep, visit } = await meet(host, bruno);
    const table = keep(await opened(bruno, host.room));
    await until(() => table.roster.value !== null, 'Bruno is welcome');
    const [atDoor, atVisit] = [doorstep.state.value, visit.state.value];
    expect(atVisit.is === 'met' && atVisit.phrase).toEqual(atDoor.is === 'met' && atDoor.phrase);
    await until(() => doorstep.state.value.is === 'met' && doorstep.state.value.name === 'Bruno', 'Bruno has a name');
    expect(table.reach.value).toBe('here');
    expect(await table.sit(seat(1), 'Bruno')).toEqual({ ok: true, value: undefined });
  });

  test('any guest lets the next one in, and everybody ends up linked to everybody', async () => {
    const { phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    const bruno = await comeBy(host, phone('Bruno'));
    const carmen = await comeBy(bruno, phone('Carmen'));
    const dara = await comeBy(carmen, phone('Dara'));
    expect([bruno, carmen, dara].every(isLinked)).toBe(true);
    const names = (): string =>
      (host.roster.value?.devices ?? [])
        .map(({ name }) => name)
        .sort()
        .join();
    await until(() => names() === 'Ada,Bruno,Carmen,Dara', 'all have said their names');
    const everybody = [bruno, carmen, dara];
    await untilAsync(async () => {
      const ways = await Promise.all(everybody.map(table => table.examine()));
      return ways.flat().every(({ path }) => path === 'same-network');
    }, 'every pair has a link of its own');
  });

  test('who lost the host comes back through anybody still reached, and keeps the seat', async () => {
    const { air, phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    const bruno = await comeBy(host, phone('Bruno'));
    const carmen = await comeBy(host, phone('Carmen'));
    await carmen.sit(seat(2), 'Carmen');
    await untilAsync(
      async () => (await bruno.examine()).every(({ path }) => path === 'same-network'),
      'all are linked',
    );
    const cards = air.pairs.slice(0, 2);
    // The link that came of Carmen's card leads to the host.
    cards[1]?.cut();
    await until(() => !isLinked(carmen), 'Carmen has noticed');
    await until(() => isLinked(carmen), 'Carmen is back by way of Bruno');
    await until(() => host.roster.value?.devices.every(({ online }) => online) ?? false, 'the host sees her');
    expect(host.roster.value?.seats[2]?.holder).toBe(carmen.me);
  });

  test('who lost everybody is told so, and one scan brings them back to their seat', async () => {
    const { air, phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    const bruno = await comeBy(host, phone('Bruno'));
    const slept = phone('Carmen');
    const tables = slept.tab();
    const first = await meet(host, tables);
    first.doorstep.close();
    const carmen = keep(await opened(tables, host.room));
    await until(() => carmen.roster.value !== null, 'Carmen is welcome');
    await carmen.sit(seat(2), 'Carmen');
    await untilAsync(
      async () => (await carmen.examine()).every(({ path }) => path === 'same-network'),
      'all are linked',
    );
    air.pairs.slice(1).forEach(pair => pair.cut());
    await until(() => trouble(carmen) === 'apart', 'Carmen is told to scan');
    // Any code of the table does, and only of this one.
    const doorstep = await bruno.letIn();
    const visit = await visitOf(tables, host.room);
    const other = keep(await hosted(phone('Zoe'), { reach: 'here' }));
    const wrong = await other.letIn();
    await until(() => doorstep.state.value.is === 'showing' && wrong.state.value.is === 'showing', 'codes are there');
    expect(await visit.read(codeOf(wrong))).toBe('other-room');
    expect(await visit.read(codeOf(doorstep))).toBeNull();
    await until(() => visit.state.value.is === 'showing', 'the answer is there');
    expect(await doorstep.read(codeOf(visit))).toBeNull();
    await until(() => isLinked(carmen), 'Carmen is back');
    expect(host.roster.value?.seats[2]?.holder).toBe(carmen.me);
  });

  test('the host itself comes back by reading a guest’s code', async () => {
    const { air, phone } = room();
    const owner = phone('Ada');
    const tables = owner.tab();
    const made = await tables.create({ game: 'lantern', seats: SEATS, here: 1, options: {}, reach: 'here' });
    if (!made.ok) throw new Error(made.problem);
    const host = keep(await opened(tables, made.value));
    const bruno = await comeBy(host, phone('Bruno'));
    const carmen = await comeBy(host, phone('Carmen'));
    await untilAsync(
      async () => (await bruno.examine()).every(({ path }) => path === 'same-network'),
      'all are linked',
    );
    air.pairs.slice(0, 2).forEach(pair => pair.cut());
    await until(() => !isLinked(bruno) && !isLinked(carmen), 'the host is gone');
    await until(() => trouble(carmen) === 'host-away', 'the host is missed');
    await meet(bruno, tables);
    await until(() => isLinked(bruno), 'Bruno has the host again');
    await until(() => isLinked(carmen), 'Carmen has the host again');
  });

  test('codes that lead nowhere are refused, each with its reason', async () => {
    const { phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    const doorstep = await host.letIn();
    const visit = await visitOf(phone('Bruno').tab());
    await until(() => doorstep.state.value.is === 'showing', 'the code is there');
    const code = codeOf(doorstep);
    expect(await visit.read('hello')).toBe('not-a-code');
    expect(await visit.read(`https://box.example/#/c/${code.slice(0, -3)}`)).toBe('damaged');
    expect(await doorstep.read(code)).toBe('own-code');
    expect(await visit.read(code)).toBeNull();
    await until(() => visit.state.value.is === 'showing', 'the answer is there');
    const answer = codeOf(visit);
    const other = await visitOf(phone('Carmen').tab());
    expect(await other.read(answer)).toBe('invitation-expected');
    const next = keep(await hosted(phone('Zoe'), { reach: 'here' }));
    const elsewhere = await next.letIn();
    await until(() => elsewhere.state.value.is === 'showing', 'the other code is there');
    expect(await elsewhere.read(answer)).toBe('other-room');
    expect(await elsewhere.read(code)).toBe('answer-expected');
    expect(await doorstep.read(answer)).toBeNull();
    await until(() => doorstep.state.value.is === 'met', 'they have met');
    // It has been used.
    expect(await doorstep.read(answer)).toBe('too-old');
  });

  test('a Wi-Fi that keeps phones apart is named where the answer was read, and both can begin again', async () => {
    const { air, phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    air.keepApart(true);
    const doorstep = await host.letIn();
    const visit = await visitOf(phone('Bruno').tab());
    await until(() => doorstep.state.value.is === 'showing', 'the code is there');
    await visit.read(codeOf(doorstep));
    await until(() => visit.state.value.is === 'showing', 'the answer is there');
    await doorstep.read(codeOf(visit));
    await until(() => doorstep.state.value.is === 'failed', 'the host gives up');
    expect(doorstep.state.value).toEqual({ is: 'failed', trouble: 'kept-apart' });
    doorstep.renew();
    await until(() => doorstep.state.value.is === 'showing', 'there is another code');
    visit.restart();
    expect(visit.state.value).toEqual({ is: 'looking' });
  });

  test('nothing is asked of any server until the host opens the table to the internet', async () => {
    const { phone } = room();
    const host = keep(await hosted(phone('Ada'), { reach: 'here' }));
    await comeBy(host, phone('Bruno'));
    expect(host.connection.value).toEqual({ is: 'open' });
    host.host?.openToInternet();
    expect(host.reach.value).toBe('anywhere');
    await until(() => trouble(host) === 'broker-down', 'the broker is asked for');
  });
});

const SEATS = [0, 1, 2, 3].map(n => ({
  name: `Seat ${n}`,
  colour: 'amber' as const,
  shape: 'circle' as const,
  kind: 'person' as const,
  level: null,
}));

function trouble(table: LiveTable): string | null {
  const at = table.connection.value;
  return at.is === 'trying' ? at.trouble : null;
}

async function untilAsync(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await isSo()) return;
    await time.pause(200);
  }
  throw new Error(`It never came to this: ${what}.`);
}
