import type { BotLevel, Sitting } from './bot.ts';
import type { Rng } from './rng.ts';

/* What bots share, whatever they play. */

/** How often a bot of each level does not think at all. */
export type Carelessness = Readonly<Record<BotLevel, number>>;

export const happens = (rng: Rng, chance: number): boolean => rng.int(1000) < chance * 1000;

/** The best by score; equals are drawn by lot. */
export function best<T>(items: readonly T[], score: (item: T) => number, rng: Rng): T | undefined {
  let top: T[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [top, most] = [[item], value];
    else if (value === most) top.push(item);
  }
  return top.length > 1 ? rng.pick(top) : top[0];
}

/**
 * Thinks unless there is nothing to think about, or the bot is careless just now. Whatever the thinking comes to, a bot
 * that is waited for plays something. `harmless` is what even a careless one may do.
 */
export function botChoice<View, Action>(
  { legal, awaited, level, rng }: Sitting<View, Action>,
  careless: Carelessness,
  think: () => Action | undefined,
  harmless: readonly Action[] = legal,
): Action | undefined {
  if (legal.length === 0) return undefined;
  if (legal.length === 1 && awaited) return legal[0];
  if (awaited && happens(rng, careless[level])) return rng.pick(harmless);
  return think() ?? (awaited ? rng.pick(legal) : undefined);
}
