// Takes pictures of the Moses board: node tools/look/shoot-moses.mjs out-dir 'phase=play&free=1@360x640' ... Run under flock.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [out, ...wishes] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await createServer({
  root: '.',
  logLevel: 'error',
  server: { port: 5198, fs: { strict: false } },
  cacheDir: '/tmp/mp/vite',
});
await server.listen();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ reducedMotion: 'reduce' });
page.on('pageerror', error => console.log('ERROR', error.message));
for (const wish of wishes) {
  const [query, size = '360x640', ...taps] = wish.split('@');
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.goto(`http://localhost:5198/tools/look/moses.html?${query}`);
  await page.waitForSelector('.moses', { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  for (const tap of taps) await page.click(tap);
  const over = await page.evaluate(() => {
    const board = document.querySelector('.mp-board');
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      tall: board ? board.scrollHeight - board.clientHeight : 0,
    };
  });
  const file = `${out}/${query.replaceAll(/[=&]/g, '-')}-${size}${taps.length > 0 ? `-t${taps.length}` : ''}.png`;
  await page.screenshot({ path: file });
  console.log(file, over.wide > 0 || over.tall > 0 ? JSON.stringify(over) : '');
}
await browser.close();
await server.close();
