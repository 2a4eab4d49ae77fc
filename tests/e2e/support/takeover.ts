import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { PHONE, killProfile, launchProfile } from './browser.ts';
import { asksForVote } from './paris.ts';
import { type Guest, join as joinTable, openTable, phoneIn, sitDown, start } from './party.ts';

/** Wide enough for the log to stand beside the table, so that every move can be counted. */
const DESK = { width: 1180, height: 760 };

/** A browser process of its own, with a profile that outlives it. */
export interface Device extends Guest {
  readonly folder: string;
  readonly context: BrowserContext;
}

export async function deviceOf(name: string, url: string): Promise<Device> {
  return startedFrom(mkdtempSync(join(tmpdir(), 'exodus-device-')), name, url);
}

/** The same device again, with what was stored when it died. */
export async function startedFrom(
  folder: string,
  name: string,
  url: string,
  flags: readonly string[] = [],
): Promise<Device> {
  const context = await launchProfile(folder, PHONE, flags);
  const phone = await phoneIn(context, name, url);
  await phone.page.setViewportSize(DESK);
  return { ...phone, folder, context };
}

export async function discard({ folder, context }: Pick<Device, 'folder' | 'context'>): Promise<void> {
  killProfile(folder);
  await context.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

export const widen = ({ page }: Guest): Promise<void> => page.setViewportSize(DESK);

/** A battery that the test empties. To be given before the page is opened. */
export const givenBattery = ({ page }: Guest): Promise<unknown> =>
  page.addInitScript(() => {
    const battery = { charging: false, level: 1 };
    Object.assign(window, { battery });
    Object.defineProperty(navigator, 'getBattery', { value: async () => battery });
  });

export const runsLow = ({ page }: Guest): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { readonly battery: { level: number } }).battery.level = 0.07;
  });

/** The number of the last move in the log. */
export const movesOn = ({ page }: Guest): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.log-number')?.textContent ?? 0));

export const reaches = ({ page }: Guest, moves: number, timeout = 30_000): Promise<unknown> =>
  page.waitForFunction(least => Number(document.querySelector('.log-number')?.textContent ?? 0) >= least, moves, {
    timeout,
  });

