import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Deal, type Move, type Seed, at, play, seat, start } from '../../src/engine/index.ts';
import type { Action } from '../../src/games/paris-nouveau/state.ts';
import { type ChainHash, firstLink, nextLink } from '../../src/table/chain.ts';
import { subject as parisSubject } from '../games/paris-nouveau/subject.ts';
import { playerRng } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

/*
 * Every guest is sent the chain after every move, so it must not be a key to the move. A vote in a closed fist has at
 * most a few dozen values: whoever can compute the chain from the move alone tries them all.
 */

const { rules } = parisSubject;
const rng = playerRng(77);
const SECRET: Seed = Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('');
const deal: Deal = { seed: SECRET, seats: 5, options: {} };
const match = start(rules, deal);
const voter = seat(2);

/** What anybody may know: that seat 2 has closed its fist over some of its tokens. */
const guesses: readonly Move<Action>[] = rules
  .legal(match.state, voter)
  .filter(({ type }) => type === 'commit')
  .map(action => ({ actor: voter, action }));
const truth = at(guesses, 3);
const before = firstLink(rules.id, rules.version, deal);

type Link = (chain: ChainHash, n: number, move: Move<Action>) => ChainHash;

/** A chain as one might carelessly make it. */
const unsalted: Link = (chain, n, { actor, action }) =>
  createHash('sha256')
    .update(JSON.stringify([chain, n, actor, action]))
    .digest('base64url')
    .slice(0, 24);

/** Which of the votes would have made this chain. */
const opened = (link: Link, seen: ChainHash): readonly Move<Action>[] =>
  guesses.filter(guess => link(before, 1, guess) === seen);

test('the vote that is sealed here is one of several', () => {
  expect(guesses.length).toBeGreaterThan(5);
  expect(play(rules, match, truth).ok).toBe(true);
});

test('a chain without salt gives a sealed vote away to whoever tries every vote', () => {
  expect(opened(unsalted, unsalted(before, 1, truth))).toEqual([truth]);
});

test('our chain is not opened by trying every vote, nor by guessing at seeds as well', () => {
  const seen = nextLink(before, SECRET, 1, truth);
  expect(opened(unsalted, seen)).toEqual([]);
  const weak = [...Array.from({ length: 300 }, (_, n) => seedOf(n)), 'f'.repeat(64), '5eed'.repeat(16)];
  for (const seed of weak) expect(opened((chain, n, move) => nextLink(chain, seed, n, move), seen)).toEqual([]);
});

test('with the seed, which is shown when the match is over, exactly the true vote fits', () => {
  const seen = nextLink(before, SECRET, 1, truth);
  expect(opened((chain, n, move) => nextLink(chain, SECRET, n, move), seen)).toEqual([truth]);
});

test('every move has a salt of its own, so the same vote twice makes two chains that share nothing', () => {
  const links = Array.from({ length: 50 }, (_, n) => nextLink(before, SECRET, n, truth));
  expect(new Set(links).size).toBe(50);
});
