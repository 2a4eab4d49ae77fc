import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaints } from './axe.ts';
import { PHONE } from './browser.ts';
import type { Asks } from './look.ts';
import { scrollsSideways } from './new-match.ts';

export const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }, PHONE] as const;

/** Nothing serious for axe in either theme, and no sideways scroll at any size. Ends as it began, on a phone. */
export async function examine(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  expect(await complaints(page)).toEqual([]);
  // Nothing but colours differs between the themes.
  await wear(page, before === 'light' ? 'dark' : 'light');
  expect(await complaints(page, ['color-contrast'])).toEqual([]);
  await wear(page, before);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect({ size, sideways: await scrollsSideways(page) }).toEqual({ size, sideways: false });
  }
}

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate(wanted => void (document.documentElement.dataset['theme'] = wanted), theme);

/** What was met so far: each kind of moment once, whoever it is about. */
export function momentsMet(names: readonly string[], most: number): { isNew(asks: Asks): boolean; count(): number } {
  const met = new Set<string>();
  const particular = new RegExp(`${names.join('|')}|\\d+`, 'g');
  return {
    isNew({ kind, sentence }) {
      const key = `${kind} ${sentence.replaceAll(particular, '')}`;
      if (met.has(key) || met.size >= most) return false;
      met.add(key);
      return true;
    },
    count: () => met.size,
  };
}
