import type { ComponentType } from 'preact';
import type { AnyBot, AnyRules } from '../engine/index.ts';
import type { GameUi } from '../ui/game-ui.ts';

export interface Meta {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly pitch: string;
}

export interface Game {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly ui: GameUi<unknown, unknown, unknown>;
}

export interface Title {
  readonly meta: Meta;
  /** The front of its box, for the shelf. It comes after the first screen stands. */
  readonly cover?: () => Promise<ComponentType>;
  /** Rules, bot and board, loaded when somebody opens the game. */
  load(): Promise<Game>;
}

/** The only list of games. A game is its folder and its line here. */
const BOX = [
  // In the order of the shelf.
  'paris-nouveau',
  'moses-vs-pharaoh',
];

// Lantern is made to be copied, and stays out of the box.
const METAS = import.meta.glob<Meta>(['./*/meta.ts', '!./lantern/**'], { eager: true, import: 'meta' });
const COVERS = import.meta.glob<ComponentType>(['./*/ui/cover.tsx', '!./lantern/**'], { import: 'Cover' });
const GAMES = import.meta.glob<Game>(['./*/ui/index.ts', '!./lantern/**'], { import: 'game' });

export const CATALOGUE: readonly Title[] = BOX.map(id => ({
  meta: found(METAS, `./${id}/meta.ts`),
  cover: found(COVERS, `./${id}/ui/cover.tsx`),
  load: found(GAMES, `./${id}/ui/index.ts`),
}));

export const titleOf = (id: string): Title | undefined => CATALOGUE.find(({ meta }) => meta.id === id);

function found<T>(files: Readonly<Record<string, T>>, path: string): T {
  const file = files[path];
  if (file === undefined) throw new Error(`A game of the box has no src/games/${path.slice(2)}.`);
  return file;
}
