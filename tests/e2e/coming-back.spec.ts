import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchProfile, signalProfile } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Guest, join, openTable, phoneIn, sitDown, start } from './support/party.ts';
import { type Site, serveSite } from './support/site.ts';

let site: Site;
let browser: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.context().close()));
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

async function phone(name: string): Promise<Guest> {
  const guest = await phoneIn(browser, name, site.url);
  pages.push(guest.page);
  return guest;
}

/** Two people and two bots, with the match dealt. */
async function twoAndBots(bruno?: Guest): Promise<{ host: Guest; guest: Guest; invitation: string }> {
  const [host, guest] = [await phone('Ada'), bruno ?? (await phone('Bruno'))];
  const invitation = await openTable(host, site.url, 4);
  await join(guest, site.url, invitation);
  await sitDown(guest, 2);
  await start(host);
  await guest.page.locator('.pn-board').waitFor();
  return { host, guest, invitation };
}

const connected = (page: Page): Promise<void> => page.getByRole('button', { name: 'Connected' }).waitFor();
const away = (page: Page, name: string): Promise<void> =>
  page
    .getByText(new RegExp(`${name} is away`))
    .first()
    .waitFor({ timeout: 20_000 });

test('a phone that sleeps is missed, and is back within five seconds of waking', async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'exodus-sleeper-'));
  const guest = await phoneIn(await launchProfile(folder), 'Bruno', site.url);
  pages.push(guest.page);
  const { host } = await twoAndBots(guest);
  signalProfile(folder, 'SIGSTOP');
  const asleep = Date.now();
  await away(host.page, 'Bruno');
  const missedAfter = Date.now() - asleep;
  signalProfile(folder, 'SIGCONT');
  const awake = Date.now();
  await host.page
    .getByText(/Bruno is away/)
    .first()
    .waitFor({ state: 'hidden' });
  await connected(guest.page);
  const backAfter = Date.now() - awake;
  console.log(`missed after ${missedAfter} ms, back ${backAfter} ms after waking`);
  expect(missedAfter).toBeLessThan(7_000);
  expect(backAfter).toBeLessThan(5_000);
});

test('a bot plays for somebody who is away, and they take their seat back', async () => {
  const { host, guest, invitation } = await twoAndBots();
  await guest.page.goto('about:blank');
  await away(host.page, 'Bruno');
  await host.page.getByRole('button', { name: 'Bot for now' }).click();
  await host.page
    .getByText(/Bruno is away/)
    .first()
    .waitFor({ state: 'hidden' });
  await guest.page.goto(`${site.url}${invitation}`);
  await guest.page.locator('.pn-board').waitFor();
  await connected(guest.page);
  expect(await guest.page.getByText('You are watching').count()).toBe(0);
});

test('one tap on the home screen leads back to the table', async () => {
  const { guest } = await twoAndBots();
  await guest.page.goto(`${site.url}#/`);
  await guest.page.reload();
  const began = Date.now();
  await guest.page.getByText('Rejoin').first().click();
  await guest.page.locator('.pn-board').waitFor();
  console.log(`rejoined from the home screen in ${Date.now() - began} ms`);
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('a second tab of the host does not host too', async () => {
  const host = await phone('Ada');
  await openTable(host, site.url, 4);
  const second = await host.page.context().newPage();
  await second.goto(host.page.url());
  await second.getByText('You are at this table in another tab or window.').waitFor();
});

test('a stranger, and somebody who was removed, are each told why', async () => {
  const [host, guest, stranger] = [await phone('Ada'), await phone('Bruno'), await phone('Eve')];
  const invitation = await openTable(host, site.url, 4);
  const wrong = invitation.replace(/[\w-]{22}$/, 'A'.repeat(22));
  await stranger.page.goto(`${site.url}${wrong}`);
  await stranger.page.getByLabel('Your name').fill('Eve');
  await stranger.page.getByRole('button', { name: 'Join', exact: true }).click();
  await stranger.page.getByText('The table does not know this link').waitFor();

  await join(guest, site.url, invitation);
  await host.page.getByRole('button', { name: 'More for Bruno' }).click();
  await host.page.getByRole('menuitem', { name: 'Take off the table' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Take off the table' }).click();
  await guest.page.getByText('You were taken off this table').waitFor();
  await guest.page.reload();
  await guest.page.getByText('You were taken off this table').waitFor();
});

test('with the broker gone, the host is told, and whoever wants to come in is too', async () => {
  const own = await serveSite();
  const [host, guest] = [await phoneIn(browser, 'Ada', own.url), await phoneIn(browser, 'Bruno', own.url)];
  pages.push(host.page, guest.page);
  const invitation = await openTable(host, own.url, 4);
  await guest.page.goto(`${own.url}#/`);
  await guest.page.getByText('Ready offline').waitFor();
  await own.stop();
  await guest.page.goto(`${own.url}${invitation}`);
  await guest.page.getByLabel('Your name').fill('Bruno');
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.page.getByText('The meeting point does not answer').waitFor();
  await host.page.getByText('Nobody new can join right now').first().waitFor({ timeout: 30_000 });
});

test('what one says, the others read; as text, and not from whom they have muted', async () => {
  const { host, guest } = await twoAndBots();
  await guest.page.keyboard.press('c');
  await guest.page.getByRole('tab', { name: /Talk/, selected: true }).waitFor();
  await guest.page.getByPlaceholder('Say something').fill('<b>Trust</b> me');
  await guest.page.keyboard.press('Enter');
  await host.page.keyboard.press('c');
  await host.page.getByText('<b>Trust</b> me').first().waitFor();

  await host.page.locator('.talk-who', { hasText: 'Bruno' }).first().click();
  await host.page.getByRole('button', { name: 'Mute on this device' }).click();
  await host.page.getByText('1 person is muted.').waitFor();
  await guest.page.getByPlaceholder('Say something').fill('Can you hear me?');
  await guest.page.keyboard.press('Enter');
  await guest.page.getByText('Can you hear me?').first().waitFor();
  // Said after it, and over the same link: when this has come, the muted line has come too.
  await host.page.getByPlaceholder('Say something').fill('Nobody there');
  await host.page.keyboard.press('Enter');
  await guest.page.getByText('Nobody there').first().waitFor();
  expect(await host.page.getByText(/Can you hear me|Trust/).count()).toBe(0);
});
