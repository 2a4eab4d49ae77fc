// The commands of docs/adding-a-game.md, and whether a tree in which they were run holds a new game.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every line of every `sh` block, in order. */
export function documentedCommands(doc) {
  return [...doc.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) => block.trim().split('\n'));
}

/** What the page calls its example game. */
export function exampleId(commands) {
  const id = commands.map(line => /^ID=(.+)$/.exec(line)?.[1]).find(Boolean);
  if (!id) throw new Error('docs/adding-a-game.md names no ID.');
  return id;
}

export const runIn = (tree, commands) =>
  spawnSync('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], { cwd: tree, encoding: 'utf8' });

const COPIED = 'lantern';

/** What is missing, as far as it can be seen without running anything of the game. */
export function problemsIn(tree, id) {
  const problems = [];
  for (const from of ['src/games', 'tests/games']) {
    const [original, copy] = [COPIED, id].map(name => filesIn(join(tree, from, name)));
    const lost = original.filter(file => !copy.includes(file));
    if (lost.length > 0) problems.push(`${from}/${id} lacks ${lost.join(', ')}`);
    const named = copy.filter(file => /lantern|\bLN-/i.test(readFileSync(join(tree, from, id, file), 'utf8')));
    if (named.length > 0) problems.push(`still called Lantern: ${named.join(', ')}`);
  }
  const listed = readFileSync(join(tree, 'src/games/catalogue.ts'), 'utf8').includes(`\n  '${id}',\n`);
  if (!listed) problems.push(`${id} is not in the catalogue`);
  const { status } = runIn(tree, ['node_modules/.bin/oxfmt --check src/games tests/games']);
  if (status !== 0) problems.push('not formatted');
  return problems;
}

const filesIn = folder =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .toSorted()
    : [];
