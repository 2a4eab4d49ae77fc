import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

export const BOT_LEVELS = ['gentle', 'steady', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A bot is given what a player is given, so it cannot cheat. */
export interface BotTurn<View, Action> {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** Whether the game waits for this seat; if not, the bot may let the moment pass. */
  readonly awaited: boolean;
  readonly level: BotLevel;
  readonly rng: Rng;
}

export interface Bot<View, Action> {
  /** One of the legal actions; or undefined to let an optional moment pass. */
  choose(turn: BotTurn<View, Action>): Action | undefined;
}

export type AnyBot = Bot<unknown, unknown>;
