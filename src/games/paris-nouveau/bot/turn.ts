import { type BotTurn, type BySeat, type Rng, type Seat, at } from '../../../engine/index.ts';
import { type Outlook, outlookOf, rescuersChance } from './chance.ts';
import { type Action, ROUNDS, type Team } from '../state.ts';
import { hunterOdds } from './trust.ts';
import type { View } from '../view.ts';
import { WEIGHTS } from './weights.ts';

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

export function turnOf({ view, seat, legal, rng }: BotTurn<View, Action>): Turn {
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

// A Leader sees three cards, so all of them bear the life icon one time in eight; for the TEC it is one in four.
export const LEADER_HIT = 0.125;
export const TEC_HIT = 0.25;

/** How likely `who` is to fall for want of the life that is about to be lost: with the last life, certain. */
export function doom({ view, roundsLeft, team }: Turn, who: Seat): number {
  const lives = at(view.lives, who);
  if (lives <= 1) return 1;
  // Each round puts two of the seats in harm's way.
  const dangers = (2 * (roundsLeft - 1)) / view.lives.length;
  const fall = 1 - (1 - (LEADER_HIT + TEC_HIT) / 2) ** dangers;
  return Math.min(fall * (lives === 2 ? 1 : 0.25) * WEIGHTS.life[team] + 0.02, 1);
}
