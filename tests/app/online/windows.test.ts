import { afterEach, expect, test } from 'vitest';
import type { LiveTable } from '../../../src/app/online/live-table.ts';
import { seat } from '../../../src/engine/index.ts';
import { memoryBroker } from '../../support/memory-broker.ts';
import { device, hosted, joined, until } from '../../support/online-device.ts';

/*
 * Lantern's window on real tables: after a peek, all others may shut it. What each device shows while it is open, at a
 * mixed table and when the host dies under it.
 */
const PEEK = { type: 'peek' };
const PASS = { type: 'pass' };

const left: LiveTable[] = [];
afterEach(async () => {
  for (const table of left.splice(0)) await table.leave();
});

interface Evening {
  readonly kinds: string;
  /** How many seats are played on the host's phone; every guest has one. */
  readonly here: number;
  readonly guests: readonly string[];
}

async function evening({ kinds, here, guests }: Evening) {
  const broker = memoryBroker();
  const ada = device({ broker, name: 'Ada' });
  const host = await hosted(ada, { kinds, here });
  left.push(host);
  host.host?.setOption('shutters', 'on');
  host.host?.setOption('windows', 'wait');
  const others: LiveTable[] = [];
  for (const [n, name] of guests.entries()) {
    const guest = await joined(device({ broker, name }), host.invitation);
    left.push(guest);
    await until(() => guest.roster.value !== null, `${name} is welcome`);
    await guest.sit(seat(here + n), name);
    others.push(guest);
  }
  await host.host?.start();
  await until(() => others.every(({ match }) => match.value !== null), 'the match lies on all tables');
  await until(() => others.every(({ reign }) => reign.value?.survives === 'yes'), 'the table would survive');
  return { ada, host, others };
}

const matchOn = (table: LiveTable) => {
  const match = table.match.value;
  if (!match) throw new Error('There is no match on this table.');
  return match;
};

/** All that a device shows of the moment to somebody who only looks. */
const shownOn = (table: LiveTable): unknown => {
  const match = matchOn(table);
  return [match.seq.value, match.window.value, match.sceneFor('spectator')];
};

/** Everybody has come as far as this, and sees the same. */
async function agreeAt(tables: readonly LiveTable[], least: number, what: string): Promise<void> {
  await until(() => tables.every(table => matchOn(table).seq.value >= least), what);
  await until(() => new Set(tables.map(table => matchOn(table).seq.value)).size === 1, 'all have seen the last move');
  for (const table of tables) expect(shownOn(table)).toEqual(shownOn(tables[0] ?? table));
}

const isOpenOn = (table: LiveTable): boolean => matchOn(table).window.value !== null;

test('at a mixed table nothing shows anywhere before the last has answered: two on one phone, two on theirs, a bot', async () => {
  const { host, others } = await evening({ kinds: 'ppppb', here: 2, guests: ['Bruno', 'Carmen'] });
  const tables = [host, ...others];
  const [bruno, carmen] = others.map(matchOn);
  expect(await matchOn(host).act(seat(0), PEEK)).toEqual({ ok: true, value: undefined });
  await until(() => tables.every(isOpenOn), 'everybody sees the window');
  for (const table of tables) expect(matchOn(table).window.value?.asked).toEqual([1, 2, 3, 4]);

  const before = tables.map(shownOn);
  const moment = matchOn(host).window.value?.moment;
  const seq = matchOn(host).seq.value;
  // The bot has answered long since, and the others one by one.
  for (const [match, by] of [
    [bruno, 2],
    [matchOn(host), 1],
  ] as const) {
    expect(await match?.act(seat(by), PASS)).toEqual({ ok: true, value: undefined });
    let moments = 0;
    await until(() => ++moments > 30, 'some time passes');
    expect(tables.map(shownOn)).toEqual(before);
  }
  expect(bruno?.answered.value).toEqual([2]);
  expect(carmen?.answered.value).toEqual([]);

  expect(await carmen?.act(seat(3), PASS)).toEqual({ ok: true, value: undefined });
  await agreeAt(tables, seq + 4, 'an answer of everybody is played');
  // The bot may have peeked since; that is another window.
  for (const table of tables) expect(matchOn(table).window.value?.moment).not.toBe(moment);
});

test('a host that dies under a window loses no answer: it opens anew, and those who answered need not again', async () => {
  const { ada, host, others } = await evening({ kinds: 'pppp', here: 1, guests: ['Bruno', 'Carmen', 'Dara'] });
  await matchOn(host).act(seat(0), PEEK);
  await until(() => others.every(isOpenOn), 'everybody sees the window');
  const seq = matchOn(host).seq.value;
  const [bruno, carmen, dara] = others.map(matchOn);
  await bruno?.act(seat(1), PASS);
  await carmen?.act(seat(2), PASS);
  left.splice(left.indexOf(host), 1);
  ada.die();

  const isFollowed = (): boolean => {
    const next = others.find(table => table.host !== null);
    return next?.reign.value?.ruling === true && others.every(({ reign }) => reign.value?.host === next.me);
  };
  await until(isFollowed, 'somebody else hosts, and is followed by all');
  let moments = 0;
  await until(() => ++moments > 60, 'some time passes');
  expect(others.map(table => [matchOn(table).seq.value, isOpenOn(table)])).toEqual(others.map(() => [seq, true]));
  for (const table of others) expect(matchOn(table).window.value?.asked).toEqual([1, 2, 3]);

  await dara?.act(seat(3), PASS);
  await agreeAt(others, seq + 3, 'all three answers are played');
  expect(others.map(table => matchOn(table).seq.value)).toEqual(others.map(() => seq + 3));
  expect(others.some(isOpenOn)).toBe(false);
});
