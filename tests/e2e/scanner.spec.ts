import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, launch } from './support/browser.ts';
import { type FakeCamera, fakeCamera } from './support/fake-camera.ts';
import { type HarnessSite, serveHarness } from './support/harness.ts';

/** As long as a real one: an address, and a card of 110 bytes in base64url. */
const linkOf = (mark: string): string => `https://play.example.org/exodus-box/#/c/${mark.repeat(37)}`;

let site: HarnessSite;
let camera: FakeCamera;
let browser: Browser;

beforeAll(async () => {
  site = await serveHarness('scanner.html');
  camera = fakeCamera();
  browser = await launch(camera.flags);
});

afterAll(async () => {
  await browser?.close();
  camera?.close();
  site?.stop();
});

async function shower(text: string, theme: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${site.url}?show=${encodeURIComponent(text)}`);
  await page.evaluate(name => document.documentElement.setAttribute('data-theme', name), theme);
  await page.locator('.code-square path').waitFor();
  return page;
}

test('a phone reads codes off another phone’s screen, each of them once, in either theme', async () => {
  const reader = await browser.newPage({ viewport: PHONE });
  await reader.goto(site.url);
  await reader.locator('video').waitFor();
  expect(await reader.evaluate(() => 'BarcodeDetector' in window)).toBe(false);

  const began = Date.now();
  const texts = [linkOf('AQx_'), linkOf('Zz-9')];
  for (const [n, text] of texts.entries()) {
    const other = await shower(text, n === 0 ? 'dark' : 'light');
    const code = other.locator('.code-square');
    const { width = 0 } = (await code.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(240);
    await camera.show(code);
    await reader.locator('#read li').nth(n).waitFor();
    await other.close();
  }
  // It stays before the lens, and is no news.
  await reader.waitForTimeout(800);
  expect(await reader.locator('#read li').allInnerTexts()).toEqual(texts);
  console.log(`two codes read in ${Date.now() - began} ms`);
});

test('an empty sight reads nothing, and the camera rests while nobody looks', async () => {
  camera.blank();
  const reader = await browser.newPage({ viewport: PHONE });
  await reader.goto(site.url);
  await reader.locator('video').waitFor();
  await reader.waitForTimeout(500);
  expect(await reader.locator('#read li').count()).toBe(0);

  const hide = (state: string): Promise<void> =>
    reader.evaluate(now => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await reader.locator('video').waitFor({ state: 'detached' });
  await hide('visible');
  await reader.locator('video').waitFor();
});
