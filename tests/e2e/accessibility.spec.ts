import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaints } from './support/axe.ts';
import { PHONE, launch } from './support/browser.ts';
import { playerOn, scrollsSideways, startMatch } from './support/player.ts';
import { type Site, serveSite } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

async function check(page: Page): Promise<void> {
  expect(await complaints(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

describe.each(['dark', 'light'] as const)('in the %s theme, at 360 px,', theme => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(`${site.url}#/settings`);
    await page
      .getByText(theme === 'dark' ? 'Dark' : 'Light', { exact: true })
      .last()
      .click();
    await page.waitForFunction(wanted => document.documentElement.dataset['theme'] === wanted, theme);
  });

  afterAll(() => context.close());

  test.each([
    ['home', '#/'],
    ['new match', '#/new/paris-nouveau'],
    ['how to play', '#/learn/paris-nouveau'],
    ['rules', '#/rules/paris-nouveau'],
    ['one rule', '#/rules/paris-nouveau/PN-12'],
    ['joining here', '#/scan'],
    ['settings', '#/settings'],
    ['credits', '#/credits'],
    ['unknown address', '#/nowhere'],
    ['missing match', '#/match/none'],
  ])('%s has nothing serious and does not scroll sideways', async (_screen, hash) => {
    await page.goto(`${site.url}${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(page);
  });

  test('a match has nothing serious, from the curtain to the outcome', async () => {
    await startMatch(page, site.url, 'Pass one phone');
    const met = new Set<string>();
    await playerOn(page, { seed: 4 }).play(async asks => {
      const sentence = await page.evaluate(() => document.querySelector('.prompt-sentence')?.textContent ?? '');
      // Each kind of moment once: prompts differ by who is named, so digits and names are left out of the key.
      const key = `${asks.kind} ${sentence.replaceAll(/Ada|Bruno|Carmen|Dara|\d+/g, '')}`;
      if (!met.has(key) && met.size < 14) {
        met.add(key);
        await check(page);
      }
      return asks.kind === 'over';
    });
    expect(met.size).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await check(page);
    await page.keyboard.press('l');
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    await check(page);
    await page.locator('.log-step').nth(5).click();
    await check(page);
  });

  test('text-first play has nothing serious', async () => {
    await page.goto(`${site.url}#/settings`);
    await page.getByText('Text first', { exact: true }).click();
    await startMatch(page, site.url, 'Pass one phone');
    await page.getByRole('button', { name: /^I am / }).click();
    await check(page);
    await page.getByRole('button', { name: /Read it to me/ }).click();
    await check(page);
  });
});
