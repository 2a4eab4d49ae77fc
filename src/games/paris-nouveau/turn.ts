import { type BySeat, type Rng, type Seat, at } from '../../engine/index.ts';
import { type Outlook, outlookOf, rescuersChance } from './chance.ts';
import { type Action, ROUNDS, type Team } from './state.ts';
import { hunterOdds } from './trust.ts';
import type { View } from './view.ts';

/** What a bot has in mind while it decides. */
export interface Turn {
  readonly view: View;
  readonly seat: Seat;
  readonly team: Team;
  readonly legal: readonly Action[];
  readonly rng: Rng;
  readonly outlook: Outlook;
  readonly roundsLeft: number;
  /** How likely each seat is to be on the bot's side. */
  readonly friends: BySeat<number>;
}

export function turnOf(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Turn {
  const team = view.own?.team ?? 'rescuer';
  const hunters = hunterOdds(view, seat);
  return {
    view,
    seat,
    team,
    legal,
    rng,
    outlook: outlookOf(view),
    roundsLeft: Math.max(ROUNDS - view.round + 1, 1),
    friends: hunters.map(odds => (team === 'hunter' ? odds : 1 - odds)),
  };
}

/** How good things look for the bot's own side. */
export function chanceOf({ team }: Turn, outlook: Outlook): number {
  const rescuers = rescuersChance(outlook);
  return team === 'rescuer' ? rescuers : 1 - rescuers;
}

/** What one life of the bot's own is worth: the last one, the match. */
export const lifeValue = ({ view, seat }: Turn): number => (at(view.lives, seat) <= 1 ? 1 : 0.09);

export const happens = (rng: Rng, probability: number): boolean => rng.int(1000) < probability * 1000;

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
