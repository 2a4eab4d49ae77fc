import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Actor, play, rngFor, start } from '../../src/engine/index.ts';
import { randomMatch } from '../../tests/support/random-match.ts';
import { seedOf } from '../../tests/support/seeds.ts';
import { ticTacToe } from '../../tests/support/tic-tac-toe.ts';
import { gameNamed } from '../games.ts';
import { type Counted, choices, countedTable } from './counted-table.ts';
import { mean, median, p95 } from './statistics.ts';

interface TheirP2p {
  /** For each action the bytes sent to each guest. */
  readonly p2pBytes: (
    pick: (of: number) => number,
    options: { readonly deltaState: boolean; readonly matchID: string },
  ) => Promise<readonly (readonly number[])[]>;
}

const MATCHES = 60;
const PARIS_MATCHES = 12;
const WANTED = 1 / 3;
const WAYS = ['all', 'unsealed'] as const;

/** What a guest downloads for every action. Answers with what fell short. */
export async function compareBytes(): Promise<readonly string[]> {
  const { p2pBytes } = (await import(pathToFileURL(resolve('tools/bench/theirs-p2p.mjs')).href)) as TheirP2p;
  const ours: number[] = [];
  const unsealed: number[] = [];
  const theirs: number[] = [];
  const theirPatches: number[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const matchID = `match-${String(n).padStart(5, '0')}`;
    const counted = ticTacToeBytes(n);
    ours.push(...counted.flatMap(({ all }) => all));
    unsealed.push(...counted.flatMap(one => one.unsealed));
    theirs.push(...(await p2pBytes(choices(n), { deltaState: false, matchID })).flat());
    theirPatches.push(...(await p2pBytes(choices(n), { deltaState: true, matchID })).flat());
  }
  if (ours.length !== theirs.length || ours.length !== theirPatches.length) {
    throw new Error('The two sides did not play the same matches.');
  }

  // Nothing of theirs survives its host, so what is compared is what both do.
  const ratio = mean(unsealed) / mean(theirs);
  const patchRatio = mean(unsealed) / mean(theirPatches);
  console.log(
    `Bytes to each guest for each action, tic-tac-toe, two guests, the same ${MATCHES} random matches (mean):`,
  );
  console.log(
    `  ours, with the sealed log      ${mean(ours).toFixed(0)}, ratio ${(mean(ours) / mean(theirs)).toFixed(2)}`,
  );
  console.log(`  ours, without it               ${mean(unsealed).toFixed(0)}`);
  console.log(
    `  boardgame.io P2P               ${mean(theirs).toFixed(0)}, ratio ${ratio.toFixed(2)} (aim: 0.33 or less)`,
  );
  console.log(`  boardgame.io P2P, deltaState   ${mean(theirPatches).toFixed(0)}, ratio ${patchRatio.toFixed(2)}`);
  await parisBytes();
  return ratio <= WANTED ? [] : [`bytes for each action are ${ratio.toFixed(2)} of theirs, not a third`];
}

function ticTacToeBytes(n: number): readonly Counted[] {
  const deal = { seed: seedOf(n), seats: 2, options: {} };
  const table = countedTable(ticTacToe, deal, 0);
  const pick = choices(n);
  const actions: Counted[] = [];
  let match = start(ticTacToe, deal);
  while (!ticTacToe.outcome(match.state)) {
    const legal = ticTacToe.legal(match.state, match.state.turn);
    const action = legal[pick(legal.length)];
    if (!action) throw new Error('Nobody can move.');
    const move = { actor: match.state.turn, action };
    actions.push(table.act(move));
    const verdict = play(ticTacToe, match, move);
    if (!verdict.ok) throw new Error(verdict.refusal);
    match = verdict.match;
  }
  return actions;
}

async function parisBytes(): Promise<void> {
  const { rules, bot } = await gameNamed('paris-nouveau');
  const seat = { all: [] as number[], unsealed: [] as number[] };
  const actor = { all: [] as number[], unsealed: [] as number[] };
  const watching = { all: [] as number[], unsealed: [] as number[] };
  const wholeSeat: number[] = [];
  const wholeWatching: number[] = [];
  const lengths: number[] = [];
  for (let n = 0; n < PARIS_MATCHES; n++) {
    const deal = { seed: seedOf(n), seats: 4 + (n % 3), options: {} };
    const table = countedTable(rules, deal, 1);
    let moves = 0;
    for (const { move } of randomMatch(rules, deal, rngFor(seedOf(4), n), bot)) {
      const sent = table.act(move);
      for (const which of WAYS) {
        watching[which].push(sent[which].at(-1) ?? 0);
        seat[which].push(...sent[which].slice(0, -1));
        actor[which].push(...ofActor(sent[which], move.actor));
      }
      moves++;
    }
    const whole = table.whole();
    wholeWatching.push(whole.at(-1) ?? 0);
    wholeSeat.push(...whole.slice(0, -1));
    lengths.push(moves);
  }
  const line = (name: string, values: readonly number[]): void =>
    console.log(`  ${name.padEnd(31)}median ${median(values)}, p95 ${p95(values)}, mean ${mean(values).toFixed(0)}`);
  console.log(`Bytes to each guest for each action, Paris Nouveau, 4 to 6 seats, ${PARIS_MATCHES} matches:`);
  for (const which of WAYS) {
    console.log(which === 'all' ? '  with the sealed log:' : '  without it:');
    line('a seat', seat[which]);
    line('of these, the one who acted', actor[which]);
    line('one who watches', watching[which]);
  }
  console.log(`Everything at once, at the end of such a match of ${median(lengths)} actions (bytes):`);
  line('a seat that comes back', wholeSeat);
  line('one who comes to watch', wholeWatching);
}

const ofActor = (sent: readonly number[], actor: Actor): readonly number[] =>
  actor === 'clock' ? [] : [sent[actor] ?? 0];
