import { describe, expect, test } from 'vitest';
import { type Deal, start } from '../../src/engine/index.ts';
import { type Parcel, gathered } from '../../src/table/pieces.ts';
import { seedOf } from '../support/seeds.ts';
import { lantern } from '../support/lantern.ts';
import { BLIND } from '../support/simulation/games.ts';
import { HONEST, type Mutant } from '../support/simulation/mutants.ts';
import { simulate } from '../support/simulation/simulation.ts';
import { newTally } from '../support/simulation/tally.ts';
import { troubledAndComplete } from '../support/simulation/trouble.ts';

const SEATS = 5;
const DEVICES = SEATS;
const SMALL_PIECE = 1500;
const options = { nights: '400', timer: 'off' };

const dealOf = (n: number): Deal => ({ seed: seedOf(n), seats: SEATS, options });
const stateOf = (n: number) => start(lantern, dealOf(n)).state;

/** Another deal in which one seat sees the same, whatever it looks at, and everybody else has another card. */
function twinOf(n: number, seat: number): number {
  const truth = stateOf(n);
  for (let twin = n + 1; ; twin++) {
    const { hands, aside } = stateOf(twin);
    const isSame = (hand: number, at: number): boolean => hand === truth.hands[at];
    if (aside === truth.aside && hands.every((hand, at) => isSame(hand, at) === (at === seat))) return twin;
  }
}

/** All that was sent to one device, without what hides what it holds: of that, only the length. */
function inboxOf(seed: number, deal: number, device: string, mutant: Mutant, tally = newTally()): readonly string[] {
  const inbox: string[] = [];
  const parcels = new Map<string, Parcel | null>();
  simulate(
    {
      seed,
      game: BLIND,
      count: DEVICES,
      complete: true,
      deal: dealOf(deal),
      mutant,
      tally,
      // Every third table sends what is long in pieces.
      ...(seed % 3 === 0 ? { longestPiece: SMALL_PIECE } : {}),
      delivered: (to, from, text) => {
        if (to !== device) return;
        const { parcel, text: letter } = gathered(parcels.get(from) ?? null, from, text);
        parcels.set(from, parcel);
        if (letter?.includes('"testament"')) return;
        if (letter !== text) inbox.push(`${from}: a piece of ${text.length}`);
        if (letter !== null) inbox.push(`${from}: ${masked(letter)}`);
      },
    },
    troubledAndComplete,
  );
  return inbox;
}

const masked = (text: string): string =>
  text.replaceAll(/"(sealed|chain)":"([^"]*)"/g, (_, name: string, value: string) => `"${name}":${value.length}`);

function firstDifference(seed: number, mutant: Mutant, tally = newTally()): string | undefined {
  const seat = seed % SEATS;
  const [truth, world] = [seed * 1000, twinOf(seed * 1000, seat)].map(deal =>
    inboxOf(seed, deal, `d${seat}`, mutant, tally),
  );
  expect(truth?.length).toBeGreaterThan(20);
  return truth?.find((line, n) => line !== world?.[n]);
}

const SEEDS = Array.from({ length: 60 }, (_, n) => n + 1);

describe('two tables that differ only in what one device may not know', () => {
  test('send it the same, through every change of host', { timeout: 120_000 }, () => {
    const tally = newTally();
    for (const seed of SEEDS) expect(firstDifference(seed, HONEST, tally), `seed ${seed}`).toBeUndefined();
    expect(tally.counts.get('accession: elected')).toBeGreaterThan(40);
    expect(tally.counts.get('accession: handed')).toBeGreaterThan(10);
  });

  test('do not, when the host lets something slip', { timeout: 120_000 }, () => {
    const leak: Mutant = {
      does: (step, { reign }) => ({
        ...step,
        post: step.post.map(post => {
          const state = reign?.host.playing?.match.state as { readonly hands: readonly number[] } | undefined;
          if (!state || post.letter.type !== 'whole') return post;
          const events = [{ type: 'dealt', night: state.hands[0] === 1 ? 1 : 2 }];
          return { ...post, letter: { ...post.letter, steps: [{ change: null, events }, ...post.letter.steps] } };
        }),
      }),
    };
    expect(SEEDS.some(seed => firstDifference(seed, leak) !== undefined)).toBe(true);
  });
});
