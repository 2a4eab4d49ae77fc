import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endingOn } from './support/ending.ts';
import { GAMES } from './support/games.ts';
import { preferText } from './support/new-match.ts';
import { type Guest, join, openTable, phoneIn, playToTheEnd, sitDown, start } from './support/party.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { type Site, serveSite } from './support/site.ts';

/** Bots hold the seats for which there is no device. */
const DEVICES = ['Ada', 'Bruno', 'Carmen'];

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

describe.each(GAMES)('%s on devices of one’s own', (_title, { id, meta: { seats } }) => {
  test('is played by link to the same outcome on all, by one of them in text', async () => {
    const phones: Guest[] = [];
    for (const name of DEVICES.slice(0, seats.min)) phones.push(await phoneIn(browser, name, site.url));
    const [host, reader, ...others] = phones as [Guest, Guest, ...Guest[]];
    await preferText(reader.page, site.url);
    const invitation = await openTable(host, site.url, seats.min, id);
    for (const [n, guest] of [reader, ...others].entries()) {
      await join(guest, site.url, invitation);
      await sitDown(guest, n + 2);
    }
    await start(host);
    await playToTheEnd(phones);
    const endings = await Promise.all(phones.map(endingOn));
    expect(endings[0]).toMatch(/\S: \S/);
    expect(new Set(endings).size).toBe(1);
    for (const { name, trouble } of phones) expect({ name, errors: trouble.errors }).toEqual({ name, errors: [] });
    for (const { page } of phones) await page.context().close();
  }, 600_000);
});
