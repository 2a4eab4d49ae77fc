import type { Game } from '../../src/games/catalogue.ts';
import { abacus, abacusBot } from './abacus.ts';
import { lanternGame } from './lantern-game.ts';

/** Abacus as the catalogue would hold it. */
export const abacusGame: Game = { ...lanternGame, rules: abacus, bot: abacusBot };
