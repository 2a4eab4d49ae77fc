// Makes the pictures of the manifest and the README from the built app: `npm run build && node tools/look/screenshots.mjs`.
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';

const server = spawn(process.execPath, ['tools/serve.mjs', '--port', '4994', '--quiet'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise(resolve => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const ROUND = Number(process.argv[2] ?? 4);

async function shoot(file, viewport, deviceScaleFactor) {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.goto('http://localhost:4994/#/new/paris-nouveau');
  await page.getByText('Me against bots', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const main = page.locator('.pn-board [data-main]:enabled');
  const ways = page.locator('.pn-board [data-choice]:not([data-main]):enabled:not([aria-pressed="true"])');
  const tap = target => target.click({ timeout: 800 }).catch(() => undefined);
  for (;;) {
    const text = await page.locator('body').innerText();
    const fits = text.includes(`Round ${ROUND} of`) && /face-down for the Leader|Choose one card/.test(text);
    if (fits) break;
    if (await page.locator('.outcome-text').count()) return false;
    if (await page.locator('.pn-vote').count()) await tap(page.locator('.pn-vote .button'));
    else if (await main.count()) await tap(main);
    else if (await ways.count()) await tap(ways.first());
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(800);
  await page.screenshot({ path: file });
  await page.close();
  return true;
}

while (!(await shoot('public/screenshots/narrow.png', { width: 390, height: 844 }, 2)));
while (!(await shoot('public/screenshots/wide.png', { width: 1440, height: 900 }, 1)));
await browser.close();
server.kill();
