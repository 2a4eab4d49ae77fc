import { type AnyBot, type BotLevel, type Claim, type Seat, rngFor, sameJson } from '../engine/index.ts';
import type { AnyScene } from '../table/index.ts';
import type { Surroundings } from './surroundings.ts';

/** A bot that thinks longer than this has failed: people are waiting, and the screen stands still meanwhile. */
const PATIENCE = 2000;

export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** What a bot does now: a legal action; or undefined when it may, and does, let the moment pass. A slow or broken one is played for. */
export function botAction(
  bot: AnyBot,
  { seat, level }: BotSeat,
  { view, legal, awaited: expected }: AnyScene,
  surroundings: Surroundings,
): unknown {
  const { now, randomSeed, noteFault } = surroundings;
  const rng = rngFor(randomSeed(), 0);
  const awaited = expected.includes(seat);
  const anyLegal = (fault: string, cause?: unknown): unknown => {
    noteFault(new Error(fault, { cause }));
    return awaited ? rng.pick(legal) : undefined;
  };

  const began = now();
  let choice: unknown;
  try {
    choice = bot.choose({ view, seat, legal, awaited, level, rng });
  } catch (error) {
    return anyLegal('A bot threw.', error);
  }
  if (now() - began > PATIENCE) return anyLegal('A bot took too long.');
  if (choice === undefined && !awaited) return undefined;
  return legal.find(action => sameJson(action, choice)) ?? anyLegal('A bot chose what is not legal.');
}

/** What a bot says about its move. Talk is never worth a fault: a bot that fails at it keeps silent. */
export function botClaim(
  bot: AnyBot,
  { seat, level }: BotSeat,
  { view, legal, awaited: expected }: AnyScene,
  action: unknown,
  { randomSeed, noteFault }: Surroundings,
): Claim | undefined {
  try {
    const turn = { view, seat, legal, awaited: expected.includes(seat), level, rng: rngFor(randomSeed(), 0) };
    return bot.claim?.(turn, action);
  } catch (error) {
    noteFault(new Error('A bot lost its tongue.', { cause: error }));
    return undefined;
  }
}
