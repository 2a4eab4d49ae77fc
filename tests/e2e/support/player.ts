import type { Locator, Page } from 'playwright-core';

/** What the screen asks for at this moment, read off the page as a person would. */
export type Asks =
  | { readonly kind: 'curtain'; readonly name: string }
  | { readonly kind: 'sealed-vote' }
  | { readonly kind: 'choice' }
  | { readonly kind: 'over' }
  | { readonly kind: 'nothing' };

export async function whatIsAsked(page: Page): Promise<Asks> {
  const seen = await page.evaluate(() => {
    const iAm = [...document.querySelectorAll('button')].find(button => button.textContent?.startsWith('I am '));
    return {
      curtain: iAm?.textContent?.slice('I am '.length) ?? null,
      over: document.querySelector('.outcome-text, .outcome-strip') !== null,
      vote: document.querySelector('.pn-vote, .pn-hold-hint') !== null,
      choices: document.querySelectorAll('.pn-board [data-choice]:not(:disabled)').length,
    };
  });
  if (seen.curtain !== null) return { kind: 'curtain', name: seen.curtain };
  if (seen.over) return { kind: 'over' };
  if (seen.vote) return { kind: 'sealed-vote' };
  return seen.choices > 0 ? { kind: 'choice' } : { kind: 'nothing' };
}

export interface Player {
  /** Plays until `until` says so; answers what the screen asked then. */
  play(until: (asks: Asks) => boolean | Promise<boolean>): Promise<Asks>;
}

/** Somebody who taps their way through a match, choosing by dice that are the same in every run. */
export function playerOn(page: Page, { seed = 1, patience = 60_000 } = {}): Player {
  const dice = diceFrom(seed);

  async function take(asks: Asks): Promise<void> {
    switch (asks.kind) {
      case 'curtain':
        await page.getByRole('button', { name: `I am ${asks.name}`, exact: true }).click();
        return;
      case 'sealed-vote':
        return sealVote();
      case 'choice':
        return choose();
      case 'over':
      case 'nothing':
        await page.waitForTimeout(50);
    }
  }

  async function sealVote(): Promise<void> {
    await keepOpen();
    for (let votes = dice(3); votes > 0; votes--) await tap(page.locator('.pn-vote [data-choice]:enabled').nth(1));
    await tap(page.locator('.pn-vote .button'));
  }

  async function choose(): Promise<void> {
    await keepOpen();
    const main = page.locator('.pn-board [data-main]:enabled');
    const ways = page.locator('.pn-board [data-choice]:not([data-main]):not(:disabled):not([aria-pressed="true"])');
    for (let taps = 0; taps < 6 && (await main.count()) === 0; taps++) {
      const count = await ways.count();
      if (count === 0) return;
      await tap(ways.nth(dice(count)));
    }
    if ((await main.count()) > 0) await tap(main);
  }

  /** A tap that came too late may have opened something; it is closed again, as a person would. */
  async function putAside(): Promise<void> {
    const inTheWay = page.getByRole('dialog').filter({ hasNot: page.locator('.outcome-text') });
    if ((await inTheWay.count()) > 0) await page.keyboard.press('Escape');
  }

  async function keepOpen(): Promise<void> {
    const keep = page.getByRole('button', { name: 'Keep open' });
    if ((await keep.count()) > 0) await tap(keep);
  }

  return {
    async play(until) {
      let since = Date.now();
      let before = '';
      for (;;) {
        const asks = await whatIsAsked(page);
        if (await until(asks)) return asks;
        const now = await page.evaluate(() => document.body.innerText);
        if (now !== before) since = Date.now();
        if (Date.now() - since > patience) throw new Error(`Nothing has changed for long. The screen says:\n${now}`);
        before = now;
        await putAside();
        await take(asks);
      }
    },
  };
}

/** A tap may come to nothing, as a person's may when the table moves on; then the screen is looked at again. */
const tap = (target: Locator): Promise<void> => target.click({ timeout: 1_500 }).catch(() => undefined);

/** Small and repeatable; nothing here needs to be unguessable. */
function diceFrom(seed: number): (sides: number) => number {
  let state = seed;
  return sides => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** From the home screen to a table. */
export async function startMatch(page: Page, url: string, who: 'Pass one phone' | 'Me against bots'): Promise<void> {
  await page.goto(`${url}#/new/paris-nouveau`);
  await page.getByText(who, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/match/'));
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
