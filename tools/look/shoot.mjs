// Takes pictures of a game's board: node tools/look/shoot.mjs <game> out-dir ['phase=submit&seats=6@360x640@css taps' ...]
// What can be wished for is in wish.ts and look.tsx. Without wishes, every phase of the game is taken on a phone and on
// a desk, in both themes. What sticks out is printed. Run under flock.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [game, out, ...named] = process.argv.slice(2);
if (!game || !out) throw new Error('Say which game, and where the pictures go.');
mkdirSync(out, { recursive: true });
const server = await createServer({
  root: '.',
  logLevel: 'error',
  server: { port: 0, fs: { strict: false } },
  cacheDir: `/tmp/look/${game}`,
});
await server.listen();
const [base] = server.resolvedUrls.local;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ reducedMotion: 'reduce' });
page.on('pageerror', error => console.log('ERROR', error.message));

const wishes = named.length > 0 ? named : await everyPhase();
for (const wish of wishes) await shoot(...wish.split('@'));
await browser.close();
await server.close();

async function open(query) {
  await page.goto(`${base}tools/look/index.html?game=${game}&${query}`);
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
}

async function everyPhase() {
  await open('show=phases');
  const phases = JSON.parse(await page.locator('#app').innerText());
  console.log(`${game}: ${phases.join(', ')}`);
  return phases.flatMap(phase =>
    ['dark', 'light'].flatMap(theme =>
      ['360x640', '1440x900'].map(size => `phase=${phase}&theme=${theme}&revealed=1@${size}`),
    ),
  );
}

async function shoot(query, size = '360x640', ...taps) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await open(query);
  await page.evaluate(() => document.fonts.ready);
  for (const tap of taps) await page.click(tap);
  const found = await page.evaluate(sticksOut);
  const file = `${out}/${query.replaceAll(/[=&]/g, '-')}-${size}${taps.length > 0 ? `-t${taps.length}` : ''}.png`;
  await page.screenshot({ path: file });
  console.log(file, found.join(', '));
}

/** What is wider than the screen, or has to be scrolled. Runs in the page. */
function sticksOut() {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const scrolled = [...document.querySelectorAll('#app *')].filter(
    one => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  );
  return [
    ...(wide > 0 ? [`WIDE by ${wide}`] : []),
    ...scrolled.map(one => `${one.className || one.tagName} scrolls by ${one.scrollHeight - one.clientHeight}`),
  ];
}
