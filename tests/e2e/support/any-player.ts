import type { Locator, Page } from 'playwright-core';

/** What the screen of any game asks for at this moment, read off the page as a person would. */
export type Asks =
  | { readonly kind: 'curtain'; readonly name: string }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'text' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'over' }
  | { readonly kind: 'nothing' };

const READ_TO_ME = '.generic-mine > button[aria-pressed="false"]';
const CHOICE = '.play-board [data-choice]:not(:disabled):not([aria-disabled="true"])';

export async function whatIsAsked(page: Page): Promise<Asks> {
  const seen = await page.evaluate(
    ([hidden, choice]) => {
      const iAm = [...document.querySelectorAll('button')].find(button => button.textContent?.startsWith('I am '));
      return {
        curtain: iAm?.textContent?.slice('I am '.length) ?? null,
        over: document.querySelector('.outcome-text, .outcome-strip') !== null,
        hidden: document.querySelector(hidden) !== null,
        text: document.querySelector('.generic-choice') !== null,
        drawn: document.querySelector(choice) !== null,
      };
    },
    [READ_TO_ME, CHOICE] as const,
  );
  if (seen.curtain !== null) return { kind: 'curtain', name: seen.curtain };
  if (seen.over) return { kind: 'over' };
  if (seen.hidden) return { kind: 'hidden' };
  if (seen.text) return { kind: 'text' };
  return { kind: seen.drawn ? 'drawn' : 'nothing' };
}

export interface AnyPlayer {
  /** Plays until `until` says so; answers what the screen asked then. */
  play(until: (asks: Asks) => boolean | Promise<boolean>): Promise<Asks>;
}

/** Somebody who plays any game, on its drawn board or in text, choosing by dice that are the same in every run. */
export function anyPlayerOn(page: Page, { seed = 1, patience = 60_000 } = {}): AnyPlayer {
  const dice = diceFrom(seed);

  async function take(asks: Asks): Promise<void> {
    switch (asks.kind) {
      case 'curtain':
        return tap(page.getByRole('button', { name: `I am ${asks.name}`, exact: true }));
      case 'hidden':
        return tap(page.locator(READ_TO_ME));
      case 'text':
        return chooseInText();
      case 'drawn':
        return chooseOnBoard();
      case 'over':
      case 'nothing':
        await page.waitForTimeout(50);
    }
  }

  async function chooseInText(): Promise<void> {
    const ways = page.locator('.generic-choice');
    const count = await ways.count();
    if (count > 0) await tap(ways.nth(dice(count)));
  }

  /** Taps what can be tapped until something can be confirmed, and then mostly confirms it. */
  async function chooseOnBoard(): Promise<void> {
    const keep = page.getByRole('button', { name: 'Keep open' });
    if ((await keep.count()) > 0) await tap(keep.first());
    const main = page.locator('.play-board [data-main]:enabled');
    const ways = page.locator(`${CHOICE}:not([data-main]):not([aria-pressed="true"])`);
    for (let taps = 0; taps < 8; taps++) {
      const [mains, count] = [await main.count(), await ways.count()];
      if (mains > 0 && (count === 0 || (taps > 0 && dice(3) > 0))) return tap(main.nth(dice(mains)));
      if (count === 0) return;
      await tap(ways.nth(dice(count)));
    }
  }

  /** A tap that came too late may have opened something; it is closed again, as a person would. */
  async function putAside(): Promise<void> {
    const inTheWay = page.getByRole('dialog').filter({ hasNot: page.locator('.outcome-text, [data-choice]') });
    if ((await inTheWay.count()) > 0) await page.keyboard.press('Escape');
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
        if (asks.kind !== 'curtain') await putAside();
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
