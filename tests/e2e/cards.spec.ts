import type { Browser, Page } from 'playwright-core';
import type { Page as FoxPage } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { encodeCard } from '../../src/net/cards/card.ts';
import { findCard } from '../../src/net/cards/card-text.ts';
import { reachableIn } from '../../src/net/cards/description.ts';
import type { Shown } from './pages/links.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { firefoxPath, launchFirefox } from './support/firefox.ts';
import { type HarnessSite, serveHarness } from './support/harness.ts';

const firefox = firefoxPath();
if (firefox === undefined) {
  console.warn('\n*** SKIPPED: cards of Firefox. There is no Firefox here: apt-get install firefox-esr ***\n');
}

let site: HarnessSite;
let browser: Browser;
const sizes = new Set<string>();

beforeAll(async () => {
  site = await serveHarness('links.html');
  browser = await sharedBrowser();
});
afterAll(async () => {
  console.log([...sizes].sort().join('\n'));
  await browser.close();
  site.stop();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** What both drivers can do with the harness, whatever browser it runs in. */
interface Phone {
  readonly invite: () => Promise<Shown>;
  readonly answer: (text: string) => Promise<Shown>;
  readonly accept: (text: string) => Promise<string>;
  readonly diary: () => Promise<readonly string[]>;
}

const phone = (page: Pick<Page, 'evaluate'> | Pick<FoxPage, 'evaluate'>): Phone => {
  const run = page.evaluate.bind(page) as Page['evaluate'];
  return {
    invite: () => run(() => window.harness.invite()),
    answer: text => run(text => window.harness.answer(text), text),
    accept: text => run(text => window.harness.accept(text), text),
    diary: () => run(() => window.harness.diary()),
  };
};

async function chromiumPage(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => 'harness' in window);
  return page;
}

/** The card says what the browser's own description says, in at most 110 bytes. */
function expectFaithful({ text, description }: Shown, who: string): void {
  const found = findCard(text);
  if (!found.ok) throw new Error(found.why);
  const bytes = encodeCard(found.card).length;
  sizes.add(`${who}: ${bytes} bytes (${found.card.candidates.map(({ kind }) => kind).join(', ')})`);
  expect(bytes).toBeLessThanOrEqual(110);
  const own = reachableIn(description);
  expect(own).toMatchObject({
    ufrag: found.card.ufrag,
    pwd: found.card.pwd,
    fingerprint: found.card.fingerprint,
  });
  expect(own?.candidates).toEqual(expect.arrayContaining([...found.card.candidates]));
}

async function meet(host: Phone, guest: Phone, who: readonly [string, string]): Promise<void> {
  const invitation = await host.invite();
  expectFaithful(invitation, `invitation of ${who[0]}`);
  const answer = await guest.answer(invitation.text);
  expectFaithful(answer, `answer of ${who[1]}`);
  expect(await host.accept(answer.text)).toBe('ok');
}

test('20 of 20 links open from two cards each, between pages of Chromium', async () => {
  const [host, guest] = [await chromiumPage(), await chromiumPage()];
  for (let n = 1; n <= 20; n++) {
    await meet(phone(host), phone(guest), ['Chromium', 'Chromium']);
    await guest.waitForFunction(n => window.harness.diary().filter(line => line === 'link').length === n, n);
  }
  expect((await phone(host).diary()).filter(line => line === 'link')).toHaveLength(20);
});

test('50 MB each way over a link built from cards: nothing is lost', async () => {
  const [host, guest] = [await chromiumPage(), await chromiumPage()];
  await meet(phone(host), phone(guest), ['Chromium', 'Chromium']);
  await guest.waitForFunction(() => window.harness.diary().includes('link'));
  const both = [host, guest];
  await Promise.all(both.map(page => page.evaluate(() => window.harness.gather())));
  const bytes = 50_000_000;
  const began = performance.now();
  await Promise.all(
    both.map((page, n) =>
      page.evaluate(([bytes, seed]) => window.harness.pour(bytes, seed), [bytes, n * 1_000_003] as const),
    ),
  );
  for (const page of both) {
    await page.waitForFunction(bytes => window.harness.gathered().bytes >= bytes, bytes, { timeout: 120_000 });
  }
  console.log(`50 MB each way in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const [atHost, atGuest] = await Promise.all(both.map(page => page.evaluate(() => window.harness.gathered())));
  const [ofHost, ofGuest] = await Promise.all(both.map(page => page.evaluate(() => window.harness.poured())));
  expect([atHost?.bytes, atGuest?.bytes]).toEqual([bytes, bytes]);
  expect([atHost?.sum, atGuest?.sum]).toEqual([ofGuest, ofHost]);
  expect(await phone(host).diary()).toEqual(['link']);
}, 240_000);

test.skipIf(firefox === undefined)(
  'Chromium and stock Firefox meet by cards, whoever invites',
  async () => {
    const fox = await launchFirefox(firefox ?? '');
    try {
      const page = await fox.newPage();
      await page.goto(site.url);
      await page.waitForFunction(() => 'harness' in window);
      const other = await fox.newPage();
      await other.goto(site.url);
      await other.waitForFunction(() => 'harness' in window);
      const chromium = await chromiumPage();
      await meet(phone(chromium), phone(page), ['Chromium', 'Firefox']);
      await meet(phone(page), phone(chromium), ['Firefox', 'Chromium']);
      await meet(phone(page), phone(other), ['Firefox', 'Firefox']);
    } finally {
      await fox.close();
    }
  },
  120_000,
);
