import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/catalogue.ts';
import { complaints } from './support/axe.ts';
import { PHONE } from './support/browser.ts';
import { GAMES } from './support/games.ts';
import { preferText, scrollsSideways, startMatch } from './support/new-match.ts';
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
    ...GAMES.flatMap(([title, { id, game }]) => [
      [`new match of ${title}`, `#/new/${id}`],
      [`how to play ${title}`, `#/learn/${id}`],
      [`rules of ${title}`, `#/rules/${id}`],
      [`one rule of ${title}`, `#/rules/${id}/${aRuleOf(game)}`],
    ]),
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

  test.each(GAMES)('text-first play of %s has nothing serious', async (_title, { id }) => {
    await preferText(page, site.url);
    await startMatch(page, site.url, 'Pass one phone', id);
    await page.getByRole('button', { name: /^I am / }).click();
    await check(page);
    await page.getByRole('button', { name: /Read it to me/ }).click();
    await check(page);
  });
});

/** The id of a rule in the middle of the book, as its text marks it: `- [PN-8] …`. */
function aRuleOf({ ui }: Game): string {
  const ids = [...ui.rulebook.rules.matchAll(/^- \[([\w-]+)\]/gm)].map(([, id]) => id ?? '');
  return ids[Math.floor(ids.length / 2)] ?? '';
}
