// Does what docs/adding-a-game.md says, in a copy of the tree, and holds the new game to the checks of every game.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedCommands, exampleId, problemsIn, runIn } from './documented.mjs';
import { copiedTree } from './tree.mjs';

const commands = documentedCommands(readFileSync('docs/adding-a-game.md', 'utf8'));
const id = exampleId(commands);
const tree = copiedTree('.');
try {
  const { status, stderr } = runIn(tree.path, commands);
  if (status !== 0) throw new Error(`A command of docs/adding-a-game.md failed: ${stderr}`);
  const problems = problemsIn(tree.path, id);
  if (problems.length > 0) throw new Error(`docs/adding-a-game.md leaves out something: ${problems.join('; ')}.`);
  check('format', 'npm', 'run', '--silent', 'format');
  check('types', 'npm', 'run', '--silent', 'types');
  check('lint', 'npm', 'run', '--silent', 'lint');
  check('tests', 'npx', 'vitest', 'run', '--reporter=dot', `tests/games/${id}`, 'tests/architecture.test.ts');
  check('build', 'npm', 'run', '--silent', 'build');
  const built = JSON.parse(readFileSync(join(tree.path, 'dist/.vite/manifest.json'), 'utf8'));
  if (!built[`src/games/${id}/ui/index.ts`]) throw new Error(`The build has no chunk for ${id}.`);
  console.log(`${id} stands.`);
} finally {
  tree.remove();
}

function check(name, command, ...args) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree.path, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} fails on a copy of Lantern.\n${stdout}${stderr}`);
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
