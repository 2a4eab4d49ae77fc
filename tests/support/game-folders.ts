import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface GameFolder {
  readonly id: string;
  readonly playthroughs: readonly string[];
}

/** Every game that is in the tree, with what was recorded of it. */
export function sourceFolders(): readonly GameFolder[] {
  return readdirSync('src/games', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => {
      const folder = join('tests/games', name, 'playthroughs');
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return { id: name, playthroughs: files.map(file => join(folder, file)) };
    });
}
