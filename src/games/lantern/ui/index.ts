import type { GameUi } from '../../../ui/game-ui.ts';
import type { Game } from '../../catalogue.ts';
import { bot, rules } from '../index.ts';
import { Board } from './board.tsx';
import { rulebook } from './how-to-play/rulebook.tsx';
import { words } from './words/index.ts';

export const game: Game = {
  rules,
  bot,
  // The shell only ever hands this board what this game's rules made, so forgetting the types is safe.
  ui: { Board: Board as GameUi<unknown, unknown, unknown>['Board'], words, rulebook },
};
