import { BOXED, LANTERN, type SimulatedGame, TIMED } from './games.ts';
import { type Outcome, type Plan, simulate } from './simulation.ts';
import { troubled } from './trouble.ts';

const OF_THE_BOX = 20;

/** Most seeds play the small game, which is fast; one in twenty plays a real one, each in its turn. */
export function gameOf(seed: number): SimulatedGame {
  const boxed = BOXED[(seed / OF_THE_BOX) % BOXED.length];
  if (seed % OF_THE_BOX === 0 && boxed) return boxed;
  return seed % 4 === 3 ? TIMED : LANTERN;
}

export const runSeed = (seed: number, plan: Partial<Plan> = {}): Outcome =>
  simulate({ seed, game: gameOf(seed), ...plan }, troubled);
