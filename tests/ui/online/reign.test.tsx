import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import type { Roster } from '../../../src/table/index.ts';
import type { Connection } from '../../../src/ui/online.ts';
import { AWAY, JOIN, TROUBLE_LINES } from '../../../src/ui/online-words.ts';
import { HERE } from '../../../src/ui/lobby-words.ts';
import {
  BRANCH,
  CHOOSING,
  HOSTS,
  NEW_HOST,
  NOT_RULING,
  OPEN_CARDS,
  SURVIVES,
  TWO_AWAY,
} from '../../../src/ui/reign-words.ts';
import { AbsenceStrip } from '../../../src/ui/online/absence-strip.tsx';
import { ConnectionDot, ConnectionStrip } from '../../../src/ui/online/connection.tsx';
import { Findings } from '../../../src/ui/online/doctor.tsx';
import { OpenCards } from '../../../src/ui/online/open-cards.tsx';
import { ReignNews } from '../../../src/ui/online/reign-news.tsx';
import { WaitingRoom } from '../../../src/ui/online/waiting-room.tsx';
import type { Installation } from '../../../src/ui/services.ts';
import {
  type FakeTable,
  ME,
  deviceNamed,
  changeReign,
  reignOf,
  reigningTable,
  rosterOf,
} from '../../support/fake-online.ts';
import { pages } from '../../support/small-page.ts';

const pageOf = pages();

const rosterAt = (table: FakeTable): Roster => table.roster.value ?? rosterOf('012');
const newsAt = (table: FakeTable) => pageOf(<ReignNews table={table} roster={rosterAt(table)} />);
const stripAt = (table: FakeTable) => pageOf(<ConnectionStrip table={table} />);
const away: Connection = { is: 'trying', trouble: 'host-away' };
const lost = { ...rosterOf('012'), host: 'device-1' };

test.each(['elected', 'handed', 'override'] as const)('a host who is %s is news, in words of its own', async kind => {
  const table = reigningTable({});
  const page = await newsAt(table);
  expect(page.text()).toBe('');
  changeReign(table, { epoch: 2, kind, host: 'device-1' });
  await page.settle();
  expect(page.text()).toBe(`${NEW_HOST.theirs('Bruno')} ${NEW_HOST.why[kind].theirs} ${NEW_HOST.sees.theirs}`);
  expect(page.text()).toContain('could show its owner everything hidden');
  changeReign(table, { epoch: 3, host: table.me });
  await page.settle();
  expect(page.text()).toBe(`${NEW_HOST.mine} ${NEW_HOST.why[kind].mine} ${NEW_HOST.sees.mine}`);
  expect(page.text()).toContain('look only at your own');
});

test('each way to become the host has its own words', () => {
  const words = Object.values(NEW_HOST.why).flatMap(({ mine, theirs }) => [mine, theirs]);
  expect(new Set(words).size).toBe(words.length);
});

test('a television that hosts shows its secrets to nobody', async () => {
  const devices = [...rosterOf('12').devices, deviceNamed(ME, 'Television', { role: 'display' })];
  const table = reigningTable({ host: 'device-1' }, { roster: { ...rosterOf('12'), devices } });
  const page = await newsAt(table);
  changeReign(table, { epoch: 2, kind: 'handed', host: ME });
  await page.settle();
  expect(page.text()).toBe(`${NEW_HOST.myScreen} ${NEW_HOST.why.handed.theirs} ${NEW_HOST.sees.screen}`);
});

test('a first host is no news, nor is one who hosted when we came or after a reload', async () => {
  expect((await newsAt(reigningTable({ epoch: 1 }))).text()).toBe('');
  expect((await newsAt(reigningTable({ epoch: 7, kind: 'elected', host: 'device-1' }))).text()).toBe('');
  const fresh = reigningTable({});
  fresh.reign.value = null;
  const page = await newsAt(fresh);
  fresh.reign.value = reignOf({ epoch: 4, kind: 'elected' });
  await page.settle();
  expect(page.text()).toBe('');
});

