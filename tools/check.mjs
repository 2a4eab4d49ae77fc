// The whole test command: every check a change must pass, in the order that fails fastest.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Each is an npm script of the same name.
const STEPS = ['format', 'lint', 'types', 'unit', 'build', 'sixth-game', 'e2e'];

const only = process.argv.slice(2);
const steps = STEPS.filter(name => only.length === 0 || only.includes(name));
if (steps.includes('e2e')) provideChromium();

const passed = [];
const start = performance.now();
for (const name of steps) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds} s.`);
    console.log(`${passed.length} passed, 1 failed`);
    process.exit(1);
  }
  passed.push(`${name} ${seconds} s`);
  console.log(`== ${name} passed in ${seconds} s`);
}
console.log(`\n${passed.join(', ')}: ${((performance.now() - start) / 60_000).toFixed(1)} min in all`);
console.log(`${passed.length} passed, 0 failed`);

function provideChromium() {
  const named = process.env.CHROMIUM;
  if (named ? existsSync(named) : findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.error('The end-to-end tests need Chromium. Install it (on Debian: sudo apt-get install chromium),');
    console.error('or name one with the CHROMIUM environment variable.');
    process.exit(1);
  }
  console.log('No Chromium here: installing Debian’s.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function findChromium() {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(path => existsSync(path));
}
