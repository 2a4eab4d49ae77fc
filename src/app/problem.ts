import type { StorageTrouble, Stored } from '../storage/index.ts';
import type { Done, StorageProblem } from '../ui/services.ts';

/** A move that does not follow the last stored one: another tab is playing this match. */
export const problemOf = (trouble: StorageTrouble): StorageProblem =>
  trouble === 'out-of-step' ? 'open-elsewhere' : trouble;

export const doneOf = <T>(answer: Stored<T>): Done<T, StorageProblem> =>
  answer.ok ? answer : { ok: false, problem: problemOf(answer.problem) };
