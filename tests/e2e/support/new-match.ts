import type { Page } from 'playwright-core';
import { PARIS } from './paris.ts';

export type Who = 'Pass one phone' | 'Me against bots';

/** From the home screen to a match on this device. `options`: what to tap besides, by what it says. */
export async function startMatch(
  page: Page,
  url: string,
  who: Who,
  game = PARIS,
  options: readonly string[] = [],
): Promise<void> {
  await page.goto(`${url}#/new/${game}`);
  for (const choice of [who, ...options]) await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/match/'));
}

export async function preferText(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByText('Text first', { exact: true }).click();
}

/** Bots take their time, as people do; a test need not. Nothing but waiting becomes shorter. */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const patient = window.setTimeout.bind(window);
    const faster = (run: TimerHandler, after = 0, ...rest: unknown[]): number => patient(run, after / 10, ...rest);
    window.setTimeout = faster as typeof window.setTimeout;
  });

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
