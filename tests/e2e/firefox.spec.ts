import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from './support/shared-browser.ts';
import { firefoxPath, joinInFirefox, launchFirefox, playOnByItself } from './support/firefox.ts';
import { endingOf, endingOn } from './support/ending.ts';
import { openTable, phoneIn, playToTheEnd, start } from './support/party.ts';
import { type Site, serveSite } from './support/site.ts';

const firefox = firefoxPath();
if (firefox === undefined) {
  console.warn(
    '\n*** SKIPPED: Chromium and Firefox at one table. There is no Firefox here: apt-get install firefox-esr ***\n',
  );
}

let site: Site;
let chromium: Browser;
beforeAll(async () => {
  [site, chromium] = await Promise.all([serveSite(), sharedBrowser()]);
});
afterAll(async () => {
  await Promise.all([chromium.close(), site.stop()]);
});

test.skipIf(firefox === undefined)(
  'Chromium and stock Firefox sit at one table, with two bots, and see the same ending',
  async () => {
    const fox = await launchFirefox(firefox ?? '');
    try {
      const host = await phoneIn(chromium, 'Ada', site.url);
      const invitation = await openTable(host, site.url, 4);
      const page = await fox.newPage();
      await joinInFirefox(page, `${site.url}${invitation}`, 'Bruno', 2);
      await start(host);
      await page.locator('.pn-board').wait();
      await playOnByItself(page);
      await playToTheEnd([host]);
      const there = await endingOn(host);
      await page.locator('.outcome-text').wait();
      const here = await page.evaluate(() => {
        const dialog = document.querySelector('[role=dialog], dialog');
        const read = (selector: string): string => dialog?.querySelector(selector)?.textContent ?? '';
        const winners = [...document.querySelectorAll<HTMLElement>('.outcome-winners .seat-chip')];
        return [read('h2'), read('.outcome-text'), winners.map(({ innerText }) => innerText)] as const;
      });
      expect(endingOf(...here)).toBe(there);
    } finally {
      await fox.close();
    }
  },
  300_000,
);
