// Installs what we compare ourselves with into this folder, then runs bench.ts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('tools/bench/node_modules/boardgame.io')) {
  console.log('Installing boardgame.io for the comparison …');
  execFileSync('npm', ['ci', '--prefix', 'tools/bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
}
execFileSync(process.execPath, ['tools/run.mjs', 'tools/bench/bench.ts'], { stdio: 'inherit' });
