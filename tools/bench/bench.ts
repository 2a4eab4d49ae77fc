// Compares in one run, as ratios, because machines are noisy. `npm run bench`, or `npm run bench -- bytes` for a part.
import { cpus, loadavg } from 'node:os';
import { compareBytes } from './bytes.ts';
import { compareLatency } from './latency.ts';
import { compareRates } from './rates.ts';

const PARTS = {
  rates: compareRates,
  bytes: compareBytes,
  latency: () => compareLatency('.cache/bench/app'),
} as const;

const wanted = process.argv.slice(2);
const shortfalls: string[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) shortfalls.push(...(await run()));
}
// Whoever reads the times should know whether the machine was busy with something else.
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`);
for (const shortfall of shortfalls) console.log(`Short of the aim: ${shortfall}.`);
if (shortfalls.length > 0) process.exitCode = 1;
