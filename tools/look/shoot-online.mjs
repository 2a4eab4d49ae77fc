// Pictures of a table of many: node tools/look/shoot-online.mjs out-dir 'seats=012.b@360x640@css or text=… taps' ...
// Each is also looked at by axe, and for a sideways scroll. Run under flock.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [out, ...wishes] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Or `play`, for clocks and windows. */
const PAGE = process.env.LOOK_PAGE ?? 'online';
const PORT = Number(process.env.LOOK_PORT ?? 5198);
const server = await createServer({
  root: '.',
  logLevel: 'error',
  server: { port: PORT, fs: { strict: false } },
  cacheDir: `/tmp/look/vite-${PORT}`,
});
await server.listen();
const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', ...(process.env.CAMERA === '1' ? CAMERA : [])],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
page.on('pageerror', error => console.log('ERROR', error.message));
page.on('console', message => message.type() === 'error' && console.log('CONSOLE', message.text()));
let number = 0;
for (const wish of wishes) {
  const [address, size = '360x640', ...taps] = wish.split('@');
  const [query, hash = ''] = address.split('#');
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.goto('about:blank');
  await page.goto(`http://localhost:${PORT}/tools/look/${PAGE}.html?${query}${hash && `#${hash}`}`);
  await page.waitForSelector('h1', { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  for (const tap of taps) {
    if (/^\d+$/.test(tap)) await page.waitForTimeout(Number(tap));
    else if (tap.startsWith('key=')) await page.keyboard.press(tap.slice(4));
    else if (tap.startsWith('type=')) await page.keyboard.type(tap.slice(5));
    else
      await page.click(tap, { timeout: 4000 }).catch(error => console.log('NO TAP', tap, error.message.slice(0, 200)));
    await page.waitForTimeout(150);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, summary')]
      .filter(
        el => el.checkVisibility() && el.getBoundingClientRect().height < 43.5 && el.getBoundingClientRect().width > 2,
      )
      .map(el => `${el.className || el.tagName}:${Math.round(el.getBoundingClientRect().height)}`),
  );
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
  const file = `${out}/${String(number++).padStart(2, '0')}.png`;
  await page.screenshot({ path: file, fullPage: process.env.FULL === '1' });
  console.log(
    file,
    wish,
    wide > 0 ? `WIDE ${wide}` : '',
    small.length > 0 ? `SMALL ${[...new Set(small)].join(' ')}` : '',
  );
  for (const line of found) console.log('  AXE', line);
}
// All of them side by side, to be taken in at a glance.
const pictures = Array.from({ length: number }, (_, n) =>
  readFileSync(`${out}/${String(n).padStart(2, '0')}.png`).toString('base64'),
);
await page.setViewportSize({ width: 1500, height: 700 });
await page.setContent(
  `<body style="margin:0;display:flex;flex-wrap:wrap;gap:12px;background:#777">${pictures
    .map(data => `<img style="max-width:1488px" src="data:image/png;base64,${data}">`)
    .join('')}</body>`,
);
await page.screenshot({ path: `${out}/sheet.png`, fullPage: true });
await browser.close();
await server.close();
