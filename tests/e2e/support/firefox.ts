import { existsSync } from 'node:fs';
import { type Browser, type Page, launch } from 'puppeteer-core';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export const firefoxPath = (): string | undefined => process.env.FIREFOX ?? PLACES.find(path => existsSync(path));

/** Stock Firefox, as Debian has it: Playwright drives only its own. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // On one machine there is no other address than its own, and nobody to resolve a hidden one.
      'media.peerconnection.ice.obfuscate_host_addresses': false,
      'media.peerconnection.ice.loopback': true,
    },
  });
}

/** Follows an invitation and takes a seat, as `join` and `sitDown` do in Chromium. */
export async function joinInFirefox(page: Page, address: string, name: string, seat: number): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=text]').fill(name);
  await page.locator('button[type=submit]').click();
  await page.locator(`[aria-label="Sit here, on seat ${seat}"]`).click();
  await page.locator('.lobby-seat[data-mine=true]').wait();
  await page.locator('.lobby-foot button').click();
}

/** Taps on by itself until the match is over: one choice at a time, as the board offers them. */
export async function playOnByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    const visible = (selector: string): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(selector));
    const tap = (selector: string): boolean => {
      const found = visible(selector);
      found[Math.floor(Math.random() * found.length)]?.click();
      return found.length > 0;
    };
    setInterval(() => {
      const closed = visible('.hold-keep').find(button => button.getAttribute('aria-pressed') !== 'true');
      if (closed?.textContent?.includes('Keep open')) return closed.click();
      if (tap('[data-main]:not(:disabled)')) return undefined;
      tap('[data-choice]:not(:disabled):not([aria-pressed="true"])');
      return undefined;
    }, 120);
  });
}
