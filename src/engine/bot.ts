import type { Rng } from './rng.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { type World, imaginedWorld } from './world.ts';

export const BOT_LEVELS = ['gentle', 'steady', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Something a seat says, as a code of the game's own. It is talk: it may be false, and it changes nothing. */
export type Claim = string;

/** Somebody said something, true or not, after move `seq`. */
export interface Said {
  readonly seq: number;
  readonly seat: Seat;
  readonly claim: Claim;
}

/** What a player has before them when they decide. */
export interface Sitting<View, Action> {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** Whether the game waits for this seat; if not, the bot may let the moment pass. */
  readonly awaited: boolean;
  readonly level: BotLevel;
  readonly rng: Rng;
  /** What was said at the table, the newest last. Everybody heard it. */
  readonly said: readonly Said[];
}

/** A bot is given what a player is given, so it cannot cheat: a view, the talk, and worlds made from that view. */
export interface BotTurn<View, Action> extends Sitting<View, Action> {
  /** Some world that looks to this seat as the true one does. Each call imagines another. */
  imagine(): World<View, Action>;
}

export interface Bot<View, Action> {
  /** One of the legal actions; or undefined to let an optional moment pass. */
  choose(turn: BotTurn<View, Action>): Action | undefined;
  /** What it says about the action it has just chosen, if anything. */
  claim?(turn: BotTurn<View, Action>, action: Action): Claim | undefined;
}

export type AnyBot = Bot<unknown, unknown>;

/** A bot's turn at a table that plays by these rules. Nothing in it is made from the state. */
export const botTurn = <S, A, V, E>(rules: Rules<S, A, V, E>, sitting: Sitting<V, A>): BotTurn<V, A> => ({
  ...sitting,
  imagine: () => imaginedWorld(rules, sitting.view, sitting.seat, sitting.rng),
});
