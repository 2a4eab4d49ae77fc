import { describe, expect, test } from 'vitest';
import { BOXED } from '../support/simulation/games.ts';
import { MUTANTS, type MutantName } from '../support/simulation/mutants.ts';
import { runSeed } from '../support/simulation/seeds.ts';

const MOST_SEEDS = 400;

/** What the simulator says about each. */
const CAUGHT: Readonly<Record<MutantName, RegExp>> = {
  'no fencing': /took a \w+ of epoch/,
  'share sent to all': /was sent the share of/,
  'vote not durable': /before that was durable/,
  'pledge not durable': /pledged itself to \d+ before/,
  'redaction skipped': /was sent what seat \d sees/,
  'key reused': /is used again/,
  'seed in a letter': /The seed was sent/,
  'answers before quorum': /which was acknowledged/,
  'votes for shorter logs': /which was acknowledged/,
  'confirms what is not stored': /which it has not stored/,
  'handed reigns are not compared': /which was acknowledged/,
  'one place for all': /which was acknowledged|are host of epoch/,
  'old generations have no say': /which was acknowledged/,
  'a table handed over is ruled at once': /which was acknowledged/,
  'the clock strikes twice': /struck twice/,
  'the clock strikes early': /before its time/,
  'the clock strikes late, into what comes next': /before its time/,
  'the clock strikes after a hand-over': /struck while it did not rule/,
  'the clock shrinks on reload': /were said to be/,
  'the clock shrinks with a new host': /were said to be/,
  'the clock runs without a rule': /run, and it does not rule/,
  'a held answer shows in awaited': /shows who has answered/,
  'a held answer shows in a letter': /because of an answer that it holds/,
  'a held answer shows in the log': /logged an answer that it holds/,
  'judges before it is awake': /before it was awake/,
};

/** These show in one seed of some hundreds: they take a table that shrinks, or is handed over while others elect. */
const FROM: Partial<Record<MutantName, number>> = {
  'handed reigns are not compared': 1500,
  'old generations have no say': 2200,
};

/** Every fourth table has clocks and windows. */
const TIMED = { from: 3, step: 4 };

describe.each(Object.entries(MUTANTS))('a table with this wrong: %s', (name, mutant) => {
  test('is found out', { timeout: 240_000 }, () => {
    const caught = CAUGHT[name as MutantName];
    let found: string | null = null;
    const { from, step } = /clock|held/.test(name) ? TIMED : { from: FROM[name as MutantName] ?? 1, step: 1 };
    for (let seed = from; seed < from + MOST_SEEDS * step && found === null; seed += step) {
      const { problem } = runSeed(seed, { mutant });
      // What merely stops playing is not found out: the oracle must name what went wrong.
      if (problem !== null && caught.test(problem)) found = problem;
    }
    expect(found ?? 'nothing').toMatch(caught);
  });
});

/** What is sent of a game is the game's own, so each is made to leak. */
describe.each(BOXED)('a table of $rules.id', game => {
  test.each(['redaction skipped', 'seed in a letter'] as const)('is found out: %s', { timeout: 240_000 }, name => {
    let found: string | null = null;
    for (let seed = 1; seed <= MOST_SEEDS && found === null; seed++) {
      const { problem } = runSeed(seed, { mutant: MUTANTS[name], game });
      if (problem !== null && CAUGHT[name].test(problem)) found = problem;
    }
    expect(found ?? 'nothing').toMatch(CAUGHT[name]);
  });
});
