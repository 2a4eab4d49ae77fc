// Prints what a player has to download, and fails when it is more than we promised. Sizes are gzip, in bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const out = process.env.EXODUS_OUT ?? 'dist';
const kB = 1000;
const BUDGETS = [
  { name: 'first load (home screen)', entries: ['index.html'], limit: 45 * kB, besides: [] },
  {
    name: 'Exodus: Paris Nouveau with its board',
    entries: ['src/games/paris-nouveau/ui/index.ts'],
    limit: 40 * kB,
    besides: ['index.html'],
  },
  {
    name: 'Exodus: Moses vs Pharaoh with its board',
    entries: ['src/games/moses-vs-pharaoh/ui/index.ts'],
    limit: 45 * kB,
    besides: ['index.html'],
  },
  {
    name: 'joining a table, PeerJS included',
    entries: [
      'src/app/online/tables.ts',
      'src/app/online/open-table.ts',
      'src/net/peer-signaller.ts',
      'src/app/network.ts',
    ],
    limit: 40 * kB,
    besides: ['index.html'],
  },
];

const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));

/** Every JavaScript file that `entry` needs before it can run. */
function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

const gzipped = async file => gzipSync(await readFile(join(out, file)), { level: 9 }).length;

let over = 0;
for (const { name, entries, limit, besides } of BUDGETS) {
  const already = new Set(besides.flatMap(other => [...filesOf(other)]));
  const needed = new Set(entries.flatMap(entry => [...filesOf(entry)]));
  const files = [...needed].filter(file => file.endsWith('.js') && !already.has(file));
  const sizes = await Promise.all(files.map(gzipped));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const verdict = total <= limit ? 'ok' : 'TOO LARGE';
  console.log(`${verdict}  ${name}: ${(total / kB).toFixed(1)} of ${limit / kB} kB gzip in ${files.length} files`);
  if (total > limit) over++;
}
if (over > 0) process.exit(1);
