// Prints what a player has to download, and fails when it is more than we promised. Sizes are gzip, in bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHELL, filesOf, gameBudgets } from './size/budgets.mjs';

const out = process.env.EXODUS_OUT ?? 'dist';
const kB = 1000;
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));

const gzipped = async file => gzipSync(await readFile(join(out, file)), { level: 9 }).length;

let over = 0;
for (const { name, entries, limit, besides } of [...SHELL, ...gameBudgets(manifest)]) {
  const already = new Set(besides.flatMap(other => [...filesOf(manifest, other)]));
  const needed = new Set(entries.flatMap(entry => [...filesOf(manifest, entry)]));
  const files = [...needed].filter(file => file.endsWith('.js') && !already.has(file));
  const sizes = await Promise.all(files.map(gzipped));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const verdict = total <= limit ? 'ok' : 'TOO LARGE';
  console.log(`${verdict}  ${name}: ${(total / kB).toFixed(1)} of ${limit / kB} kB gzip in ${files.length} files`);
  if (total > limit) over++;
}
if (over > 0) process.exit(1);
