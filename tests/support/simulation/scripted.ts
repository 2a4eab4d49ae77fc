import type { Simulation } from './table.ts';
import { LANTERN, type SimulatedGame } from './games.ts';
import { type Plan, simulate } from './simulation.ts';
import { type Tally, newTally } from './tally.ts';

export interface Scene {
  readonly count: number;
  readonly game?: SimulatedGame;
  readonly seconds?: number;
  readonly plan?: Partial<Plan>;
}

export interface Told {
  readonly problem: string | null;
  readonly tally: Tally;
  readonly simulation: Simulation;
}

/** A table on which nothing happens by chance but delays: what goes wrong is written down. */
export function scripted({ count, game = LANTERN, seconds = 20, plan }: Scene, script: (at: Simulation) => void): Told {
  const tally = newTally();
  let seen: Simulation | null = null;
  const { problem } = simulate({ seed: 1, game, count, complete: true, tally, ...plan }, () => ({
    seconds,
    trouble(simulation) {
      seen = simulation;
      script(simulation);
    },
  }));
  if (!seen) throw new Error('Nothing has begun.');
  return { problem, tally, simulation: seen };
}
