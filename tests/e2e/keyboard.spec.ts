import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerOn } from './support/board-player.ts';
import { PHONE, watch } from './support/browser.ts';
import { endingOn } from './support/ending.ts';
import { GAMES } from './support/games.ts';
import { keysOn } from './support/hands.ts';
import type { Asks } from './support/look.ts';
import { SIZES } from './support/moments.ts';
import { preferText, startMatch } from './support/new-match.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Site, serveSite } from './support/site.ts';

const [DESK] = SIZES;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

describe.each(GAMES)('%s by keyboard alone', (_title, { id, short }) => {
  test('is played on the drawn board to its outcome, on a desk', async () => {
    const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' });
    const seen = watch(page, site.url);
    await startMatch(page, site.url, 'Pass one phone', id, short);
    const sideways: string[] = [];
    await playerOn(page, { seed: 5, hands: keysOn }).play(asks => {
      if (asks.scrollsSideways) sideways.push(asks.says);
      return asks.kind === 'over';
    });
    expect(await endingOn({ page })).toMatch(/\S: \S/);
    expect(sideways).toEqual([]);
    expect(seen).toEqual({ errors: [], foreign: [] });
    await page.context().close();
  }, 600_000);

  test('is played in text to its outcome, and no secret is read unasked', async () => {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const seen = watch(page, site.url);
    await preferText(page, site.url);
    await startMatch(page, site.url, 'Pass one phone', id, short);
    const sideways: string[] = [];
    const listener = listenerOn(page);
    await playerOn(page, { seed: 6, hands: keysOn }).play(async asks => {
      if (asks.scrollsSideways) sideways.push(asks.says);
      await listener.hear(asks);
      return asks.kind === 'over';
    });
    expect(await endingOn({ page })).toMatch(/\S: \S/);
    expect(listener.told()).toBeGreaterThan(8);
    expect(sideways).toEqual([]);
    expect(seen).toEqual({ errors: [], foreign: [] });
    await page.context().close();
  }, 600_000);
});

/** Somebody nearby while a screen reader speaks. Nothing of what it says by itself may be on the holder's list of secrets. */
function listenerOn(page: Page): { hear(asks: Asks): Promise<void>; told(): number } {
  let spoken: readonly string[] | null = null;
  let told = 0;
  return {
    async hear({ kind }) {
      if (kind === 'hidden') {
        spoken = await page.locator('[aria-live], [role=status], output').allInnerTexts();
        expect(await page.locator('.generic-secrets, .generic-choice').count()).toBe(0);
      } else if (kind === 'choice' && spoken !== null) {
        const secrets = await page.locator('.generic-secrets li').allInnerTexts();
        const known = await page.locator('.generic-facts li').allInnerTexts();
        const own = secrets.filter(line => !known.includes(line));
        expect(own.filter(line => spoken?.some(text => text.includes(line)))).toEqual([]);
        told += own.length;
        spoken = null;
      }
    },
    told: () => told,
  };
}

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
