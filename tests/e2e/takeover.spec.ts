import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { killProfile, launch } from './support/browser.ts';
import {
  type Guest,
  endingOn,
  join as joinTable,
  openTable,
  phoneIn,
  playToTheEnd,
  sitDown,
  start,
} from './support/party.ts';
import {
  type OfflinePhone,
  copied,
  goOffline,
  installedPhone,
  meetByPaste,
  nextAtTheDoor,
  openDoor,
  openTableHere,
  paste,
} from './support/same-room.ts';
import { serveSite } from './support/site.ts';
import {
  type Device,
  botsForNow,
  closeNews,
  companyOn,
  deviceOf,
  discard,
  fromMenu,
  hearsOfHost,
  keepEyeOn,
  loseHost,
  newHostAmong,
  noted,
  reaches,
  movesOn,
  seals,
  startedFrom,
  storyOf,
  toTheVote,
  widen,
} from './support/takeover.ts';

/** From the death of the host to the next move. */
const WITHIN = 8_000;

const open: { close(): Promise<unknown> }[] = [];
const watched: Guest[] = [];

afterEach(async ({ task }) => {
  const guests = watched.splice(0);
  if (task.result?.state === 'fail') for (const guest of guests) await tell(guest);
  await Promise.all(open.splice(0).map(thing => thing.close()));
});

/** What a device went through, when a test has failed. */
async function tell(guest: Guest): Promise<void> {
  const { name, page, trouble } = guest;
  await page.screenshot({ path: join(tmpdir(), `takeover-${name}.png`), timeout: 3_000 }).catch(() => undefined);
  const story = await storyOf(guest).catch(() => 'It is gone.');
  console.log([name, story, ...trouble.errors].join('\n'));
}

async function dealtTable(guests: readonly [Guest, ...Guest[]], url: string, seats: number): Promise<string> {
  const [host, ...others] = guests;
  const invitation = await openTable(host, url, seats);
  for (const [n, guest] of others.entries()) {
    await joinTable(guest, url, invitation);
    await sitDown(guest, n + 2);
  }
  await start(host);
  await Promise.all(guests.map(({ page }) => page.locator('.pn-board').waitFor()));
  await Promise.all(guests.map(keepEyeOn));
  return invitation;
}

async function expectNothingLost(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    expect({ name: guest.name, ...(await noted(guest)) }).toMatchObject({ name: guest.name, shrunk: null });
  }
}

test('five devices: the host is killed, and then the next one; the first comes back as a guest', async () => {
  const site = await serveSite();
  open.push({ close: () => site.stop() });
  const devices: Device[] = [];
  for (const name of ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil']) {
    const device = await deviceOf(name, site.url);
    open.push({ close: () => discard(device) });
    devices.push(device);
  }
  watched.push(...devices);
  const [ada, bruno, carmen, dara, emil] = devices as [Device, Device, Device, Device, Device];
  await dealtTable([ada, bruno, carmen, dara, emil], site.url, 5);

  await toTheVote(devices, 1);
  const seats = (await companyOn(emil)).seats.length;
  await seals(bruno, 1);
  await seals(carmen, 1);
  const four = [bruno, carmen, dara, emil];
  const first = await loseHost(ada, four, 1);
  console.log(`first: ${first.host.name} known to all after ${first.heard} ms, next move after ${first.moved} ms`);
  expect(Math.max(first.heard, first.moved)).toBeLessThan(WITHIN);
  await expectNothingLost(four);
  await Promise.all(four.map(closeNews));
  await botsForNow(first.host);

  await toTheVote(four, 2);
  const three = four.filter(device => device !== first.host);
  const [early] = three as [Device];
  await seals(early, 2);
  const second = await loseHost(first.host, three, 2);
  console.log(`second: ${second.host.name} known to all after ${second.heard} ms, next move after ${second.moved} ms`);
  expect(Math.max(second.heard, second.moved)).toBeLessThan(WITHIN);
  await expectNothingLost(three);
  await botsForNow(second.host);

  const back = await startedFrom(ada.folder, 'Ada', site.url);
  open.push({ close: () => discard(back) });
  watched.push(back);
  await back.page.goto(site.url);
  await back.page.getByText('Rejoin').first().click();
  await back.page.getByRole('button', { name: 'Connected' }).waitFor({ timeout: 20_000 });
  await back.page.locator('.pn-board').waitFor();
  await reaches(back, await movesOn(second.host));
  const company = await companyOn(back);
  expect(company.seats).toHaveLength(seats);
  expect(company.devices.find(device => device.startsWith('Ada'))).toBe('Ada you, plays');
  expect(company.devices.find(device => device.startsWith(second.host.name))).toBe(`${second.host.name} host, plays`);
  expect(company.devices.find(device => device.startsWith(first.host.name))).toBe(`${first.host.name} away, plays`);

  const present = [back, ...three];
  await playToTheEnd(present);
  expect(new Set(await Promise.all(present.map(endingOn))).size).toBe(1);
  await expectNothingLost(three);
}, 300_000);

