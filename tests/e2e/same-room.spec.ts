import { afterEach, expect, test } from 'vitest';
import { signalProfile } from './support/browser.ts';
import { endingOn } from './support/ending.ts';
import { playToTheEnd, sitDown, start } from './support/party.ts';
import {
  type OfflinePhone,
  goOffline,
  installedPhone,
  meetByCamera,
  meetByPaste,
  nextAtTheDoor,
  openDoor,
  openTableHere,
  waysOf,
} from './support/same-room.ts';
import { serveSite } from './support/site.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(thing => thing.close()));
});

/** Everybody has the app; then the web server, with the broker in it, is gone, and every browser is offline. */
async function cabin(names: readonly string[]): Promise<{ readonly url: string; readonly phones: OfflinePhone[] }> {
  const site = await serveSite();
  const phones: OfflinePhone[] = [];
  for (const name of names) {
    const phone = await installedPhone(name, site.url);
    open.push(phone);
    phones.push(phone);
  }
  await site.stop();
  for (const phone of phones) await goOffline(phone);
  return { url: site.url, phones };
}

/** What was asked of the network since: anything but the app's own files, which the service worker has. */
async function outbound({ page }: OfflinePhone): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => !name.startsWith(location.origin) || name.includes('/peer')),
  );
}

test('six phones in a cabin: codes off each other’s screens, one pasted, one by a guest; a whole match of Paris', async () => {
  const { url, phones } = await cabin(['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay']);
  const [ada, bruno, carmen, dara, emil, fay] = phones as [
    OfflinePhone,
    OfflinePhone,
    OfflinePhone,
    OfflinePhone,
    OfflinePhone,
    OfflinePhone,
  ];
  const began = Date.now();
  await openTableHere(ada, url, 6);
  await openDoor(ada);
  for (const guest of [bruno, carmen, dara]) {
    await meetByCamera(ada, guest, url);
    await nextAtTheDoor(ada);
  }
  await meetByPaste(ada, emil, url);
  await openDoor(bruno);
  await meetByCamera(bruno, fay, url);
  await bruno.page.getByRole('button', { name: 'Done', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Done', exact: true }).click();
  console.log(`six phones met in ${((Date.now() - began) / 1000).toFixed(1)} s`);

  for (const [n, guest] of [bruno, carmen, dara, emil, fay].entries()) await sitDown(guest, n + 2);
  for (const guest of [bruno, carmen, dara, emil, fay]) await expectMesh(guest, 5);
  await start(ada);
  await Promise.all(phones.map(({ page }) => page.locator('.pn-board').waitFor()));
  await playToTheEnd(phones);
  expect(new Set(await Promise.all(phones.map(endingOn))).size).toBe(1);
  for (const phone of phones) {
    expect({ name: phone.name, foreign: phone.trouble.foreign, asked: await outbound(phone) }).toEqual({
      name: phone.name,
      foreign: [],
      asked: [],
    });
    expect(phone.sockets).toEqual([]);
  }
}, 600_000);

test('a phone that slept comes back through whoever is still there; one that lost everybody, by one scan', async () => {
  const { url, phones } = await cabin(['Ada', 'Bruno', 'Carmen']);
  const [ada, bruno, carmen] = phones as [OfflinePhone, OfflinePhone, OfflinePhone];
  await openTableHere(ada, url, 4);
  await openDoor(ada);
  await meetByCamera(ada, bruno, url);
  await nextAtTheDoor(ada);
  await meetByCamera(ada, carmen, url);
  await ada.page.getByRole('button', { name: 'Done', exact: true }).click();
  await sitDown(bruno, 2);
  await sitDown(carmen, 3);
  for (const guest of [bruno, carmen]) await expectMesh(guest, 2);
  await start(ada);
  await Promise.all(phones.map(({ page }) => page.locator('.pn-board').waitFor()));

  const isAway = ada.page.getByText(/Carmen is away/).first();
  signalProfile(carmen.folder, 'SIGSTOP');
  await isAway.waitFor({ timeout: 20_000 });
  const woke = Date.now();
  signalProfile(carmen.folder, 'SIGCONT');
  await isAway.waitFor({ state: 'hidden', timeout: 20_000 });
  console.log(`back ${Date.now() - woke} ms after waking, with no broker`);

  // A reload leaves no link at all, and nobody to ask for one.
  await carmen.page.reload();
  await isAway.waitFor({ timeout: 20_000 });
  await carmen.page.getByText('Scan a code to come back').first().click();
  await bruno.page.getByRole('button', { name: 'Menu' }).click();
  await bruno.page.getByRole('menuitem', { name: 'Let somebody in' }).click();
  await bruno.page.locator('.code-square path').first().waitFor({ timeout: 20_000 });
  await carmen.camera.show(bruno.page.locator('.code-square').first());
  await carmen.page.locator('.code-square path').waitFor({ timeout: 20_000 });
  await bruno.camera.show(carmen.page.locator('.code-square').first());
  await carmen.page.getByRole('button', { name: 'Sit down' }).click({ timeout: 20_000 });
  await carmen.page.locator('.pn-board').waitFor();
  await isAway.waitFor({ state: 'hidden', timeout: 20_000 });
}, 300_000);

async function expectMesh(guest: OfflinePhone, others: number): Promise<void> {
  const direct = async (): Promise<number> =>
    (await waysOf(guest)).filter(way => way.includes('on the same network')).length;
  await expect.poll(direct, { timeout: 30_000, interval: 500 }).toBe(others);
}
