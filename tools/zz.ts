import { runSeed } from '../tests/support/simulation/seeds.ts';
import { MUTANTS } from '../tests/support/simulation/mutants.ts';
for (const [name, mutant] of Object.entries(MUTANTS)) {
  let caught = 0, first = 0, why = '';
  const N = 300;
  for (let seed = 1; seed <= N; seed++) {
    let problem: string | null;
    try { problem = runSeed(seed, { mutant }).problem; } catch (e) { problem = 'THROW ' + String(e); }
    if (problem && !problem.startsWith('Play did not')) { caught++; if (!first) { first = seed; why = problem; } break; }
    else if (problem) { why ||= problem.slice(0, 40); }
  }
  console.log(name, '|', first || 'NOT CAUGHT', '|', why.slice(0, 140));
}
