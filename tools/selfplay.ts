// Lets bots play each other: `npm run selfplay paris-nouveau -- --games 2000`. Fails when a target is missed.
import { parseArgs } from 'node:util';
import { BOT_LEVELS } from '../src/engine/index.ts';
import { type Selfplay, type Share, type Tally, medianOf, rate, selfplay, sidesOf } from '../tests/support/selfplay.ts';
import { gameNamed } from './games.ts';

const ABOUT = import.meta.glob<{ selfplay: Selfplay }>('../src/games/*/selfplay.ts');

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    level: { type: 'string', default: 'steady' },
    seed: { type: 'string', default: '1' },
  },
});
const [id] = positionals;
const game = await gameNamed(id);
const load = ABOUT[`../src/games/${id}/selfplay.ts`];
if (!load) throw new Error(`src/games/${id}/selfplay.ts should say what to count.`);
const { selfplay: about } = await load();
const level = BOT_LEVELS.find(one => one === values.level) ?? 'steady';
const games = Number(values.games);
const firstSeed = Number(values.seed);
const missed: string[] = [];

for (let { min: seats } = game.rules.seats; seats <= game.rules.seats.max; seats++) {
  const tally = selfplay(game, about, { seats, games, level, firstSeed });
  console.log(`\n${seats} seats, ${games} matches, ${level} bots`);
  printTally(tally);
  judge(seats, tally);
  for (const side of sidesOf(about, seats)) judgeAgainstRandom(seats, side);
}
console.log(
  missed.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${missed.map(line => `  ${line}`).join('\n')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

function printTally({
  sides,
  roles,
  endings,
  rounds,
  uses,
  windows,
  moves,
  decisions,
  thinking,
  games: played,
}: Tally): void {
  console.log(`  wins      ${list(sides, share => percent(rate(share)))}`);
  console.log(`  endings   ${list(endings, count => percent(count / played))}`);
  if (roles.size > 0) console.log(`  owners    ${list(roles, share => percent(rate(share)))}`);
  const inOrder = new Map([...rounds].toSorted(([a], [b]) => a - b));
  console.log(`  rounds    ${list(inOrder, count => percent(count / played))}`);
  if (uses.size > 0) {
    const byUse = new Map([...uses].toSorted(([, a], [, b]) => rate(a) - rate(b)));
    console.log(`  used      ${list(byUse, share => `${percent(rate(share))} of ${share.of}`)}`);
  }
  console.log(`  median    ${medianOf(rounds, played)} rounds`);
  const micros = ((thinking / decisions) * 1000).toFixed(1);
  if (windows) {
    const turns = [...rounds].reduce((sum, [length, count]) => sum + length * count, 0);
    const silent = percent(windows.opened === 0 ? 0 : 1 - windows.answered / windows.opened);
    const perTurn = (windows.opened / turns).toFixed(2);
    console.log(
      `  windows   ${(windows.opened / played).toFixed(1)} a match, ${perTurn} a turn; nobody answered ${silent}`,
    );
  }
  console.log(`  length    ${(moves / played).toFixed(1)} moves a match; ${micros} µs a decision`);
}

function judge(seats: number, { sides, roles, endings, rounds, uses, games: played }: Tally): void {
  const { side, role, median, use } = about.targets;
  const middle = medianOf(rounds, played);
  if (median)
    expectThat(middle >= median.min && middle <= median.max, `${seats} seats: the median is ${middle} rounds`);
  for (const [name, share] of uses) {
    if (use) expectThat(rate(share) >= use.min, `${seats} seats: ${name} is used in ${shown(share)}`);
  }
  for (const [name, share] of sides) {
    expectThat(rate(share) >= side.min && rate(share) <= side.max, `${seats} seats: ${name} win ${shown(share)}`);
  }
  for (const [name, share] of roles) {
    expectThat(rate(share) <= role.max, `${seats} seats: the owner of ${name} wins ${shown(share)}`);
  }
  for (const [ending, count] of endings) expectThat(count > 0, `${seats} seats: never ended by ${ending}`);
}

function judgeAgainstRandom(seats: number, side: string): void {
  const { sides } = selfplay(game, about, { seats, games, level, firstSeed, onlySide: side });
  const share = sides.get(side) ?? { won: 0, of: 0 };
  console.log(`  ${side} bots against random play: ${shown(share)}`);
  expectThat(
    rate(share) >= about.targets.againstRandom.min,
    `${seats} seats: ${side} bots beat random ${shown(share)}`,
  );
}

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) missed.push(otherwise);
}

function list<V>(entries: ReadonlyMap<string | number, V>, show: (value: V) => string): string {
  return [...entries].map(([name, value]) => `${name} ${show(value)}`).join(' · ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function shown(share: Share): string {
  return percent(rate(share));
}
