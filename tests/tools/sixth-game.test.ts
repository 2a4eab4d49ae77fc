import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentedCommands, exampleId, problemsIn, runIn } from '../../tools/sixth-game/documented.mjs';
import { copiedTree } from '../../tools/sixth-game/tree.mjs';

const COMMANDS = documentedCommands(readFileSync('docs/adding-a-game.md', 'utf8'));
const ID = exampleId(COMMANDS);

/** What is wrong with a tree in which these commands were run. That the game then works is `npm run sixth-game`. */
function afterRunning(commands: readonly string[]): readonly string[] {
  const tree = copiedTree('src/games/lantern', 'src/games/catalogue.ts', 'tests/games/lantern', '.oxfmtrc.json');
  try {
    const failed = runIn(tree.path, commands).status === 0 ? [] : ['a command failed'];
    return [...failed, ...problemsIn(tree.path, ID)];
  } finally {
    tree.remove();
  }
}

describe('docs/adding-a-game.md', () => {
  test('makes a new game of Lantern', () => {
    expect(afterRunning(COMMANDS)).toEqual([]);
  });

  test.each(COMMANDS)('needs: %s', command => {
    expect(afterRunning(COMMANDS.filter(one => one !== command))).not.toEqual([]);
  });
});
