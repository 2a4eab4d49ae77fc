// Records matches between bots as text: `npm run playthrough <game>`. Read them as a player would, then commit them.
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
for (const [n, count] of [...new Set([seats.min, middle, seats.max])].entries()) {
  const deal = { seed: seedOf(n + 1), seats: count, options: defaults };
  const moves = botMatch(game, deal, 'steady', rngFor(seedOf(0xb07), n));
  const file = join(folder, `${count}p-seed${n + 1}.txt`);
  await writeFile(file, formatPlaythrough(game.rules, { deal, moves }));
  console.log(`${file}: ${moves.length} moves`);
}