test('with no broker and no web server: the host is killed, and comes back by a pasted code', async () => {
  const site = await serveSite();
  const phones: OfflinePhone[] = [];
  for (const name of ['Ada', 'Bruno', 'Carmen', 'Dara']) {
    const phone = await installedPhone(name, site.url);
    open.push(phone);
    phones.push(phone);
  }
  watched.push(...phones);
  await site.stop();
  for (const phone of phones) await goOffline(phone);
  const [ada, bruno, carmen, dara] = phones as [OfflinePhone, OfflinePhone, OfflinePhone, OfflinePhone];
  const three = [bruno, carmen, dara];
  await openTableHere(ada, site.url, 4);
  await openDoor(ada);
  for (const [n, guest] of three.entries()) {
    if (n > 0) await nextAtTheDoor(ada);
    await meetByPaste(ada, guest, site.url);
  }
  await ada.page.getByRole('button', { name: 'Done', exact: true }).click();
  for (const [n, guest] of three.entries()) await sitDown(guest, n + 2);
  await Promise.all(phones.map(widen));
  await start(ada);
  await Promise.all(phones.map(({ page }) => page.locator('.pn-board').waitFor()));
  await Promise.all(phones.map(keepEyeOn));

  await toTheVote(phones, 1);
  await seals(bruno, 1);
  const { host, heard, moved } = await loseHost(ada, three, 1);
  console.log(`without a broker: ${host.name} known to all after ${heard} ms, next move after ${moved} ms`);
  expect(Math.max(heard, moved)).toBeLessThan(WITHIN);

  const back = await startedFrom(ada.folder, 'Ada', site.url, ada.camera.flags);
  open.push({ close: () => discard(back) });
  watched.push(back);
  await back.context.grantPermissions(['camera', 'clipboard-read', 'clipboard-write']);
  await goOffline(back);
  await back.page.goto(site.url);
  await back.page.getByText('Rejoin').first().click();
  await back.page.getByText('Scan a code to come back').first().click();
  const inviter = three.find(phone => phone !== host) ?? bruno;
  await fromMenu(inviter.page, 'Let somebody in');
  await inviter.page.locator('.code-square path').first().waitFor();
  await paste(back, await copied(inviter));
  await back.page.locator('.code-square path').first().waitFor();
  await paste(inviter, await copied(back));
  await back.page.getByRole('button', { name: 'Sit down' }).click();
  await inviter.page.getByRole('button', { name: 'Done', exact: true }).click();
  await back.page.locator('.pn-board').waitFor();
  await back.page.getByRole('button', { name: 'Connected' }).waitFor();
  await reaches(back, await movesOn(host));
  const { devices } = await companyOn(back);
  expect(devices.toSorted()).toEqual(
    phones.map(({ name }) => `${name}${name === 'Ada' ? ' you,' : name === host.name ? ' host,' : ''} plays`),
  );
  await toTheVote([back, ...three], 2);
  await expectNothingLost(three);
}, 240_000);

test('the table is handed over, and then left to another: nobody votes, and no seat is lost', async () => {
  const site = await serveSite();
  open.push({ close: () => site.stop() });
  const browser = await launch();
  open.push(browser);
  const phones: Guest[] = [];
  for (const name of ['Ada', 'Bruno', 'Carmen']) phones.push(await phoneIn(browser, name, site.url));
  watched.push(...phones);
  const [ada, bruno, carmen] = phones as [Guest, Guest, Guest];
  await Promise.all(phones.map(widen));
  await dealtTable([ada, bruno, carmen], site.url, 4);
  await toTheVote(phones, 1);
  const { seats } = await companyOn(carmen);
  await seals(carmen, 1, phones);

  await fromMenu(ada.page, 'Who is at the table');
  await ada.page.getByRole('button', { name: 'More for Bruno' }).click();
  await ada.page.getByRole('menuitem', { name: 'Make Bruno the host' }).click();
  await ada.page.getByRole('button', { name: 'Hand it over' }).click();
  await Promise.all(phones.map(hearsOfHost));
  expect((await newHostAmong(phones)).name).toBe('Bruno');
  await ada.page.getByText('The table was handed over.').waitFor();
  await ada.page.keyboard.press('Escape');
  expect((await companyOn(carmen)).devices.toSorted()).toEqual(['Ada plays', 'Bruno host, plays', 'Carmen you, plays']);
  await Promise.all(phones.map(closeNews));
  await seals(ada, 1, phones);

  await fromMenu(bruno.page, 'Leave and hand over');
  await bruno.page.getByRole('button', { name: 'Hand over and leave' }).click();
  const rest = [ada, carmen];
  await Promise.all(rest.map(hearsOfHost));
  await bruno.page.waitForFunction(() => location.hash === '#/');
  const heir = await newHostAmong(rest);
  await botsForNow(heir);
  await toTheVote(rest, 2);
  expect((await companyOn(carmen)).seats.map(seat => seat.split(' ')[0])).toEqual(
    seats.map(seat => seat.split(' ')[0]),
  );
  await expectNothingLost(rest);
  for (const guest of rest) expect((await noted(guest)).chose).toBe(false);
}, 180_000);

