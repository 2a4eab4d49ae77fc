// What may be downloaded, and for what. Limits are in bytes of gzip.
import { existsSync, readFileSync } from 'node:fs';

const kB = 1000;

/** Of the shell itself; each game's is in its folder. */
export const SHELL = [
  { name: 'first load (home screen)', entries: ['index.html'], limit: 45 * kB, besides: [] },
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

const GAME = /^src\/games\/([^/]+)\/ui\/index\.ts$/;

const inItsFolder = id => {
  const file = `src/games/${id}/budget.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** One for every game that the build has a chunk for, which is every game of the catalogue. */
export function gameBudgets(manifest, budgetOf = inItsFolder) {
  const ids = Object.keys(manifest).flatMap(entry => GAME.exec(entry)?.[1] ?? []);
  if (ids.length === 0) throw new Error('The build has no game.');
  return ids.map(id => {
    const limit = budgetOf(id)?.kB;
    if (!(limit > 0)) throw new Error(`src/games/${id}/budget.json should say how many kB the game may take.`);
    return {
      name: `${id} with its board`,
      entries: [`src/games/${id}/ui/index.ts`],
      limit: limit * kB,
      besides: ['index.html'],
    };
  });
}

/** Every file that `entry` needs before it can run. */
export function filesOf(manifest, entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found);
  return found;
}
