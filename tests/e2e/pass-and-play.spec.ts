import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerOn } from './support/board-player.ts';
import { PHONE } from './support/browser.ts';
import { startMatch } from './support/new-match.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Site, serveSite } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

test('behind the curtain and before a hand is turned up, no secret is in the page', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Pass one phone');
  const secrets = /\b(hunter|rescuer)\b|data-team|\bcard-face\b|aria-label="Distance/i;

  await page.getByRole('button', { name: 'I am Ada' }).waitFor();
  expect(await page.content()).not.toMatch(secrets);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.locator('.pn-hand').waitFor();
  const hand = page.locator('.pn-hand');
  expect(await hand.innerHTML()).not.toMatch(secrets);

  const hold = page.getByRole('button', { name: /^Hold to see/ });
  await hold.hover();
  await page.mouse.down();
  await page.locator('.pn-side[data-team]').waitFor();
  expect(await hand.innerHTML()).toMatch(secrets);
  await page.mouse.up();
  await page.locator('.pn-side:not([data-team])').waitFor();
  expect(await hand.innerHTML()).not.toMatch(secrets);

  await page.getByRole('button', { name: 'Keep open' }).click();
  await page.locator('.pn-side[data-team]').waitFor();
  // The app switcher takes its picture after the page is told that it is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('.pn-side:not([data-team])').waitFor();
  expect(await hand.innerHTML()).not.toMatch(secrets);
  await page.close();
});

test('whoever comes back from an earlier moment finds the cards face-down', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Pass one phone');
  await playerOn(page).play(asks => asks.kind === 'curtain' && asks.name === 'Carmen');
  await page.getByRole('button', { name: 'I am Carmen' }).click();
  await page.getByRole('button', { name: 'Keep open' }).click();
  await page.locator('.pn-side[data-team]').waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log-step').last().click();
  await page.getByRole('button', { name: 'Back to the deal' }).click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.pn-hand').waitFor();
  expect(await page.locator('.pn-side[data-team]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Keep open' }).isVisible()).toBe(true);
  await page.close();
});
