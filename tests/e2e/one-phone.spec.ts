import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerOn } from './support/board-player.ts';
import { PHONE, watch } from './support/browser.ts';
import { endingByRules, endingOn } from './support/ending.ts';
import { GAMES } from './support/games.ts';
import { examine, momentsMet } from './support/moments.ts';
import { hurry, startMatch } from './support/new-match.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Site, serveSite } from './support/site.ts';

/** Whom the app proposes to pass the phone to. */
const NAMES = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana'];
/** How many kinds of moment are looked at closely, and how many there are at least in any game. */
const MOMENTS = { most: 20, least: 8 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

describe.each(GAMES)('%s on one device', (_title, { id, meta, game, short }) => {
  test('is played by passing the phone to its outcome, and every kind of moment is readable and fits', async () => {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const seen = watch(page, site.url);
    await startMatch(page, site.url, 'Pass one phone', id, short);
    const curtains = new Set<string>();
    const sideways: string[] = [];
    const moments = momentsMet(NAMES, MOMENTS.most);
    await playerOn(page, { seed: 4 }).play(async asks => {
      if (asks.kind === 'curtain') curtains.add(asks.name);
      if (asks.scrollsSideways) sideways.push(asks.says);
      if (moments.isNew(asks)) await examine(page);
      return asks.kind === 'over';
    });
    expect([...curtains].toSorted()).toEqual(NAMES.slice(0, meta.seats.min));
    expect(moments.count()).toBeGreaterThan(MOMENTS.least);
    expect(await endingOn({ page })).toBe(await endingByRules(page, game));
    await lookBack(page);
    expect(sideways).toEqual([]);
    expect(seen).toEqual({ errors: [], foreign: [] });
    await page.context().close();
  }, 600_000);

  test('is played against bots to its outcome, without a curtain', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const seen = watch(page, site.url);
    await hurry(page);
    await startMatch(page, site.url, 'Me against bots', id, short);
    const sideways: string[] = [];
    const end = await playerOn(page, { seed: 9 }).play(asks => {
      if (asks.scrollsSideways) sideways.push(asks.says);
      return asks.kind === 'over' || asks.kind === 'curtain';
    });
    expect(end.kind).toBe('over');
    expect(await endingOn({ page })).toBe(await endingByRules(page, game));
    expect(sideways).toEqual([]);
    expect(seen).toEqual({ errors: [], foreign: [] });
    await page.context().close();
  }, 600_000);
});

/** After the match: the table as it was left, the log, and an earlier moment. */
async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await examine(page);
  await page.keyboard.press('l');
  await page.getByRole('tab', { name: 'Log' }).waitFor();
  await examine(page);
  await page.locator('.log-step').nth(5).click();
  await examine(page);
}
