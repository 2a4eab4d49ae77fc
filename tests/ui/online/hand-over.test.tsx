import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import type { Roster } from '../../../src/table/index.ts';
import { AFTER, LEAVE, TORN } from '../../../src/ui/online-words.ts';
import { LOBBY } from '../../../src/ui/lobby-words.ts';
import { HAND_OVER, LEAVE_HOST, NEW_HOST } from '../../../src/ui/reign-words.ts';
import { Afterwards } from '../../../src/ui/online/afterwards.tsx';
import { DeviceList } from '../../../src/ui/online/device-list.tsx';
import { LeaveDialog, leaveItem } from '../../../src/ui/online/leave-dialog.tsx';
import { Lobby } from '../../../src/ui/online/lobby.tsx';
import { Torn } from '../../../src/ui/online/torn.tsx';
import type { Services } from '../../../src/ui/services.ts';
import {
  type FakeTable,
  changeReign,
  deviceNamed,
  fakeOnline,
  reigningTable,
  rosterOf,
} from '../../support/fake-online.ts';
import { lanternTitle } from '../../support/lantern-game.ts';
import { pages } from '../../support/small-page.ts';

const pageOf = pages();
const rosterAt = (table: FakeTable): Roster => table.roster.value ?? rosterOf('012');
const lost = { ...rosterOf('012'), host: 'device-1' };

test('the host makes another device the host, a neutral one too, and none that is away', async () => {
  const roster = {
    ...rosterOf('01'),
    devices: [
      ...rosterOf('01').devices,
      deviceNamed('device-8', 'Television', { role: 'display' }),
      deviceNamed('device-9', 'Zoe', { online: false }),
    ],
  };
  const table = reigningTable({}, { roster, hosting: true });
  const page = await pageOf(<DeviceList table={table} roster={roster} />);
  expect(page.has(HAND_OVER.item('Zoe'))).toBe(false);
  await page.press(HAND_OVER.item('Television'));
  expect(page.text()).toContain(HAND_OVER.screen);
  await page.press(HAND_OVER.keep);
  await page.press(HAND_OVER.item('Bruno'));
  expect(page.text()).toContain(HAND_OVER.text);
  await page.press(HAND_OVER.go);
  expect(table.asked).toEqual(['hand over device-1']);
});

test('a guest makes nobody the host, and what a host was asked goes with the host', async () => {
  const table = reigningTable({}, { hosting: true });
  const page = await pageOf(<DeviceList table={table} roster={rosterAt(table)} />);
  await page.press(HAND_OVER.item('Bruno'));
  expect(page.has(HAND_OVER.go)).toBe(true);
  table.hosting.value = false;
  await page.settle();
  expect(page.has(HAND_OVER.go)).toBe(false);
  expect(page.has(HAND_OVER.item('Bruno'))).toBe(false);
  table.hosting.value = true;
  await page.settle();
  expect(page.has(HAND_OVER.item('Bruno'))).toBe(true);
  expect(page.has(HAND_OVER.go)).toBe(false);
});

test('a host leaves to whoever is best placed, unless they say to whom', async () => {
  const table = reigningTable({}, { hosting: true });
  const roster = rosterAt(table);
  expect(leaveItem(table, roster)).toBe(LEAVE_HOST.item);
  const page = await pageOf(<LeaveDialog table={table} roster={roster} onClose={() => undefined} />);
  expect(page.text()).toContain(LEAVE_HOST.bestSees);
  await page.press('Carmen');
  expect(page.text()).toContain(LEAVE_HOST.sees('Carmen'));
  await page.press(LEAVE_HOST.go);
  expect(table.asked).toEqual(['hand over device-2']);
  expect(page.text()).toContain(LEAVE_HOST.going);
  table.hosting.value = false;
  await page.settle();
  expect(table.asked).toEqual(['hand over device-2', 'leave']);

  const other = reigningTable({}, { hosting: true });
  const best = await pageOf(<LeaveDialog table={other} roster={roster} onClose={() => undefined} />);
  await best.press(LEAVE_HOST.go);
  expect(other.asked).toEqual(['leave']);
});

test('a host who waits for an heir in vain leaves all the same', async () => {
  const table = reigningTable({}, { hosting: true });
  const page = await pageOf(<LeaveDialog table={table} roster={rosterAt(table)} onClose={() => undefined} />);
  await page.press('Bruno');
  await page.press(LEAVE_HOST.go);
  await vi.advanceTimersByTimeAsync(5000);
  await page.settle();
  expect(table.asked).toEqual(['hand over device-1', 'leave']);
});

test('a host whom nobody could follow closes the table, and a guest just goes', () => {
  const alone = rosterOf('0..');
  const table = reigningTable({ survives: 'no' }, { roster: alone, hosting: true });
  expect(leaveItem(table, alone)).toBe(LEAVE.item);
  const html = (of: FakeTable, roster: Roster): string =>
    renderToString(<LeaveDialog table={of} roster={roster} onClose={() => undefined} />);
  expect(html(table, alone)).toContain(LEAVE.host);
  const guest = reigningTable({ host: 'device-1' }, { roster: lost });
  expect(leaveItem(guest, lost)).toBe(LEAVE.item);
  expect(html(guest, lost)).toContain(LEAVE.guest);
});

test('a lobby becomes the host’s and a guest’s again while one looks', async () => {
  const table = reigningTable({ host: 'device-1' }, { roster: lost, reach: 'here' });
  const services = { online: fakeOnline(table) } as unknown as Services;
  const lobbyOf = (roster: Roster) => (
    <Lobby services={services} table={table} roster={roster} title={lanternTitle()} game={null} />
  );
  const page = await pageOf(lobbyOf(lost));
  expect(page.text()).toContain(LOBBY.hostedBy('Bruno'));
  table.hosting.value = true;
  changeReign(table, { host: table.me, epoch: 2, kind: 'elected' });
  await page.settle();
  expect(page.text()).toContain(LOBBY.hosting);
  expect(page.text()).toContain(NEW_HOST.mine);
  await page.press(LOBBY.start);
  expect(page.has(LOBBY.startAnyway)).toBe(true);
  table.hosting.value = false;
  await page.settle();
  expect(page.has(LOBBY.startAnyway)).toBe(false);
  expect(page.text()).toContain(LOBBY.hostedBy('Bruno'));
  expect(table.asked).toEqual([]);
});

test('a board torn by one host is drawn again for the next, and that may be us', async () => {
  const table = reigningTable({ host: 'device-1' }, { roster: lost });
  let sends = 'nonsense';
  const Board = () => {
    if (sends === 'nonsense') throw new Error('cannot draw that');
    return <p>a board</p>;
  };
  const page = await pageOf(
    <Torn table={table}>
      <Board />
    </Torn>,
  );
  expect(page.text()).toContain(TORN.title);
  table.hosting.value = true;
  await page.settle();
  expect(page.text()).toContain(TORN.title);
  sends = 'scenes';
  changeReign(table, { host: table.me, epoch: 2, kind: 'elected' });
  await page.settle();
  expect(page.text()).toBe('a board');
});

test('only who hosts at that moment deals again', async () => {
  const roster = rosterOf('012', { phase: 'over' });
  const table = reigningTable({}, { roster, hosting: true });
  const page = await pageOf(<Afterwards table={table} roster={roster} />);
  await page.press(AFTER.rematch);
  expect(table.asked).toEqual(['rematch']);
  table.hosting.value = false;
  await page.settle();
  expect(page.has(AFTER.rematch)).toBe(false);
});
