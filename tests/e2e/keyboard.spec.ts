import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, launch } from './support/browser.ts';
import { startMatch, whatIsAsked } from './support/player.ts';
import { type Site, serveSite } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

/** Tab until the thing wanted has the focus; a person would not try for ever either. */
async function tabTo(page: Page, selector: string): Promise<void> {
  if (!(await tabbedTo(page, selector))) throw new Error(`The Tab key never reached ${selector}.`);
}

/** False when it is not reached, or when the table has moved on and there is nothing to reach any more. */
async function tabbedTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus(page, selector)) return true;
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Whether the focus got there; false only if the table has moved on, so that there is nothing to reach any more. */
async function reached(page: Page, selector: string): Promise<boolean> {
  if (await tabbedTo(page, selector)) return true;
  expect(await page.locator(selector).count(), `the Tab key does not reach ${selector}`).toBe(0);
  return false;
}

/** A move is stored before the screen changes; what is pressed before that belongs to the screen that was. */
const settled = (page: Page, before: string): Promise<unknown> =>
  page
    .waitForFunction(was => document.body.innerText !== was, before, { timeout: 3_000 })
    // Nothing was pressed that changes anything; the loop looks again.
    .catch(() => undefined);

/** What there is to choose among; where only one thing can be done, its button is all there is. */
const waysIn = async (page: Page): Promise<string> =>
  (await page.locator(WAYS).count()) > 0 ? WAYS : '.pn-board [data-main]:enabled';
const WAYS = '.pn-board [data-choice]:not([data-main]):not(:disabled)';

const isRoundTwo = async (page: Page): Promise<boolean> => (await page.locator('body').innerText()).includes('Round 2');

test('a whole round is played by keyboard alone on the drawn board', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Pass one phone');
  for (let turns = 0; turns < 120; turns++) {
    const asks = await whatIsAsked(page);
    if (asks.kind === 'over' || (asks.kind !== 'curtain' && (await isRoundTwo(page)))) break;
    const before = await page.locator('body').innerText();
    if (asks.kind === 'curtain') {
      if (!(await reached(page, '.curtain button'))) continue;
      await page.keyboard.press('Enter');
    } else if (asks.kind === 'sealed-vote') {
      if (!(await reached(page, '.hold-keep'))) continue;
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.closest('.pn-vote') !== null);
      // The fewest votes are none; arrows lead on to the button that closes the fist.
      for (let n = 0; n < 4 && !(await hasFocus(page, '.pn-vote .button')); n++)
        await page.keyboard.press('ArrowRight');
      expect(await hasFocus(page, '.pn-vote .button')).toBe(true);
      await page.keyboard.press('Enter');
    } else if (asks.kind === 'choice') {
      if (!(await reached(page, await waysIn(page)))) continue;
      const ready = page.locator('.pn-board [data-main]:enabled');
      for (let taps = 0; taps < 4 && (await ready.count()) === 0; taps++) {
        await page.keyboard.press('Enter');
        if ((await ready.count()) === 0) await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    }
    await settled(page, before);
  }
  const end = await whatIsAsked(page);
  if (end.kind !== 'over') expect(await isRoundTwo(page)).toBe(true);
  await page.close();
});

test('text first: a round is played with a keyboard, and no secret is read unasked', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${site.url}#/settings`);
  await page.getByText('Text first', { exact: true }).click();
  await startMatch(page, site.url, 'Pass one phone');
  let looked = 0;
  for (let turns = 0; turns < 120; turns++) {
    const asks = await whatIsAsked(page);
    if (asks.kind === 'over' || (asks.kind !== 'curtain' && (await isRoundTwo(page)))) break;
    if (asks.kind === 'curtain') {
      await tabTo(page, '.curtain button');
      await page.keyboard.press('Enter');
      await page.locator('.generic').waitFor();
      const live = await page.locator('[aria-live], [role=status], output').allInnerTexts();
      expect(live.join(' ')).not.toMatch(/you are a (hunter|rescuer)/i);
      continue;
    }
    const show = page.getByRole('button', { name: /Read it to me/ });
    if (await show.isVisible()) {
      await show.focus();
      await page.keyboard.press('Enter');
      looked++;
    }
    await page.locator('.generic-choice, .curtain').first().waitFor();
    if (await page.locator('.curtain').isVisible()) continue;
    const before = await page.locator('body').innerText();
    await tabTo(page, '.generic-choice');
    await page.keyboard.press('Enter');
    await page.waitForFunction(was => document.body.innerText !== was, before);
  }
  expect(looked).toBeGreaterThan(3);
  const end = await whatIsAsked(page);
  if (end.kind !== 'over') expect(await isRoundTwo(page)).toBe(true);
  await page.close();
});

test('single keys open the log, the rules and the help; Escape closes them', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Me against bots');
  await page.locator('.pn-board').waitFor();
  await page.keyboard.press('l');
  await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.close();
});

test('a dialog closed by its own button gives the focus back', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Me against bots');
  await page.locator('.pn-board').waitFor();
  const why = page.locator('.prompt-sentence button');
  await why.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await hasFocus(page, '.prompt-sentence button')).toBe(true);
  await page.close();
});

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
