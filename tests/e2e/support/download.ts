import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** What the page hands over as a file when this is done. */
export async function downloadedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return text(await download.createReadStream());
}
