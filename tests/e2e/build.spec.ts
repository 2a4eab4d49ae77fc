import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchProfile } from './support/browser.ts';
import { serveSite } from './support/site.ts';

test('the page runs no inline script and carries its own policy', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  expect(page).toContain("script-src 'self'");
  expect(page).toContain("require-trusted-types-for 'script'");
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/\bstyle="|\son\w+="/);
  const headers = readFileSync('dist/_headers', 'utf8');
  expect(headers).toContain("frame-ancestors 'none'");
  for (const text of [page, headers]) expect(text).not.toMatch(/unsafe-(inline|eval)/);
});

test('everything the app loads is precached, and the worker is not', () => {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const page = readFileSync('dist/index.html', 'utf8');
  const chunks = Object.values(
    JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string; css?: string[] }>,
  ).flatMap(({ file, css = [] }) => [file, ...css]);
  expect(chunks.length).toBeGreaterThan(10);
  for (const file of ['index.html', 'manifest.webmanifest', 'icons/icon-192.png', ...chunks]) {
    expect(worker).toContain(`"${file}"`);
  }
  expect(worker).not.toContain('"sw.js"');
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^\.\//);
});

test('Chromium finds it installable, with nothing to complain of in the manifest', async () => {
  const site = await serveSite({ base: '/box/' });
  const profile = mkdtempSync(join(tmpdir(), 'exodus-profile-'));
  const context = await launchProfile(profile);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByText('Ready offline').waitFor();
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.url}manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  // The rich install dialog wants pictures of the sizes that are promised.
  const { icons, screenshots } = (await (await page.request.get(url)).json()) as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string }[]
  >;
  const pictures = [...icons, ...screenshots].filter(({ src }) => src.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(screenshots.length);
  for (const { src, sizes } of pictures) {
    const png = await (await page.request.get(new URL(src, url).href)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  await context.close();
  await site.stop();
  rmSync(profile, { recursive: true, force: true });
});
