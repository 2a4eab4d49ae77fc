import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What lies on top of a game's folder, and nothing else. */
export const ON_TOP: readonly string[] = [
  'RULES.md',
  'budget.json',
  'credits.json',
  'event.ts',
  'imagine.ts',
  'index.ts',
  'meta.ts',
  'rules.ts',
  'selfplay.ts',
  'state.ts',
  'view.ts',
];

/** What whoever opens any game looks for further down. */
export const IN_ROOMS: readonly string[] = [
  'bot/index.ts',
  'phases/setup.ts',
  'ui/board.css',
  'ui/board.tsx',
  'ui/cover.tsx',
  'ui/index.ts',
  'ui/words/index.ts',
];

const MOST = 15;
/** Tables are looked up, not read. */
const BOUNDLESS: readonly string[] = ['data'];

/** Every game in the tree, in the box or not. */
export const gameFolders = (): readonly string[] =>
  readdirSync('src/games', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

/** Every file of a game, as paths from its folder. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)));

/** The rooms in which nobody finds anything any more. */
export function crowdedRooms(files: readonly string[]): readonly string[] {
  const rooms = files.map(file => dirname(file));
  const counted = (room: string): number => rooms.filter(one => one === room).length;
  return [...new Set(rooms)].filter(room => counted(room) > MOST && !BOUNDLESS.includes(room));
}
