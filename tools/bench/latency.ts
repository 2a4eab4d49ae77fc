import type { Locator, Page } from 'playwright-core';
import { type Guest, type Party, closeParty, openParty } from './party.ts';
import { median, p95 } from './statistics.ts';

const ENOUGH = 80;
const LONGEST = 100_000;
const QUIET = 150;
const TWO_FRAMES = 2000 / 60;

/**
 * From the tap on one guest to the changed screen of another, by way of the host, which checks the move and stores it
 * first; beside it, in the same pages and the same moments, 200 bytes that take the same way with nothing done to them.
 */
export async function compareLatency(build: string): Promise<readonly string[]> {
  const party = await openParty(build);
  try {
    const { trips, raws, unseen } = await measure(party);
    const raw = raws.map(({ sent, arrived }) => arrived - sent);
    const emptyFrame = median(raws.map(({ arrived, frame }) => frame - arrived));
    const seen = trips.map(({ tap, frame }) => frame - tap);
    const [ours, bare] = [median(seen), median(raw)];
    const above = ours - bare;
    console.log(`From a tap to another guest's changed screen, Paris Nouveau in Chromium, ${seen.length} actions:`);
    console.log(`  ours           median ${ms(ours)}, p95 ${ms(p95(seen))}`);
    console.log(`  raw relay      median ${ms(bare)}, p95 ${ms(p95(raw))} (${raw.length} messages)`);
    console.log(`  above it       ${ms(above)} (median; aim: at most two frames at 60 Hz, ${ms(TWO_FRAMES)})`);
    console.log(`  of which       ${STAGES.map(({ name, of }) => `${name} ${ms(median(trips.map(of)))}`).join(', ')}`);
    console.log(`  an empty frame ${ms(emptyFrame)} from the raw message to the next animation frame, nothing drawn`);
    if (unseen > 0) console.log(`  ${unseen} actions changed nothing on the other guest's screen`);
    return above <= TWO_FRAMES ? [] : [`a tap is seen ${ms(above)} after the raw relay, not ${ms(TWO_FRAMES)}`];
  } finally {
    await closeParty(party);
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** The moments of one action, from hand to eye. */
interface Trip {
  readonly tap: number;
  readonly sent: number;
  readonly atHost: number;
  readonly stored: number;
  readonly arrived: number;
  readonly changed: number;
  readonly frame: number;
}

const STAGES: readonly { readonly name: string; readonly of: (trip: Trip) => number }[] = [
  { name: 'tap to send', of: ({ tap, sent }) => sent - tap },
  { name: 'to the host', of: ({ sent, atHost }) => atHost - sent },
  { name: 'checked and stored', of: ({ atHost, stored }) => stored - atHost },
  { name: 'to the guest', of: ({ stored, arrived }) => arrived - stored },
  { name: 'drawn', of: ({ arrived, changed }) => changed - arrived },
  { name: 'next frame', of: ({ changed, frame }) => frame - changed },
];

interface Raw {
  readonly sent: number;
  readonly arrived: number;
  readonly frame: number;
}

interface Measured {
  readonly trips: readonly Trip[];
  readonly raws: readonly Raw[];
  readonly unseen: number;
}

async function measure({ host, guests }: Party): Promise<Measured> {
  const trips: Trip[] = [];
  const raws: Raw[] = [];
  let unseen = 0;
  const began = Date.now();
  while (trips.length < ENOUGH && Date.now() - began < LONGEST) {
    if (await host.isOver()) await host.rematch();
    await host.play();
    // Both ways, so that clocks which disagree cancel out.
    for (const [guest, other] of [guests, guests.toReversed()] as [Guest, Guest][]) {
      const target = await guest.nextTap();
      if (!target) continue;
      await quiet([host.page, guest.page, other.page]);
      raws.push(await rawRelay(guest.page, other.page));
      const action = await tap(target, guest.page, other.page);
      if (action === 'no action') continue;
      const end = await changeOf(other.page);
      if (end === null) unseen++;
      else trips.push({ ...action, ...(await host.page.evaluate(hostTimes)), ...end });
    }
  }
  return { trips, raws, unseen };
}

async function tap(target: Locator, from: Page, to: Page): Promise<Pick<Trip, 'tap' | 'sent'> | 'no action'> {
  const before = await from.evaluate(() => window.probe.sent);
  await to.evaluate(() => window.probe.watch());
  // It may come to nothing when the table moves on.
  await target.click({ timeout: 1_500 }).catch(() => undefined);
  const { count, ...times } = await from.evaluate(() => {
    const { clickedAt, sentAt, sent } = window.probe;
    return { tap: clickedAt, sent: sentAt, count: sent };
  });
  // Some taps only choose, and the next one confirms.
  return count === before ? 'no action' : times;
}

const hostTimes = (): Pick<Trip, 'atHost' | 'stored'> => ({ atHost: window.probe.gotAt, stored: window.probe.sentAt });

async function changeOf(page: Page): Promise<Pick<Trip, 'arrived' | 'changed' | 'frame'> | null> {
  const frames = page.waitForFunction(() => window.probe.frameAt, null, { timeout: 5_000, polling: 20 });
  const changed = await frames.then(
    () => true,
    () => false,
  );
  if (!changed) return null;
  return page.evaluate(() => {
    const { gotAt, changedFirst, frameAt } = window.probe;
    return { arrived: gotAt, changed: changedFirst ?? 0, frame: frameAt ?? 0 };
  });
}

async function rawRelay(from: Page, to: Page): Promise<Raw> {
  await to.evaluate(() => window.probe.forgetRaw());
  const sent = await from.evaluate(() => window.probe.sendRaw('host'));
  await to.waitForFunction(() => window.probe.rawFrameAt, null, { timeout: 5_000, polling: 5 });
  const times = await to.evaluate(() => ({ arrived: window.probe.rawAt ?? 0, frame: window.probe.rawFrameAt ?? 0 }));
  return { sent, ...times };
}

/** Nothing moves on any screen, so whatever changes next is because of us. */
async function quiet(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.waitForFunction(
      still => performance.timeOrigin + performance.now() - window.probe.changedAt > still,
      QUIET,
      { polling: 30 },
    );
  }
}
