import type { Page } from 'playwright-core';

/** The game that tests of the table itself are played with: it has sealed votes, so that many are asked at once. */
export const PARIS = 'paris-nouveau';

/** Whether this screen asks for a sealed vote. */
export const asksForVote = async (page: Page): Promise<boolean> =>
  (await page.locator('.pn-vote, .pn-hold-hint').count()) > 0;
