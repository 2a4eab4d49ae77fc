import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyRules, type Deal, type Move, play, replay, rngFor, seatsOf, start } from '../../src/engine/index.ts';
import { sceneFor } from '../../src/table/index.ts';
import { lantern } from '../../tests/support/lantern.ts';
import { randomMatch, randomMove } from '../../tests/support/random-match.ts';
import { seedOf } from '../../tests/support/seeds.ts';
import { ticTacToe } from '../../tests/support/tic-tac-toe.ts';
import { gamesOfTheBox } from '../games.ts';
import { median } from './statistics.ts';

interface Theirs {
  readonly playTheirs: (moves: number, random: () => number) => Promise<number>;
}

const ROUNDS = 5;
const WANTED = 10;
const inThousands = (rate: number): string => `${(rate / 1000).toFixed(1)} k`;

/** How fast moves are made and matches are taken up again. Answers with what fell short. */
export async function compareRates(): Promise<readonly string[]> {
  const { playTheirs } = (await import(pathToFileURL(resolve('tools/bench/theirs.mjs')).href)) as Theirs;
  playOurs(20_000, 0);
  await playTheirs(500, Math.random);
  const rounds: { ours: number; theirs: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const theirs = await rate(() => playTheirs(2_000, Math.random));
    const ours = await rate(() => playOurs(50_000, n));
    rounds.push({ ours, theirs });
  }
  const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
  console.log('Random legal moves a second, tic-tac-toe, a master and two clients:');
  console.log(`  ours           ${inThousands(median(rounds.map(({ ours }) => ours)))}`);
  console.log(`  boardgame.io   ${inThousands(median(rounds.map(({ theirs }) => theirs)))}`);
  console.log(`  ratio          ${ratio.toFixed(1)} times (median of ${ROUNDS}; wanted: at least ${WANTED})`);
  await gameRates();
  resumeRates();
  return ratio >= WANTED ? [] : [`moves are made only ${ratio.toFixed(1)} times as fast as theirs`];
}

/** What the master does for two clients: check, apply, and make each one's scene as it would be sent. */
function playOurs(moves: number, seed: number): number {
  const rng = rngFor(seedOf(0xbe9c), seed);
  let made = 0;
  for (let n = 0; made < moves; n++) {
    let match = start(ticTacToe, { seed: seedOf(n), seats: 2, options: {} });
    for (let move = randomMove(ticTacToe, match, rng); move; move = randomMove(ticTacToe, match, rng)) {
      const verdict = play(ticTacToe, match, move);
      if (!verdict.ok) throw new Error(verdict.refusal);
      match = verdict.match;
      for (const seat of seatsOf(2)) JSON.stringify(sceneFor(ticTacToe, match, seat, verdict.events));
      made++;
    }
  }
  return made;
}

const ACTIONS = 2_000;

async function gameRates(): Promise<void> {
  for (const { rules, bot, meta } of await gamesOfTheBox()) {
    const { min, max } = rules.seats;
    const seatsOfMatch = (n: number): number => min + (n % (max - min + 1));
    const recorded: { deal: Deal; moves: Move<unknown>[] }[] = [];
    let total = 0;
    for (let n = 0; total < ACTIONS; n++) {
      const deal = { seed: seedOf(n), seats: seatsOfMatch(n), options: {} };
      const moves = [...randomMatch(rules, deal, rngFor(seedOf(1), n), bot)].map(({ move }) => move);
      recorded.push({ deal, moves });
      total += moves.length;
    }
    const made = await rate(() => playAtRandom(rules, seatsOfMatch));
    const replayed = time(() => {
      for (const { deal, moves } of recorded) replay(rules, deal, moves);
    });
    const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
    console.log(
      `Random legal moves a second, ${meta.title}, ${seats}: ${inThousands(made)}; ` +
        `${total} actions replay in ${replayed.toFixed(1)} ms`,
    );
  }
}

function resumeRates(): void {
  const long = { deal: { seed: seedOf(9), seats: 6, options: { nights: '400' } }, moves: [] as Move<unknown>[] };
  for (const { move } of randomMatch(lantern, long.deal, rngFor(seedOf(3), 0))) {
    if (long.moves.length < ACTIONS) long.moves.push(move);
  }
  const whole = time(() => resume(long.deal, long.moves));
  const half = replay(lantern, long.deal, long.moves.slice(0, 1_975) as never);
  const fromSnapshot = time(() => {
    if (half.ok) replay(lantern, long.deal, long.moves as never, half.match);
  });
  console.log(
    `Resume a match of ${long.moves.length} actions: ${whole.toFixed(1)} ms (aim: under 100), ` +
      `from a snapshot ${fromSnapshot.toFixed(1)} ms`,
  );
}

/** Whole matches by chance, one after the other. Answers with how many moves were made. */
function playAtRandom(rules: AnyRules, seatsOfMatch: (n: number) => number): number {
  const rng = rngFor(seedOf(2), 0);
  let made = 0;
  for (let n = 0; made < 30_000; n++) {
    let match = start(rules, { seed: seedOf(n), seats: seatsOfMatch(n), options: {} });
    for (let move = randomMove(rules, match, rng); move; move = randomMove(rules, match, rng)) {
      const verdict = play(rules, match, move);
      if (!verdict.ok) throw new Error(verdict.refusal);
      match = verdict.match;
      made++;
    }
  }
  return made;
}

async function rate(run: () => number | Promise<number>): Promise<number> {
  const began = performance.now();
  const made = await run();
  return (made / (performance.now() - began)) * 1000;
}

function time(run: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return median(times);
}

function resume(deal: Deal, moves: readonly Move<unknown>[]): void {
  if (!replay(lantern, deal, moves as never).ok) throw new Error('The long match does not replay.');
}
