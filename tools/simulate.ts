// Tables under trouble: `npm run simulate -- --seeds 100000`, or `-- --seed 123 --trace` to watch one.
import { parseArgs } from 'node:util';
import { runSeed } from '../tests/support/simulation/seeds.ts';
import { HONEST, MUTANTS, type MutantName } from '../tests/support/simulation/mutants.ts';
import { newTally } from '../tests/support/simulation/tally.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    progress: { type: 'boolean', default: false },
    mutant: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});

const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const tally = newTally();
const mutant = values.mutant === undefined ? HONEST : MUTANTS[values.mutant as MutantName];
const began = performance.now();
let failed = 0;
let slowest = 0;
for (let seed = first; seed < first + count; seed++) {
  const outcome = runSeed(seed, { tally, mutant, ...(values.trace ? { trace: line => console.log(line) } : {}) });
  if (values.progress) console.log(seed, outcome.recoveredAfter, ((performance.now() - began) / 1000).toFixed(1));
  slowest = Math.max(slowest, outcome.recoveredAfter);
  if (outcome.problem === null) continue;
  failed++;
  console.error(`Seed ${seed}: ${outcome.problem}`);
  console.error(`  Replay it: npm run simulate -- --seed ${seed} --trace`);
}
const seconds = (performance.now() - began) / 1000;
for (const [what, times] of [...tally.counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(times).padStart(9)}  ${what}`);
console.log(`${count} seeds, ${failed} failed, ${seconds.toFixed(1)} s; slowest recovery ${slowest / 1000} s`);
process.exitCode = failed > 0 ? 1 : 0;
