// Plays at random until something breaks: `npm run fuzz <game> -- --games 1000 --seed 1`.
// A dead end or a throw is written as a save file that the app can import, one move before it happens.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Deal, rngFor } from '../src/engine/index.ts';
import { DeadEnd, kindOf, randomMatch } from '../tests/support/random-match.ts';
import { seedOf } from '../tests/support/seeds.ts';
import { deadEndSave } from './dead-end-save.ts';
import { gameNamed } from './games.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { games: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});
const { rules } = await gameNamed(positionals[0]);
const games = Number(values.games);
const first = Number(values.seed);

const kinds = new Map<string, number>();
const endings = new Map<string, number>();
let moves = 0;
for (let n = 0; n < games; n++) {
  const seed = first + n;
  const rng = rngFor(seedOf(0xf022), seed);
  const seats = rules.seats.min + rng.int(rules.seats.max - rules.seats.min + 1);
  const options = Object.fromEntries(rules.options.map(({ id, values: all }) => [id, rng.pick(all)]));
  const deal = { seed: seedOf(seed), seats, options };
  try {
    let last: unknown;
    for (const { move, after } of randomMatch(rules, deal, rng)) {
      moves++;
      count(kinds, kindOf(move.action));
      last = after.state;
    }
    count(endings, rules.outcome(last)?.reason ?? 'none');
  } catch (error) {
    if (!(error instanceof DeadEnd)) throw error;
    const file = await save(deal, error);
    console.error(`Seed ${seed}, ${seats} seats: ${error.message}`);
    console.error(`The move: ${JSON.stringify(error.moves.at(-1))}`);
    console.error(
      `Import ${file} to stand just before it; replay with: npm run fuzz ${rules.id} -- --games 1 --seed ${seed}`,
    );
    process.exit(1);
  }
}
console.log(`${games} games, ${moves} moves, nothing broke.`);
for (const [name, tally] of [...endings, ...kinds]) console.log(`${String(tally).padStart(9)}  ${name}`);

function count(tally: Map<string, number>, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

async function save(deal: Deal, { moves: made, message }: DeadEnd<unknown>): Promise<string> {
  await mkdir('.cache/fuzz', { recursive: true });
  const file = `.cache/fuzz/${rules.id}-${Number.parseInt(deal.seed, 16)}.exodus.json`;
  await writeFile(file, deadEndSave(rules, deal, made, message));
  return file;
}
