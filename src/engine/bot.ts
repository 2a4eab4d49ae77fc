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

/** Something a seat says, as a code of the game's own. It is talk: it may be false, and it changes nothing. */
export type Claim = string;

export interface Bot<View, Action> {
  /** One of the legal actions; or undefined to let an optional moment pass. */
  choose(turn: BotTurn<View, Action>): Action | undefined;
  /** What it says about the action it has just chosen, if anything. */
  claim?(turn: BotTurn<View, Action>, action: Action): Claim | undefined;
}

export type AnyBot = Bot<unknown, unknown>;
