import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, launch } from './support/browser.ts';
import { type FakeCamera, fakeCamera } from './support/fake-camera.ts';
import { type HarnessSite, serveHarness } from './support/harness.ts';

/** As long as a real one: an address, and a card of 110 bytes in base64url. */
const linkOf = (mark: string): string => `https://play.example.org/exodus-box/#/c/${mark.repeat(37)}`;

interface Device {
  readonly camera: FakeCamera;
  readonly browser: Browser;
}

let site: HarnessSite;
let one: Device;
let other: Device;

async function device(): Promise<Device> {
  const camera = fakeCamera();
  return { camera, browser: await launch(camera.flags) };
}

beforeAll(async () => {
  [site, one, other] = await Promise.all([serveHarness('scanner.html'), device(), device()]);
});

afterAll(async () => {
  for (const { browser, camera } of [one, other]) {
    await browser.close();
    camera.close();
  }
  site?.stop();
});

async function open({ browser }: Device, query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${site.url}?${query}`);
  return page;
}

test('a phone reads codes off another phone’s screen, each of them once, in either theme', async () => {
  const reader = await open(one, 'is=reader');
  await reader.locator('video').waitFor();
  // Debian's Chromium has no reader of its own, so that ours is the one tested.
  expect(await reader.evaluate(() => 'BarcodeDetector' in window)).toBe(false);

  const texts = [linkOf('AQx_'), linkOf('Zz-9')];
  for (const [n, text] of texts.entries()) {
    const shower = await open(other, `show=${encodeURIComponent(text)}`);
    await shower.evaluate(
      name => document.documentElement.setAttribute('data-theme', name),
      n === 0 ? 'dark' : 'light',
    );
    const code = shower.locator('.code-square');
    await code.locator('path').waitFor();
    const { width = 0 } = (await code.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(240);
    await one.camera.show(code);
    await reader.locator('#read li').nth(n).waitFor();
    await shower.close();
  }
  // It stays before the lens, and is no news.
  await reader.waitForTimeout(500);
  expect(await reader.locator('#read li').allInnerTexts()).toEqual(texts);

  const hide = (state: string): Promise<void> =>
    reader.evaluate(now => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await reader.locator('video').waitFor({ state: 'detached' });
  await hide('visible');
  await reader.locator('video').waitFor();
  await reader.close();
});

test('one lets the other in: each scans the other’s screen, and both see the same four signs', async () => {
  one.camera.blank();
  const host = await open(one, 'is=host');
  const guest = await open(other, 'is=guest');
  const codeOn = async (page: Page): Promise<ReturnType<Page['locator']>> => {
    const code = page.locator('.code-square');
    await code.locator('path').waitFor();
    return code;
  };
  await guest.locator('video').waitFor();
  await other.camera.show(await codeOn(host));
  await guest.locator('.stage[data-stage=showing]').waitFor();
  await one.camera.show(await codeOn(guest));
  await host.getByRole('heading', { name: 'Ann is in' }).waitFor();
  await guest.evaluate(() => Reflect.get(window, 'meet')());
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();

  const signs = (page: Page): Promise<string[]> => page.locator('.check-sign').allInnerTexts();
  await host.locator('.check-sign svg').nth(3).waitFor();
  await guest.locator('.check-sign svg').nth(3).waitFor();
  expect(await signs(host)).toEqual(await signs(guest));

  await host.getByRole('button', { name: 'Close' }).click();
  await host.locator('dialog').waitFor({ state: 'detached' });
  const happened = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'happened'));
  await expect.poll(() => happened(host)).toEqual(['camera', 'let in', 'camera stopped', 'closed']);
  // Whoever has answered needs no camera any more.
  expect(await happened(guest)).toEqual(['camera', 'camera stopped']);
});
