import type { Page } from 'playwright-core';

/** A way to get at something in the page: the nth of what the selector names. */
export interface Hands {
  tap(selector: string, nth: number): Promise<void>;
}

/** A tap may come to nothing, as a person's may when the table moves on; then the screen is looked at again. */
export const fingersOn = (page: Page): Hands => ({
  tap: (selector, nth) =>
    page
      .locator(selector)
      .nth(nth)
      .click({ timeout: 1_500 })
      .catch(() => undefined),
});

/** Longer than the way around any screen. */
const FAR = 120;

/** Somebody without mouse or touch. Tab leads to the board, arrows among its choices, Enter takes one. */
export const keysOn = (page: Page): Hands => ({
  async tap(selector, nth) {
    for (let presses = 0; presses < FAR; presses++) {
      const steps = await stepsTo(page, selector, nth);
      if (steps === 'gone') return;
      if (steps === 0) return page.keyboard.press('Enter');
      if (steps === 'elsewhere') await page.keyboard.press('Tab');
      else for (let n = 0; n < steps; n++) await page.keyboard.press('ArrowRight');
    }
    throw new Error(`Neither Tab nor the arrows reach ${selector}, number ${nth}.`);
  },
});

/** How many arrows away it is from where the focus is. An Enter on what is chosen confirms it from there. */
const stepsTo = (page: Page, selector: string, nth: number): Promise<number | 'elsewhere' | 'gone'> =>
  page.evaluate(
    ([wanted, n]) => {
      const target = document.querySelectorAll(wanted)[n];
      if (target === undefined || target.getClientRects().length === 0) return 'gone';
      const here = document.activeElement;
      const isConfirmedHere = target.matches('[data-main]') && here?.matches('[data-choice][aria-pressed="true"]');
      if (here === target || isConfirmedHere) return 0;
      if (!target.matches('[data-choice]') || !here?.matches('[data-choice]')) return 'elsewhere';
      const open = [...document.querySelectorAll('[data-choice]:not(:disabled)')].filter(
        one => one.getClientRects().length > 0,
      );
      return (open.indexOf(target) - open.indexOf(here) + open.length) % open.length;
    },
    [selector, nth] as const,
  );
