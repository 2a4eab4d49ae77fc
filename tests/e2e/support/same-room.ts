import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator } from 'playwright-core';
import { PHONE, killProfile, launchProfile } from './browser.ts';
import { type FakeCamera, fakeCamera } from './fake-camera.ts';
import { type Guest, phoneIn } from './party.ts';

/** A phone with the app installed, a camera of its own, and no internet. */
export interface OfflinePhone extends Guest {
  readonly camera: FakeCamera;
  readonly folder: string;
  readonly context: BrowserContext;
  /** Every socket its page has opened: a broker would be one, and no list of requests names it. */
  readonly sockets: readonly string[];
  close(): Promise<void>;
}

/** Its owner has opened the app once, when there was a network, and it said that it was ready. */
export async function installedPhone(name: string, url: string): Promise<OfflinePhone> {
  const camera = fakeCamera();
  const folder = mkdtempSync(join(tmpdir(), 'exodus-offline-'));
  const context = await launchProfile(folder, PHONE, camera.flags);
  await context.grantPermissions(['camera', 'clipboard-read', 'clipboard-write']);
  const phone = await phoneIn(context, name, url);
  const sockets: string[] = [];
  phone.page.on('websocket', socket => sockets.push(socket.url()));
  await phone.page.goto(url);
  await phone.page.getByText('Ready offline').waitFor({ timeout: 60_000 });
  return {
    ...phone,
    camera,
    folder,
    context,
    sockets,
    async close() {
      killProfile(folder);
      await context.close().catch(() => undefined);
      camera.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The browser knows that it is offline. Playwright's own `setOffline` cuts the wires between phones as well. */
export async function goOffline({ context, page }: Pick<OfflinePhone, 'context' | 'page'>): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const nothing = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await session.send('Network.overrideNetworkState', { offline: true, ...nothing });
  if (await page.evaluate(() => navigator.onLine)) throw new Error('It still believes to be online.');
}

/** From the home screen, cold, to a table that asks nothing of any server. */
export async function openTableHere({ page, name }: Guest, url: string, seats: number): Promise<void> {
  await page.goto(`${url}#/new/paris-nouveau`);
  await page.getByText('Here, without internet', { exact: true }).click();
  for (let n = 4; n < seats; n++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.getByRole('button', { name: 'Let somebody in' }).first().waitFor();
}

const codeOn = ({ page }: Guest): Locator => page.locator('.code-square').first();

export async function openDoor({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Let somebody in' }).first().click();
  await page.locator('.code-square path').first().waitFor({ timeout: 20_000 });
}

export async function goScanning({ page, name }: Guest, url: string): Promise<void> {
  await page.goto(`${url}#/scan`);
  const asked = page.getByLabel('Your name');
  await asked.or(page.locator('video')).first().waitFor();
  if ((await asked.count()) === 0) return;
  await asked.fill(name);
  await page.keyboard.press('Enter');
}

/** Two people hold their phones at each other; the one who invites has its door open. Answers with both phrases. */
export async function meetByCamera(inviter: OfflinePhone, visitor: OfflinePhone, url: string): Promise<void> {
  await goScanning(visitor, url);
  await visitor.camera.show(codeOn(inviter));
  await codeOn(visitor).locator('path').waitFor({ timeout: 20_000 });
  await inviter.camera.show(codeOn(visitor));
  await settleIn(inviter, visitor);
  visitor.camera.blank();
  inviter.camera.blank();
}

/** The same by chat: each code is copied on one phone and pasted on the other. */
export async function meetByPaste(inviter: OfflinePhone, visitor: OfflinePhone, url: string): Promise<void> {
  await goScanning(visitor, url);
  await paste(visitor, await copied(inviter));
  await codeOn(visitor).locator('path').waitFor({ timeout: 20_000 });
  await paste(inviter, await copied(visitor));
  await settleIn(inviter, visitor);
}

export async function copied({ page }: Guest): Promise<string> {
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByText('Code copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

export async function paste({ page }: Guest, code: string): Promise<void> {
  await page.getByLabel('Paste their code').fill(code);
  await page.keyboard.press('Enter');
}

/** Both see the same four signs; the newcomer sits down, and the door stays open for the next. */
async function settleIn({ page: door }: Guest, { page: visitor }: Guest): Promise<void> {
  const signs = async (page: typeof door): Promise<string> => {
    await page.locator('.check-sign svg').nth(3).waitFor({ timeout: 20_000 });
    return page.locator('.check-signs').innerText();
  };
  const [one, other] = [await signs(door), await signs(visitor)];
  if (one !== other) throw new Error(`They see different signs: ${one} and ${other}.`);
  await visitor.getByRole('button', { name: 'Sit down' }).click();
  await visitor.getByRole('heading', { name: /seats taken/ }).waitFor({ timeout: 20_000 });
}

export async function nextAtTheDoor({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Let the next one in' }).click();
  await page.locator('.code-square path').first().waitFor({ timeout: 20_000 });
}

export async function closeDoor({ page }: Guest): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.code-square').waitFor({ state: 'detached' });
}

/** How this phone reaches each other one, as its connection doctor says. */
export async function waysOf({ page }: Guest): Promise<readonly string[]> {
  await page
    .getByRole('button', { name: /^The connection/ })
    .first()
    .click();
  const rows = page.getByRole('dialog').locator('.device-row');
  await rows.first().waitFor();
  const texts = await rows.allInnerTexts();
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'detached' });
  return texts.map(text => text.replaceAll(/\s+/g, ' '));
}
