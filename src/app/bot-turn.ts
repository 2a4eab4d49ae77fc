import {
  type BotLevel,
  type BotTurn,
  type Claim,
  type Said,
  type Seat,
  botTurn,
  rngFor,
  sameJson,
} from '../engine/index.ts';
import type { Game } from '../games/catalogue.ts';
import type { AnyScene } from '../table/index.ts';
import type { Surroundings } from './surroundings.ts';

/** A bot that thinks longer than this has failed: people are waiting, and the screen stands still meanwhile. */
const PATIENCE = 2000;

export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** What a bot needs of a game: its head, and the rules to imagine worlds by. */
export type Thinking = Pick<Game, 'rules' | 'bot'>;

/** What its seat is shown, and what it has heard. */
export interface Shown {
  readonly scene: AnyScene;
  readonly said: readonly Said[];
}

/** What a bot does now: a legal action; or undefined when it may, and does, let the moment pass. A slow or broken one is played for. */
export function botAction(game: Thinking, by: BotSeat, shown: Shown, surroundings: Surroundings): unknown {
  const { now, noteFault } = surroundings;
  const turn = turnOf(game, by, shown, surroundings);
  const { legal, awaited, rng } = turn;
  const anyLegal = (fault: string, cause?: unknown): unknown => {
    noteFault(new Error(fault, { cause }));
    return awaited ? rng.pick(legal) : undefined;
  };

  const began = now();
  let choice: unknown;
  try {
    choice = game.bot.choose(turn);
  } catch (error) {
    return anyLegal('A bot threw.', error);
  }
  if (now() - began > PATIENCE) return anyLegal('A bot took too long.');
  if (choice === undefined && !awaited) return undefined;
  return legal.find(action => sameJson(action, choice)) ?? anyLegal('A bot chose what is not legal.');
}

/** What a bot says about its move. Talk is never worth a fault: a bot that fails at it keeps silent. */
export function botClaim(
  game: Thinking,
  by: BotSeat,
  shown: Shown,
  action: unknown,
  surroundings: Surroundings,
): Claim | undefined {
  try {
    return game.bot.claim?.(turnOf(game, by, shown, surroundings), action);
  } catch (error) {
    surroundings.noteFault(new Error('A bot lost its tongue.', { cause: error }));
    return undefined;
  }
}

function turnOf(
  { rules }: Thinking,
  { seat, level }: BotSeat,
  { scene, said }: Shown,
  { randomSeed }: Surroundings,
): BotTurn<unknown, unknown> {
  const { view, legal, awaited } = scene;
  return botTurn(rules, {
    view,
    seat,
    legal,
    awaited: awaited.includes(seat),
    level,
    rng: rngFor(randomSeed(), 0),
    said,
  });
}
