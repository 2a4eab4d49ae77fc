import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, launchProfile, watch } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { playerOn } from './support/board-player.ts';
import { startMatch } from './support/new-match.ts';
import { serveSite } from './support/site.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

afterAll(async () => {
  await browser.close();
});

test.each(['/', '/friends/exodus/'])(
  'installed from %s, it starts cold with the server gone, and plays',
  async base => {
    const site = await serveSite({ base });
    const profile = mkdtempSync(join(tmpdir(), 'exodus-profile-'));
    const online = await launchProfile(profile);
    const page = await online.newPage();
    await page.goto(site.url);
    await page.getByText('Ready offline').waitFor();
    await online.close();
    await site.stop();

    const offline = await launchProfile(profile);
    const cold = await offline.newPage();
    const seen = watch(cold, site.url);
    await cold.goto(site.url);
    await cold.getByText('Ready offline').waitFor();
    await startMatch(cold, site.url, 'Pass one phone');
    const asked = await playerOn(cold).play(asks => asks.kind === 'curtain' && asks.name === 'Bruno');
    expect(asked.kind).toBe('curtain');
    for (const screen of ['#/rules/paris-nouveau', '#/settings', '#/credits']) {
      await cold.goto(`${site.url}${screen}`);
      await cold.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(seen.foreign).toEqual([]);
    await offline.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

test('an update that arrives during a match waits until nobody plays', { timeout: 300_000 }, async () => {
  const newer = mkdtempSync(join(tmpdir(), 'exodus-newer-'));
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', EXODUS_OUT: newer, EXODUS_BUILD: 'newer' },
  });
  const site = await serveSite();
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByText('Ready offline').waitFor();
  await startMatch(page, site.url, 'Pass one phone');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  const before = await scriptsOf(page);

  site.deploy(newer);
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

  // A second tab at home is told, and may not press on while the first is playing.
  const home = await context.newPage();
  await home.goto(site.url);
  await home.getByText('It waits until no match is open.').waitFor();
  expect(await scriptsOf(page)).toEqual(before);
  const asked = await playerOn(page).play(asks => asks.kind === 'curtain' && asks.name === 'Bruno');
  expect(asked.kind).toBe('curtain');

  await page.close();
  await home.getByRole('button', { name: 'Update now' }).click({ timeout: 30_000 });
  await home.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
  // The page reloads a moment after the new worker has taken over, and cannot be asked while it does.
  await expect.poll(() => scriptsOf(home).catch(() => before), { timeout: 15_000 }).not.toEqual(before);
  await home.getByText('Ready offline').waitFor();
  // The match goes on in the new version.
  await home.locator('.match-link').first().click();
  await home.getByRole('button', { name: 'I am Bruno' }).waitFor();
  await context.close();
  await site.stop();
  rmSync(newer, { recursive: true, force: true });
});

const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src));

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
