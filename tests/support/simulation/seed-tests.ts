import { expect, test } from 'vitest';
import { runSeed } from './seeds.ts';
import { newTally } from './tally.ts';

export const SEEDS_PER_FILE = 500;
const PER_TEST = 50;

/**
 * What must have happened in every file of seeds, at least so often: a simulation in which nothing goes wrong proves
 * nothing. Far below what is seen, so that only a kind of trouble that has gone missing fails.
 */
const COVERED: Readonly<Record<string, number>> = {
  'accession: elected': 200,
  'accession: handed': 50,
  'accession: override': 5,
  'answer held': 150,
  'answer waits for others': 1000,
  'answer: applied': 1000,
  'act held': 100,
  'branch kept': 3,
  came: 20,
  'clock struck': 30,
  'closed into the dark': 20,
  'double candidacy': 50,
  frozen: 100,
  'generation begun': 1000,
  'generation settled': 500,
  'handed into the dark': 20,
  'handed over while closing': 50,
  'host killed': 200,
  'host stood again': 10,
  left: 50,
  partition: 100,
  'stale host stepped down': 100,
  'stopped ruling': 100,
  'storage recovered': 20,
  'time added': 8,
  'vote refused: asleep': 20,
  'vote refused: host-here': 50,
  'vote refused: longer-log': 50,
  'vote refused: my-turn': 20,
  'vote refused: not-stored': 3,
  'vote refused: promised': 20,
  'window closed': 100,
  'won with exactly t shares': 100,
  'woke up': 50,
};

/** A file's share of the seeds; files run side by side. */
export function testSeeds(file: number): void {
  const tally = newTally();
  const first = file * SEEDS_PER_FILE + 1;
  for (let from = first; from < first + SEEDS_PER_FILE; from += PER_TEST) {
    test(`seeds ${from} to ${from + PER_TEST - 1} hold`, { timeout: 240_000 }, () => {
      for (let seed = from; seed < from + PER_TEST; seed++) {
        const { problem } = runSeed(seed, { tally });
        expect(problem, `Replay it: npm run simulate -- --seed ${seed} --trace`).toBeNull();
      }
    });
  }

  test('all kinds of trouble really happened', () => {
    const seen = Object.fromEntries(tally.counts);
    console.log(seen);
    const missing = Object.entries(COVERED).filter(([what, least]) => (seen[what] ?? 0) < least);
    expect(missing.map(([what, least]) => `${what}: ${seen[what] ?? 0} of ${least}`)).toEqual([]);
  });
}
