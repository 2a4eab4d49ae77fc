// Records matches between bots as text: `npm run playthrough <game>`. Read them as a player would, then commit them.
// More seeds, as in `npm run playthrough <game> 7 12`, add matches with the fewest seats, for endings not met so far.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rngFor } from '../src/engine/index.ts';
import { formatPlaythrough } from '../tests/support/playthrough.ts';
import { seedOf } from '../tests/support/seeds.ts';
import { botMatch } from './bot-match.ts';
import { gameNamed } from './games.ts';

const game = await gameNamed(process.argv[2]);
const { id, seats, options } = game.rules;
const folder = join('tests/games', id, 'playthroughs');
await mkdir(folder, { recursive: true });

const middle = Math.floor((seats.min + seats.max) / 2);
const defaults = Object.fromEntries(options.map(({ id: option, values }) => [option, values[0]]));
const usual = [seats.min, middle, seats.max].map((count, n) => ({ count, seed: n + 1 }));
const more = process.argv.slice(3).map(seed => ({ count: seats.min, seed: Number(seed) }));
for (const { count, seed } of [...usual, ...more]) {
  const deal = { seed: seedOf(seed), seats: count, options: defaults };
  const moves = botMatch(game, deal, 'steady', rngFor(seedOf(0xb07), seed - 1));
  const file = join(folder, `${count}p-seed${seed}.txt`);
  await writeFile(file, formatPlaythrough(game.rules, { deal, moves }));
  console.log(`${file}: ${moves.length} moves`);
}
