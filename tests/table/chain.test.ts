import { expect, test } from 'vitest';
import { type Deal, type Move, seat } from '../../src/engine/index.ts';
import { type ChainHash, firstLink, nextLink } from '../../src/table/chain.ts';
import { layOut } from '../../src/table/index.ts';
import { subject as parisSubject } from '../games/paris-nouveau/subject.ts';
import { playerRng, randomMatch } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

const { rules, bot } = parisSubject;
const deal: Deal = { seed: seedOf(3), seats: 5, options: { abilities: 'on' } };
const moves: readonly Move<unknown>[] = [...randomMatch(rules, deal, playerRng(3), bot)]
  .slice(0, 60)
  .map(({ move }) => move);

function chainOf({ seed, ...rest }: Deal, played: readonly Move<unknown>[], version = 1): ChainHash {
  const first = firstLink(rules.id, version, { seed, ...rest });
  return played.reduce<ChainHash>((chain, move, n) => nextLink(chain, seed, n + 1, move), first);
}

test('the same moves make the same chain, on the table and when they are laid out again', () => {
  expect(chainOf(deal, moves)).toBe(chainOf(deal, JSON.parse(JSON.stringify(moves))));
  expect(layOut(rules, 'm', deal, moves)?.chain).toBe(chainOf(deal, moves));
});

test('a chain is 18 bytes in letters that any address can hold', () => {
  expect(chainOf(deal, [])).toMatch(/^[\w-]{24}$/);
  expect(chainOf(deal, moves)).toMatch(/^[\w-]{24}$/);
});

test('another deal makes another chain', () => {
  const chains = [
    chainOf(deal, moves),
    chainOf({ ...deal, seed: seedOf(4) }, moves),
    chainOf({ ...deal, seats: 6 }, moves),
    chainOf({ ...deal, options: { abilities: 'off' } }, moves),
    chainOf(deal, moves, 2),
    firstLink('another-game', 1, deal),
    firstLink(rules.id, 1, deal),
  ];
  expect(new Set(chains).size).toBe(chains.length);
});

test('a match with any one move changed, missing or played twice has another chain', () => {
  const chains = new Set([chainOf(deal, moves)]);
  moves.forEach((move, n) => {
    chains.add(chainOf(deal, moves.with(n, { ...move, action: { type: 'something-else' } })));
    chains.add(chainOf(deal, moves.with(n, { ...move, actor: seat(9) })));
    chains.add(chainOf(deal, moves.toSpliced(n, 1)));
    chains.add(chainOf(deal, moves.toSpliced(n, 0, move)));
  });
  // Playing a move twice is the same history whichever of the two twins is called the second.
  const twins = moves.filter((move, n) => JSON.stringify(move) === JSON.stringify(moves[n + 1])).length;
  expect(chains.size).toBe(1 + 4 * moves.length - 2 * twins);
});

test('the order of moves matters', () => {
  const [one, two] = [
    { actor: seat(0), action: { type: 'commit', tokens: 1 } },
    { actor: seat(1), action: { type: 'commit', tokens: 2 } },
  ];
  expect(chainOf(deal, [one, two])).not.toBe(chainOf(deal, [two, one]));
});

test('a chain tells every prefix of a match from every other', () => {
  const all = moves.map((_, n) => chainOf(deal, moves.slice(0, n)));
  expect(new Set(all).size).toBe(moves.length);
});

test('words outside the alphabet are hashed like any other', () => {
  const odd = (text: string): ChainHash => chainOf(deal, [{ actor: seat(0), action: { text } }]);
  expect(new Set(['é', 'e', '😀', '\ud83d', '%', '%25', '"'].map(odd)).size).toBe(7);
});
