import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE, killProfile, launchProfile } from './support/browser.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { playerOn } from './support/board-player.ts';
import { downloadedBy } from './support/download.ts';
import { startMatch } from './support/new-match.ts';
import { asksForVote } from './support/paris.ts';
import { type Site, serveSite } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), sharedBrowser()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

test('a browser killed in the middle of a sealed vote loses nothing', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'exodus-profile-'));
  const before = await launchProfile(profile);
  const page = before.pages()[0] ?? (await before.newPage());
  await startMatch(page, site.url, 'Pass one phone');
  const asked = await playerOn(page).play(asks => asks.kind === 'curtain' && asks.name === 'Carmen');
  expect(asked).toMatchObject({ kind: 'curtain', name: 'Carmen' });
  const address = page.url();

  killProfile(profile);
  await before.close().catch(() => undefined);

  const after = await launchProfile(profile);
  const again = await after.newPage();
  await again.goto(site.url);
  await again.locator('.match-link').first().click();
  await again.getByRole('button', { name: 'I am Carmen' }).waitFor();
  expect(again.url()).toBe(address);
  const next = await playerOn(again).play(asks => asks.kind === 'curtain' && asks.name === 'Dara');
  expect(next).toMatchObject({ kind: 'curtain', name: 'Dara' });
  await after.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a match is exported, wiped away with everything else, imported and resumed', async () => {
  const before = await browser.newContext({ viewport: PHONE, acceptDownloads: true });
  const page = await before.newPage();
  await startMatch(page, site.url, 'Pass one phone');
  await playerOn(page).play(asks => asks.kind === 'curtain' && asks.name === 'Bruno');
  await page.goto(site.url);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Export to a file' }).click();
  const save = await downloadedBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(JSON.parse(save)).toMatchObject({ game: 'paris-nouveau', actions: [{ actor: 0 }] });
  const kept = join(mkdtempSync(join(tmpdir(), 'exodus-save-')), 'match.exodus.json');
  writeFileSync(kept, save);
  await before.close();

  const after = await browser.newContext({ viewport: PHONE });
  const fresh = await after.newPage();
  await fresh.goto(site.url);
  await fresh.getByText('No match yet.').waitFor();
  await importFile(fresh, kept);
  await fresh.locator('.match-link').first().click();
  await fresh.getByRole('button', { name: 'I am Bruno' }).waitFor();
  await after.close();
});

describe('what cannot be read is told apart, and harms nothing', () => {
  test('broken and foreign files are refused, each with its sentence, and the shelf stays as it was', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    await startMatch(page, site.url, 'Pass one phone');
    await page.goto(site.url);
    await page.locator('.match-link').first().waitFor();
    const folder = mkdtempSync(join(tmpdir(), 'exodus-bad-'));
    const cases: readonly [content: string, sentence: RegExp][] = [
      ['not json {', /not a saved match/],
      ['{"kind":"something-else"}', /not a saved match/],
      ['{"kind":"exodus-box-match","format":99}', /newer Exodus Box/],
      ['{"kind":"exodus-box-match","format":1}', /damaged/],
      ['x'.repeat(3_000_000), /too large/],
    ];
    for (const [n, [content, sentence]] of cases.entries()) {
      const file = join(folder, `${n}.json`);
      writeFileSync(file, content);
      await importFile(page, file);
      await page.getByText(sentence).first().waitFor();
      expect(await page.locator('.match-link').count()).toBe(1);
    }
    await page.close();
  });

  test('a damaged record is shown calmly beside the good ones', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    await startMatch(page, site.url, 'Pass one phone');
    await page.goto(site.url);
    await page.locator('.match-link').first().waitFor();
    await page.evaluate(async () => {
      const [found] = await indexedDB.databases();
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(found?.name ?? '');
        opening.addEventListener('error', () => reject(new Error('The database does not open.')));
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('matches', 'readwrite');
          tx.objectStore('matches').put({ id: 'broken', format: 1, name: 'Broken', seats: 'none' });
          tx.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    });
    await page.reload();
    await page.getByText('Cannot be opened here.').waitFor();
    expect(await page.locator('.match-row').count()).toBe(2);
    await page.locator('a.match-link').first().click();
    await page.getByRole('button', { name: /^I am / }).waitFor();
    await page.goto(`${site.url}#/match/broken`);
    await page.getByText('This match is damaged').waitFor();
    await page.close();
  });

  test('an address that leads nowhere says so, and leads home', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    for (const hash of ['#/nowhere', '#/match/', '#/match/%E0%A4%A', '#/rules/no-such-game', '#//', '#/new/x/y/z']) {
      await page.goto(`${site.url}${hash}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto(`${site.url}#/nowhere`);
    await page.getByRole('link', { name: 'Go to the box' }).click();
    await page.getByRole('heading', { name: 'Exodus Box' }).waitFor();
    await page.goto(`${site.url}#/match/no-such-match`);
    await page.getByText('This match is not on this device.').waitFor();
    await page.close();
  });

  test('when storage is full the move does not happen, the table says so, and it can be tried again', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await startMatch(page, site.url, 'Pass one phone');
    await playerOn(page).play(() => asksForVote(page));
    await page.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add') ?? {};
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => Object.defineProperty(IDBObjectStore.prototype, 'add', original) });
    });
    await page.getByRole('button', { name: 'Keep open' }).click();
    await page.locator('.pn-vote [data-choice]').last().click();
    await page.getByText('no room left').waitFor();
    expect(await asksForVote(page)).toBe(true);

    await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'I am Bruno' }).waitFor();
    await context.close();
  });
});

test('a deleted match comes back by undo; renaming stays', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await startMatch(page, site.url, 'Pass one phone');
  await page.goto(site.url);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Night in the cabin');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByText('Night in the cabin').first().waitFor();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.locator('.match-row').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.match-row').first().waitFor();
  await page.reload();
  await page.getByText('Night in the cabin').first().waitFor();
  await page.close();
});

const openMenu = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();

const importFile = (page: Page, file: string): Promise<void> => page.locator('input[type=file]').setInputFiles(file);
