import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE, type Watch, watch } from './browser.ts';
import { titleOf } from '../../../src/games/catalogue.ts';
import { type Player, playerOn } from './board-player.ts';
import { PARIS } from './paris.ts';

/** Somebody at the table with a phone of their own. */
export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly player: Player;
  readonly trouble: Watch;
}

export async function phoneIn(browser: Browser | BrowserContext, name: string, origin: string): Promise<Guest> {
  const context = 'newContext' in browser ? await browser.newContext({ viewport: PHONE }) : browser;
  const page = await context.newPage();
  return { name, page, player: playerOn(page, { seed: seedOf(name) }), trouble: watch(page, origin) };
}

/** Opens a table for so many, sits down as the first of them, and answers with the join link's fragment. */
export async function openTable({ page, name }: Guest, url: string, seats: number, game = PARIS): Promise<string> {
  await page.goto(`${url}#/new/${game}`);
  await page.getByText('Each on their own phone', { exact: true }).click();
  for (let n = titleOf(game)?.meta.seats.min ?? 0; n < seats; n++)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return link.slice(link.indexOf('#'));
}

/** Follows the invitation as a stranger would: says a name, and is in. */
export async function join({ page, name }: Guest, url: string, invitation: string): Promise<void> {
  await page.goto(`${url}${invitation}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('heading', { name: /seats taken/ }).waitFor();
}

export async function sitDown({ page, name }: Guest, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Sit here, on seat ${seat}` }).click();
  await page.locator('.lobby-seat[data-mine=true]', { hasText: name }).waitFor();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

export async function start({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  const anyway = page.getByRole('button', { name: /Start anyway|Fill with bots and start/ });
  await Promise.race([anyway.click(), page.locator('.play-board').waitFor()]).catch(() => undefined);
  await page.locator('.play-board').waitFor();
}

/** Everybody plays at their own pace until the match is over. */
export const playToTheEnd = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map(({ player }) => player.play(asks => asks.kind === 'over')));

const seedOf = (name: string): number =>
  Array.from(name, letter => letter.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, 7) >>> 0;