test('news is kept from the lobby into the match until it is closed, and then stays closed', async () => {
  const table = reigningTable({});
  const lobby = await newsAt(table);
  changeReign(table, { epoch: 2, kind: 'elected', host: 'device-1' });
  await lobby.settle();
  lobby.close();
  const match = await newsAt(table);
  expect(match.text()).toContain('Bruno hosts now.');
  await match.press(NEW_HOST.dismiss);
  expect(match.text()).toBe('');
  expect((await newsAt(table)).text()).toBe('');
  changeReign(table, { epoch: 3, host: 'device-2' });
  await match.settle();
  expect(match.text()).toContain('Carmen hosts now.');
});

test('nobody is told who hosts while the next one is being chosen', async () => {
  const table = reigningTable({});
  const page = await newsAt(table);
  changeReign(table, { epoch: 2, kind: 'elected', host: 'device-1', choosing: true });
  await page.settle();
  expect(page.text()).toBe('');
});

test('a branch played alone is named until that is read', async () => {
  const table = reigningTable({ branch: 'Monday (alone)' });
  const html = renderToString(<ReignNews table={table} roster={rosterAt(table)} />);
  expect(html).toContain('<output');
  const page = await newsAt(table);
  expect(page.text()).toBe(BRANCH.kept('Monday (alone)'));
  await page.press(NEW_HOST.dismiss);
  expect(page.text()).toBe('');
});

test('choosing is said once, by name, without anything to press, and instead of the connection', async () => {
  const table = reigningTable({ host: 'device-1', choosing: true }, { roster: lost, connection: away });
  const page = await stripAt(table);
  expect(page.text()).toBe(CHOOSING.line('Bruno'));
  expect(page.has(JOIN.retry)).toBe(false);
  expect(renderToString(<ConnectionDot table={table} onOpen={() => undefined} />)).toContain(CHOOSING.dot);
});

test('when choosing lasts, it says that too few are here; and is quick about the next time', async () => {
  const table = reigningTable({ host: 'device-1', choosing: true }, { roster: lost, connection: away, reach: 'here' });
  const page = await stripAt(table);
  await vi.advanceTimersByTimeAsync(15_000);
  await page.settle();
  expect(page.text()).toBe(`${CHOOSING.long} ${CHOOSING.wake}${HERE.comeBack}`);
  changeReign(table, { choosing: false });
  await page.settle();
  expect(page.text()).toContain(TROUBLE_LINES['host-away']);
  changeReign(table, { choosing: true });
  await page.settle();
  expect(page.text()).toBe(CHOOSING.line('Bruno'));
});

test('where links lead to the table, nobody is sent to scan a code', async () => {
  const page = await stripAt(reigningTable({ host: 'device-1', choosing: true }, { roster: lost, connection: away }));
  await vi.advanceTimersByTimeAsync(16_000);
  await page.settle();
  expect(page.text()).toBe(`${CHOOSING.long} ${CHOOSING.wake}`);
});

test.each(['no-network', 'apart'] as const)('%s is one’s own trouble, whoever is being chosen', async trouble => {
  const connection = { is: 'trying', trouble } as const;
  const page = await stripAt(reigningTable({ host: 'device-1', choosing: true }, { connection }));
  expect(page.text()).toContain(TROUBLE_LINES[trouble]);
  expect(page.text()).not.toContain(CHOOSING.title);
});

test('outside the table, choosing is said too', () => {
  const table = reigningTable({ host: 'device-1', choosing: true }, { connection: away });
  const installation = {} as unknown as Installation;
  const html = renderToString(<WaitingRoom table={table} connection={away} installation={installation} />);
  expect(html).toContain(CHOOSING.text);
  expect(html).not.toContain(JOIN.retry);
});

test('a host out of reach of too many says so, and goes on when the people say that all are here', async () => {
  const table = reigningTable(
    { ruling: false },
    { hosting: true, connection: { is: 'trying', trouble: 'broker-down' } },
  );
  const page = await stripAt(table);
  expect(page.text()).toBe(`${NOT_RULING.host} ${NOT_RULING.hostMore}${NOT_RULING.goOn}`);
  await page.press(NOT_RULING.goOn);
  expect(page.text()).toContain(NOT_RULING.text);
  await page.press(NOT_RULING.wait);
  expect(table.asked).toEqual([]);
  await page.press(NOT_RULING.goOn);
  table.hosting.value = false;
  table.connection.value = { is: 'open' };
  await page.settle();
  expect(page.text()).toBe(NOT_RULING.guest);
  table.hosting.value = true;
  await page.settle();
  expect(page.text()).not.toContain(NOT_RULING.text);
});

