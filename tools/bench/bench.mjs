// Installs what we compare ourselves with into this folder, builds the app, and runs bench.ts. `npm run bench` does
// all of it; `npm run bench -- rates|bytes|latency|size` only those parts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PARTS = ['rates', 'bytes', 'latency', 'size'];
const APP = '.cache/bench/app';

const asked = process.argv.slice(2);
const odd = asked.find(part => !PARTS.includes(part));
if (odd !== undefined) {
  console.error(`There is no part "${odd}". Name some of ${PARTS.join(', ')}, or none for all.`);
  process.exit(1);
}
const parts = asked.length > 0 ? asked : PARTS;

const need = (command, args, options = {}) => execFileSync(command, args, { stdio: 'inherit', ...options });

/** What falls short of an aim is said by whoever measures it; the other parts are still worth running. */
function measure(args, options) {
  try {
    need(process.execPath, args, options);
  } catch {
    process.exitCode = 1;
  }
}

if (!existsSync('tools/bench/node_modules/@boardgame.io/p2p')) {
  console.log('Installing boardgame.io for the comparison …');
  need('npm', ['ci', '--prefix', 'tools/bench', '--ignore-scripts', '--no-audit', '--no-fund']);
}

// A build of our own, so that nobody's `dist` changes under them.
const env = { ...process.env, EXODUS_OUT: APP };
const needsApp = parts.includes('latency') || parts.includes('size');
if (needsApp) need(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { env });

const timed = parts.filter(part => part !== 'size');
if (timed.length > 0) measure(['tools/run.mjs', 'tools/bench/bench.ts', ...timed]);
if (parts.includes('size')) {
  console.log('What has to be downloaded:');
  measure(['tools/size.mjs'], { env });
}
