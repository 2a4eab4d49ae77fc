import type { Browser, Locator, Page } from 'playwright-core';
import { PHONE, launch } from '../../tests/e2e/support/browser.ts';
import { playerOn } from '../../tests/e2e/support/board-player.ts';
import { CHOICE, look } from '../../tests/e2e/support/look.ts';
import { INVITE, LOBBY, NEW_TABLE } from '../../src/ui/lobby-words.ts';
import { AFTER, JOIN } from '../../src/ui/online-words.ts';
import { type Site, serveSite } from '../../tests/e2e/support/site.ts';
import { installProbe } from './probe.ts';

/** A table in real browsers: the host with two of the four seats, and a guest on each of the others. No bots. */
export interface Party {
  readonly site: Site;
  readonly browser: Browser;
  readonly host: {
    readonly page: Page;
    /** Does all that those at the host have to do. */
    play(): Promise<void>;
    isOver(): Promise<boolean>;
    rematch(): Promise<void>;
  };
  readonly guests: readonly [Guest, Guest];
}

export interface Guest {
  readonly page: Page;
  /** Where somebody at this device would tap next; undefined when there is nothing to do. */
  nextTap(): Promise<Locator | undefined>;
}

export async function openParty(build: string): Promise<Party> {
  const site = await serveSite({ build });
  const browser = await launch();
  try {
    const [host, ada, bruno] = [await newPhone(browser), await newPhone(browser), await newPhone(browser)];
    const invitation = await openTable(host, site.url);
    await join(ada, invitation, 'Ada', 3);
    await join(bruno, invitation, 'Bruno', 4);
    await host.getByRole('button', { name: LOBBY.start }).click();
    for (const page of [ada, bruno]) await page.locator('.pn-board').waitFor();
    for (const page of [ada, bruno]) await connectRaw(page, host, page === ada ? 'ada' : 'bruno');
    await host.evaluate(() => {
      window.probe.relay('ada', 'bruno');
      window.probe.relay('bruno', 'ada');
    });
    const player = playerOn(host);
    const atHost = {
      page: host,
      play: async () => void (await player.play(({ kind }) => kind === 'nothing' || kind === 'over')),
      isOver: async () => (await look(host)).kind === 'over',
      async rematch() {
        await host.getByRole('button', { name: AFTER.rematch }).click();
        for (const page of [ada, bruno])
          await page.locator('.outcome-text, .outcome-strip').waitFor({ state: 'hidden' });
      },
    };
    return { site, browser, host: atHost, guests: [guestOn(ada), guestOn(bruno)] };
  } catch (error) {
    await closeParty({ site, browser });
    throw error;
  }
}

export async function closeParty({ site, browser }: Pick<Party, 'site' | 'browser'>): Promise<void> {
  await browser.close();
  await site.stop();
}

async function newPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(installProbe);
  return page;
}

/** Answers with the whole join link. */
async function openTable(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/new/paris-nouveau`);
  await page.getByText(NEW_TABLE.presets.anywhere.name, { exact: true }).click();
  await page.getByText(NEW_TABLE.ofUs(2), { exact: true }).click();
  await page.getByLabel(NEW_TABLE.yourName).fill('Host');
  await page.getByRole('button', { name: NEW_TABLE.start }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: INVITE.copy }).click();
  await page.getByText(INVITE.copied).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function join(page: Page, invitation: string, name: string, seat: number): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel(JOIN.name).fill(name);
  await page.getByRole('button', { name: JOIN.go, exact: true }).click();
  await page.getByRole('button', { name: LOBBY.sitHereLabel(seat) }).click();
  await page.getByRole('button', { name: LOBBY.iAmReady }).click();
  await page.getByRole('button', { name: LOBBY.notReadyAfterAll }).waitFor();
}

async function connectRaw(guest: Page, host: Page, name: string): Promise<void> {
  const offer = await guest.evaluate(() => window.probe.offer('host'));
  const answer = await host.evaluate(([end, sdp]) => window.probe.answer(end, sdp), [name, offer] as const);
  await guest.evaluate(sdp => window.probe.accept('host', sdp), answer);
}

function guestOn(page: Page): Guest {
  let taps = 0;
  return {
    page,
    async nextTap() {
      const { kind, reveal, mains, ways } = await look(page);
      if (kind === 'hidden') return page.locator(reveal).first();
      if (kind !== 'choice') return undefined;
      return page.locator(CHOICE).nth(mains[0] ?? ways[taps++ % ways.length] ?? 0);
    },
  };
}
