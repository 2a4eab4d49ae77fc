import type { Browser, Page } from 'playwright-core';
import { type AnyPlayer, anyPlayerOn } from './any-player.ts';
import { PHONE, type Watch, watch } from './browser.ts';

export type Board = 'drawn' | 'text';

/** Somebody with a phone of their own, whatever is being played. */
export interface Phone {
  readonly name: string;
  readonly page: Page;
  readonly player: AnyPlayer;
  readonly trouble: Watch;
}

interface PhoneOptions {
  readonly name: string;
  readonly board: Board;
  readonly url: string;
  readonly seed: number;
}

/** A phone whose owner has said their name, and how they like the board, before. */
export async function phoneOf(browser: Browser, { name, board, url, seed }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const trouble = watch(page, url);
  await page.goto(`${url}#/settings`);
  await page.getByText('Text first', { exact: true }).waitFor();
  await remember(page, { myName: name, board });
  await page.reload();
  return { name, page, player: anyPlayerOn(page, { seed }), trouble };
}

const remember = (page: Page, settings: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    async chosen =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('exodus-box');
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('settings', 'readwrite');
          tx.objectStore('settings').put(chosen, 'settings');
          tx.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
        opening.addEventListener('error', () => reject(new Error('no database')));
      }),
    settings,
  );

interface MatchHere {
  readonly game: string;
  readonly who: 'Pass one phone' | 'Me against bots';
  /** Options to tap, by what they say. */
  readonly options?: readonly string[];
}

/** From the home screen to a match on this device. */
export async function startHere({ page }: Phone, url: string, { game, who, options = [] }: MatchHere): Promise<void> {
  await page.goto(`${url}#/new/${game}`);
  for (const choice of [who, ...options]) await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/match/'));
}

/** Opens a table for as many as the game takes at least, and answers with the join link's fragment. */
export async function openTableFor({ page }: Phone, url: string, game: string): Promise<string> {
  await page.goto(`${url}#/new/${game}`);
  await page.getByText('Each on their own phone', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return link.slice(link.indexOf('#'));
}

export async function joinAndSit({ page, name }: Phone, url: string, invitation: string, seat: number): Promise<void> {
  await page.goto(`${url}${invitation}`);
  const join = page.getByRole('button', { name: 'Join', exact: true });
  const seats = page.getByRole('heading', { name: /seats taken/ });
  await join.or(seats).first().waitFor();
  if ((await seats.count()) === 0) {
    await page.getByLabel('Your name').fill(name);
    await join.click();
  }
  await seats.waitFor();
  await page.getByRole('button', { name: `Sit here, on seat ${seat}` }).click();
  await page.locator('.lobby-seat[data-mine=true]', { hasText: name }).waitFor();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

/** The host deals once everybody sits; everybody has the board then. */
export async function dealTo([host, ...guests]: readonly [Phone, ...Phone[]]): Promise<void> {
  const board = host.page.locator('.play-board').first();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  const anyway = host.page.getByRole('button', { name: /Start anyway|Fill with bots and start/ });
  await Promise.race([anyway.click(), board.waitFor()]).catch(() => undefined);
  await Promise.all(
    [board, ...guests.map(({ page }) => page.locator('.play-board').first())].map(one => one.waitFor()),
  );
}

/** How it ended, as this phone tells it. */
export async function endingFor({ page }: Phone): Promise<string> {
  const strip = page.locator('.outcome-strip');
  if (await strip.isVisible()) await strip.getByRole('button').click();
  const title = await page.getByRole('dialog').locator('h2').first().innerText();
  return `${title}: ${await page.locator('.outcome-text').innerText()}`;
}