test('going on asks the host of that moment to override', async () => {
  const table = reigningTable({ ruling: false }, { hosting: true });
  const page = await pageOf(<ConnectionStrip table={table} />);
  await page.press(NOT_RULING.goOn);
  await page.pressLast(NOT_RULING.goOn);
  expect(table.asked).toEqual(['override']);
});

test('at a guest the table waits, without a button', async () => {
  const table = reigningTable({ host: 'device-1', ruling: false }, { roster: lost });
  expect((await stripAt(table)).text()).toBe(NOT_RULING.guest);
});

test('nobody is asked about absent players while nothing can be decided', async () => {
  const roster: Roster = {
    ...rosterOf('012', { phase: 'playing' }),
    devices: rosterOf('012').devices.map(device => ({ ...device, online: device.id !== 'device-2' })),
  };
  const table = reigningTable({}, { roster, hosting: true });
  const page = await pageOf(<AbsenceStrip table={table} roster={roster} />);
  await vi.advanceTimersByTimeAsync(3000);
  await page.settle();
  expect(page.text()).toContain(AWAY.strip(['Carmen']));
  changeReign(table, { ruling: false });
  await page.settle();
  expect(page.text()).toBe('');
});

test('a table of two promises nobody that it goes on', async () => {
  const two = { host: 'device-1', survives: 'only-with-open-cards', openCards: { here: false, there: false } } as const;
  const roster = { ...rosterOf('01'), host: 'device-1' };
  const lobby = reigningTable(two, { roster, connection: away });
  expect((await stripAt(lobby)).text()).toContain(TWO_AWAY.lobby);
  const playing = reigningTable(two, { roster: { ...roster, phase: 'playing' }, connection: away });
  const page = await stripAt(playing);
  expect(page.text()).toContain(TWO_AWAY.playing);
  await page.press(JOIN.retry);
  expect(playing.asked).toEqual(['retry']);
});

test.each([
  [false, false, OPEN_CARDS.nobody],
  [true, false, OPEN_CARDS.here('Bruno')],
  [false, true, OPEN_CARDS.there('Bruno')],
  [true, true, SURVIVES.open],
])('open cards, agreed here: %s, there: %s', async (here, there, words) => {
  const roster = rosterOf('01');
  const table = reigningTable({ survives: 'only-with-open-cards', openCards: { here, there } }, { roster });
  const page = await pageOf(<OpenCards table={table} roster={roster} />);
  expect(page.text()).toContain(words);
  await page.press(OPEN_CARDS.opened);
  await page.press(OPEN_CARDS.closed);
  expect(table.asked).toEqual(['open cards true', 'open cards false']);
});

test('with three phones nobody is asked to open cards', async () => {
  const table = reigningTable({});
  expect((await pageOf(<OpenCards table={table} roster={rosterAt(table)} />)).text()).toBe('');
});

test.each(['first', 'elected', 'handed', 'override'] as const)('the doctor says who hosts, and why: %s', kind => {
  const mine = reigningTable({ kind }, { hosting: true });
  expect(renderToString(<Findings table={mine} devices={[]} />)).toContain(HOSTS.mine[kind]);
  const theirs = reigningTable({ kind, host: 'device-1' });
  const html = renderToString(<Findings table={theirs} devices={[]} />);
  expect(html).toContain(HOSTS.theirs[kind]('Bruno'));
  expect(html).toContain(SURVIVES.yes);
});

test('the doctor says what becomes of the table without its host', () => {
  expect(renderToString(<Findings table={reigningTable({ survives: 'no' })} devices={[]} />)).toContain(SURVIVES.no);
  const two = reigningTable({ survives: 'only-with-open-cards', openCards: { here: false, there: false } });
  expect(renderToString(<Findings table={two} devices={[]} />)).toContain(SURVIVES.two);
  const choosing = reigningTable({ host: 'device-1', choosing: true }, { connection: away });
  const html = renderToString(<Findings table={choosing} devices={[]} />);
  expect(html).toContain('Choosing a new host…');
  expect(html).not.toContain(SURVIVES.yes);
});