test('the host’s page is closed, and the next one’s reloaded: each hands the table over with its last words', async () => {
  const site = await serveSite();
  open.push({ close: () => site.stop() });
  const browser = await launch();
  open.push(browser);
  const phones: Guest[] = [];
  for (const name of ['Ada', 'Bruno', 'Carmen', 'Dara']) phones.push(await phoneIn(browser, name, site.url));
  watched.push(...phones);
  const [ada, ...three] = phones as [Guest, Guest, Guest, Guest];
  await Promise.all(phones.map(widen));
  const invitation = await dealtTable([ada, ...three], site.url, 4);
  await toTheVote(phones, 1);
  const { seats } = await companyOn(three[0]);
  await seals(three[0], 1, phones);

  const closed = Date.now();
  await ada.page.close();
  await Promise.all(three.map(hearsOfHost));
  console.log(`closed: known to all after ${Date.now() - closed} ms`);
  const first = await newHostAmong(three);
  for (const guest of three) expect(await noted(guest)).toEqual({ shrunk: null, chose: false });
  await Promise.all(three.map(closeNews));
  // A move that has got through says that the new host has shared out a key of its own.
  await seals(three[1], 1, three);

  const rest = three.filter(phone => phone !== first);
  const moves = await movesOn(first);
  const reloaded = Date.now();
  await first.page.reload();
  await Promise.all(rest.map(hearsOfHost));
  console.log(`reloaded: known to all others after ${Date.now() - reloaded} ms, page load included`);
  const second = await newHostAmong(rest);
  await first.page.locator('.pn-board').waitFor();
  await first.page.getByText(`${second.name} hosts now.`).waitFor();
  await reaches(first, moves);
  for (const guest of rest) expect(await noted(guest)).toEqual({ shrunk: null, chose: false });
  expect((await companyOn(second)).devices.toSorted()).toEqual(
    ['Ada', 'Bruno', 'Carmen', 'Dara'].map(
      name => `${name}${name === second.name ? ' you, host,' : name === 'Ada' ? ' away,' : ''} plays`,
    ),
  );
  expect((await companyOn(second)).seats.map(seat => seat.split(' ')[0])).toEqual(
    seats.map(seat => seat.split(' ')[0]),
  );
  await botsForNow(second);
  await toTheVote(three, 2);
  await expectNothingLost(rest);

  // The link that was sent around names a host of long ago.
  const late = await phoneIn(browser, 'Late', site.url);
  await late.page.goto(`${site.url}${invitation}`);
  await late.page.getByLabel('Your name').fill('Late');
  await late.page.getByRole('button', { name: 'Join', exact: true }).click();
  await late.page.getByText('Another phone hosts this table now').waitFor();
  await late.page.getByRole('button', { name: 'Go in' }).click();
  await late.page.locator('.pn-board').waitFor();
  await late.page.getByText('You are watching').first().waitFor();
}, 180_000);

test('two devices: without its host the match waits; with open cards the other goes on', async () => {
  const site = await serveSite();
  open.push({ close: () => site.stop() });
  const ada = await deviceOf('Ada', site.url);
  open.push({ close: () => discard(ada) });
  const bruno = await deviceOf('Bruno', site.url);
  open.push({ close: () => discard(bruno) });
  watched.push(ada, bruno);
  await dealtTable([ada, bruno], site.url, 4);
  await toTheVote([ada, bruno], 1);
  const before = await movesOn(bruno);

  killProfile(ada.folder);
  await bruno.page.getByText('The match waits for it.').first().waitFor({ timeout: 20_000 });
  // Long enough for any election.
  await new Promise(resolve => setTimeout(resolve, 4_000));
  expect(await bruno.page.getByText('You host now.').count()).toBe(0);
  expect(await noted(bruno)).toEqual({ shrunk: null, chose: false });

  const back = await startedFrom(ada.folder, 'Ada', site.url);
  open.push({ close: () => discard(back) });
  watched.push(back);
  await back.page.goto(site.url);
  await back.page.getByText('Rejoin').first().click();
  await back.page.locator('.pn-board').waitFor();
  await bruno.page.getByText('The match waits for it.').first().waitFor({ state: 'hidden' });
  await Promise.all([back, bruno].map(phone => reaches(phone, before)));
  expect((await companyOn(back)).devices.toSorted()).toEqual(['Ada you, host, plays', 'Bruno plays']);
  await seals(bruno, 1, [back]);

  for (const { page } of [back, bruno]) {
    await fromMenu(page, 'Who is at the table');
    await page.getByText('Open the cards', { exact: true }).click();
  }
  await Promise.all(
    [back, bruno].map(async ({ page }) => {
      await page.getByText('The cards are open').waitFor();
      await page.keyboard.press('Escape');
    }),
  );
  await toTheVote([back, bruno], 2);
  const opened = await movesOn(bruno);
  killProfile(ada.folder);
  await bruno.page.getByText('You host now.').waitFor({ timeout: 20_000 });
  await botsForNow(bruno);
  await bruno.player.play(async () => (await movesOn(bruno)) > opened + 2);
  expect(await noted(bruno)).toMatchObject({ shrunk: null });
}, 240_000);
