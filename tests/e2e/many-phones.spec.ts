import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { killProfile, launch, launchProfile } from './support/browser.ts';
import { endingOn } from './support/ending.ts';
import { type Guest, join, openTable, phoneIn, playToTheEnd, sitDown, start } from './support/party.ts';
import { asksForVote } from './support/paris.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Site, serveSite } from './support/site.ts';

const NAMES = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay'];
const open: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(thing => thing.close()));
});

async function site(): Promise<Site> {
  const served = await serveSite();
  open.push({ close: () => served.stop() });
  return served;
}

async function opened(starting: Promise<Browser>): Promise<Browser> {
  const browser = await starting;
  open.push(browser);
  return browser;
}

/** A table of persons, each on a phone of their own, with the match dealt. */
async function dealtTable(served: Site, phones: readonly Guest[]): Promise<string> {
  const [host, ...guests] = phones as [Guest, ...Guest[]];
  const invitation = await openTable(host, served.url, phones.length);
  for (const [n, guest] of guests.entries()) {
    await join(guest, served.url, invitation);
    await sitDown(guest, n + 2);
  }
  await start(host);
  await Promise.all(guests.map(({ page }) => page.locator('.pn-board').waitFor()));
  return invitation;
}

const toTheVote = ({ page, player }: Guest): Promise<unknown> =>
  player.play(async asks => asks.kind === 'over' || (await asksForVote(page)));

test('six devices, six processes: a whole match of Paris to the same outcome', async () => {
  const served = await site();
  const phones: Guest[] = [];
  for (const name of NAMES) phones.push(await phoneIn(await opened(launch()), name, served.url));
  await dealtTable(served, phones);
  await playToTheEnd(phones);
  const endings = await Promise.all(phones.map(endingOn));
  expect(new Set(endings).size).toBe(1);
  for (const { name, trouble } of phones) expect({ name, errors: trouble.errors }).toEqual({ name, errors: [] });
}, 600_000);

test('a guest whose phone dies in the middle of a vote keeps its seat', async () => {
  const served = await site();
  const browser = await opened(sharedBrowser());
  const folder = mkdtempSync(joinPath(tmpdir(), 'exodus-phone-'));
  const others = await Promise.all(['Ada', 'Bruno', 'Carmen'].map(name => phoneIn(browser, name, served.url)));
  const fragile = await phoneIn(await launchProfile(folder), 'Dara', served.url);
  const invitation = await dealtTable(served, [...others, fragile]);
  await Promise.all([fragile, ...others].map(toTheVote));
  killProfile(folder);
  const [ada] = others;
  await ada?.page
    .getByText(/Dara is away/)
    .first()
    .waitFor({ timeout: 20_000 });

  const profile = await launchProfile(folder);
  open.push({ close: async () => profile.close().finally(() => rmSync(folder, { recursive: true, force: true })) });
  const back = await phoneIn(profile, 'Dara', served.url);
  const returned = Date.now();
  await back.page.goto(`${served.url}${invitation}`);
  await back.page.locator('.pn-vote, .pn-hold-hint').first().waitFor({ timeout: 15_000 });
  console.log(`back in the seat after ${Date.now() - returned} ms, page load included`);
  await playToTheEnd([...others, back]);
  expect(new Set(await Promise.all([...others, back].map(endingOn))).size).toBe(1);
}, 600_000);

test('the host is reloaded in the middle of a round, and the match goes on', async () => {
  const served = await site();
  const browser = await opened(sharedBrowser());
  const phones = await Promise.all(NAMES.slice(0, 4).map(name => phoneIn(browser, name, served.url)));
  await dealtTable(served, phones);
  const [host, guest] = phones as [Guest, Guest];
  await Promise.all(phones.map(toTheVote));
  await host.page.reload();
  await host.page.locator('.pn-board').waitFor();
  const reloaded = Date.now();
  await host.page
    .getByText(/is away|are away/)
    .first()
    .waitFor({ state: 'hidden', timeout: 15_000 });
  await guest.page.getByRole('button', { name: 'Connected' }).waitFor({ timeout: 15_000 });
  console.log(`everybody back ${Date.now() - reloaded} ms after the host's board was there`);
  await playToTheEnd(phones);
  expect(new Set(await Promise.all(phones.map(endingOn))).size).toBe(1);
}, 600_000);

test('with the web server and the broker gone in the middle, play goes on to the end', async () => {
  const served = await site();
  const browser = await opened(sharedBrowser());
  const phones = await Promise.all(NAMES.slice(0, 4).map(name => phoneIn(browser, name, served.url)));
  await dealtTable(served, phones);
  await Promise.all(phones.map(toTheVote));
  await served.stop();
  await Promise.all(phones.map(({ page }) => page.context().setOffline(true)));
  await playToTheEnd(phones);
  expect(new Set(await Promise.all(phones.map(endingOn))).size).toBe(1);
}, 600_000);

test('somebody who comes late watches, and sees nothing private', async () => {
  const served = await site();
  const browser = await opened(sharedBrowser());
  const phones = await Promise.all(NAMES.slice(0, 4).map(name => phoneIn(browser, name, served.url)));
  const invitation = await dealtTable(served, phones);
  const late = await phoneIn(browser, 'Late', served.url);
  await late.page.goto(`${served.url}${invitation}`);
  await late.page.getByLabel('Your name').fill('Late');
  await late.page.getByRole('button', { name: 'Join', exact: true }).click();
  await late.page.locator('.pn-board').waitFor();
  await late.page.getByText('You are watching').first().waitFor();
  expect(await late.page.locator('.pn-board [data-choice], .pn-hand, .hold-keep').count()).toBe(0);
  const said = await late.page.locator('body').innerText();
  expect(said).not.toMatch(/you are a (hunter|rescuer)/i);
}, 300_000);
