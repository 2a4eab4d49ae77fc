import { h } from 'preact';
import { GenericBoard } from '../../../ui/generic-board/generic-board.tsx';
import type { GameUi } from '../../../ui/game-ui.ts';
import type { Game } from '../../catalogue.ts';
import { bot, rules } from '../index.ts';
import { rulebook } from './rulebook.tsx';
import { words } from './words/index.ts';

// Until the drawn board is there.
const Board: GameUi<unknown, unknown, unknown>['Board'] = props => h(GenericBoard, { ...props, words });

export const game: Game = {
  rules,
  bot,
  ui: { Board, words, rulebook },
};