/** From now on, the page notes whenever a move is gone from the log, and whenever a host is being voted for. */
export const keepEyeOn = ({ page }: Guest): Promise<void> =>
  page.evaluate(() => {
    const notes = document.documentElement.dataset;
    const story: string[] = [];
    let most = 0;
    let last = '';
    const look = (): void => {
      const shown = document.querySelector('.log-number')?.textContent;
      const moves = Number(shown ?? most);
      if (moves < most) notes.shrunk = `from ${most} to ${moves}`;
      most = Math.max(most, moves);
      if (document.body.textContent.includes('Choosing a new host')) notes.chose = 'yes';
      const strips = [...document.querySelectorAll('.connection-strip, .reign-strip, .absence-strip, .toast')];
      const says = `${moves}: ${strips.map(({ textContent }) => textContent.slice(0, 60)).join(' / ')}`;
      if (says === last) return;
      last = says;
      story.push(`${Date.now() % 1_000_000} ${says}`);
      notes.story = story.slice(-12).join('\n');
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const noted = ({ page }: Guest): Promise<{ readonly shrunk: string | null; readonly chose: boolean }> =>
  page.evaluate(() => {
    const { shrunk, chose } = document.documentElement.dataset;
    return { shrunk: shrunk ?? null, chose: chose === 'yes' };
  });

/** The last that this page has said of the table, and when. */
export const storyOf = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.story ?? '');

/** Who hosts is news on this page. */
export const hearsOfHost = ({ page }: Guest): Promise<void> =>
  page
    .locator('.reign-strip strong', { hasText: /hosts? now\./ })
    .first()
    .waitFor({ timeout: 30_000 });

export async function newHostAmong<G extends Guest>(guests: readonly G[]): Promise<G> {
  const mine = await Promise.all(guests.map(({ page }) => page.getByText('You host now.').count()));
  const hosts = guests.filter((_, n) => (mine[n] ?? 0) > 0);
  const [host] = hosts;
  if (!host || hosts.length > 1) throw new Error(`${hosts.length} devices say that they host.`);
  return host;
}

export async function closeNews({ page }: Guest): Promise<void> {
  const close = page.getByRole('button', { name: 'Close this note' });
  while ((await close.count()) > 0) await close.first().click();
}

export async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Who holds which seat and who hosts, as the panel of people says. */
export async function companyOn({ page }: Guest): Promise<{ readonly seats: string[]; readonly devices: string[] }> {
  await fromMenu(page, 'Who is at the table');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.device-row').first().waitFor();
  const read = async (rows: string): Promise<string[]> =>
    (await dialog.locator(rows).allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').trim());
  const seats = await read('.people-seat .seat-chip');
  const devices = await read('.device-row .device-name');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return { seats, devices };
}

/** How often the log on this page says that somebody has sealed a vote. */
export const sealedOn = ({ page }: Guest, name: string): Promise<number> =>
  page.locator('.log-lines span', { hasText: `${name} has sealed a vote.` }).count();

/** Everybody plays until the sealed vote of that round is asked of them. A late tap may have sealed it already. */
export const toTheVote = (guests: readonly Guest[], round: number): Promise<unknown> =>
  Promise.all(guests.map(guest => guest.player.play(() => isAtVote(guest, round))));

async function isAtVote(guest: Guest, round: number): Promise<boolean> {
  const begins = guest.page.locator('.log-lines span', { hasText: `Round ${round} begins.` });
  if (round > 1 && (await begins.count()) === 0) return false;
  return (await asksForVote(guest.page)) || (await sealedOn(guest, guest.name)) >= round;
}

/** Until the log of this page has that vote. */
const isSealedOn = ({ page }: Guest, name: string, round: number): Promise<void> =>
  page
    .locator('.log-lines span', { hasText: `${name} has sealed a vote.` })
    .nth(round - 1)
    .waitFor();

/** Seals this player's vote of that round, until it stands in the log of all of these. */
export async function seals(voter: Guest, round: number, witnesses: readonly Guest[] = []): Promise<void> {
  await voter.player.play(async () => (await sealedOn(voter, voter.name)) >= round);
  await Promise.all(witnesses.map(witness => isSealedOn(witness, voter.name, round)));
}

/** Kills the host's browser, and measures until the others know the next host and a further vote has got through. */
export async function loseHost<G extends Guest>(
  { folder }: Pick<Device, 'folder'>,
  survivors: readonly G[],
  round: number,
): Promise<{ readonly host: G; readonly heard: number; readonly moved: number }> {
  const sealed = await Promise.all(survivors.map(one => sealedOn(one, one.name)));
  const voter = survivors.findLast((_, n) => (sealed[n] ?? 0) < round);
  if (!voter) throw new Error('Everybody has voted already.');
  const before = await Promise.all(survivors.map(movesOn));
  const killed = Date.now();
  killProfile(folder);
  const since = (): number => Date.now() - killed;
  const [heard, moved] = await Promise.all([
    Promise.all(survivors.map(hearsOfHost)).then(since),
    Promise.all(survivors.map(witness => isSealedOn(witness, voter.name, round))).then(since),
    seals(voter, round),
  ]);
  const after = await Promise.all(survivors.map(movesOn));
  if (after.some((moves, n) => moves <= (before[n] ?? 0)))
    throw new Error(`The log went from ${before.join()} to ${after.join()}.`);
  return { host: await newHostAmong(survivors), heard, moved };
}

/** The host lets bots play for whoever is away. */
export async function botsForNow({ page }: Guest): Promise<void> {
  const button = page.getByRole('button', { name: /^Bots? for now$/ });
  await button.click({ timeout: 30_000 });
  await button.waitFor({ state: 'hidden' });
}

/** What a device went through, when a test has failed. */
async function tell(guest: Guest): Promise<void> {
  const { name, page, trouble } = guest;
  await page.screenshot({ path: join(tmpdir(), `takeover-${name}.png`), timeout: 3_000 }).catch(() => undefined);
  const story = await storyOf(guest).catch(() => 'It is gone.');
  console.log([name, story, ...trouble.errors].join('\n'));
}

export async function dealtTable(guests: readonly [Guest, ...Guest[]], url: string, seats: number): Promise<string> {
  const [host, ...others] = guests;
  const invitation = await openTable(host, url, seats);
  for (const [n, guest] of others.entries()) {
    await joinTable(guest, url, invitation);
    await sitDown(guest, n + 2);
  }
  await start(host);
  await Promise.all(guests.map(({ page }) => page.locator('.pn-board').waitFor()));
  await Promise.all(guests.map(keepEyeOn));
  return invitation;
}

export async function expectNothingLost(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    expect({ name: guest.name, ...(await noted(guest)) }).toMatchObject({ name: guest.name, shrunk: null });
  }
}

interface Evening {
  /** Closed after each test. */
  readonly open: { close(): Promise<unknown> }[];
  /** Asked what they went through when a test has failed. */
  readonly watched: Guest[];
}

export function evening(): Evening {
  const open: Evening['open'] = [];
  const watched: Guest[] = [];
  afterEach(async ({ task }) => {
    const guests = watched.splice(0);
    if (task.result?.state === 'fail') for (const guest of guests) await tell(guest);
    await Promise.all(open.splice(0).map(thing => thing.close()));
  });
  return { open, watched };
}

/** Which seat is this device's own, as its panel of people says. */
export async function seatOf(guest: Guest): Promise<number> {
  const { seats } = await companyOn(guest);
  return seats.findIndex(seat => /\byou\b/i.test(seat));
}
