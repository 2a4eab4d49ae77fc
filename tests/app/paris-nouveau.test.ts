import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchLocks } from '../../src/app/match-locks.ts';
import { type LiveShelf, matchShelf } from '../../src/app/shelf.ts';
import { rngFor, seatsOf, viewersOf } from '../../src/engine/index.ts';
import * as paris from '../../src/games/paris-nouveau/index.ts';
import { idbMatches, openDatabase } from '../../src/storage/index.ts';
import type { OpenMatch } from '../../src/ui/services.ts';
import { lanternGame } from '../support/lantern-game.ts';
import { alone, open, seatsFor } from '../support/lantern-table.ts';
import { stillWorld } from '../support/still-world.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** A new tab: it shares the disk with the others, and nothing else. */
const tab = (seed = 1): LiveShelf =>
  matchShelf({
    catalogue: [
      {
        meta: { id: 'paris-nouveau', title: '', seats: paris.rules.seats, minutes: { min: 1, max: 1 }, pitch: '' },
        load: async () => ({ rules: paris.rules, bot: paris.bot, ui: lanternGame.ui }),
      },
    ],
    matches: idbMatches(openDatabase('test')),
    locks: matchLocks(undefined, alone),
    tabs: alone,
    surroundings: stillWorld(seed),
  });

async function begun(kinds: string, seed: number): Promise<string> {
  const made = await tab(seed).create({ game: 'paris-nouveau', name: 'Night', seats: seatsFor(kinds), options: {} });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

const outcomeOf = (match: OpenMatch) => match.sceneFor('spectator').outcome;

test.each([4, 5, 6])('%i bots play Paris Nouveau to its outcome, every move on disk', async seats => {
  const id = await begun('b'.repeat(seats), seats);
  const shelf = tab();
  const match = await open(shelf, id);
  await vi.waitFor(() => expect(outcomeOf(match)).not.toBeNull(), { timeout: 50_000, interval: 20 });
  const again = await open(tab(), id);
  expect(again.sceneFor('spectator')).toEqual(match.sceneFor('spectator'));
  // Talk is in the air, not on the disk.
  expect(again.history()).toEqual(match.history().map(step => ({ ...step, said: [] })));
});

test.each([1, 2, 3, 4, 5, 6])(
  'a tab killed after any move finds the match as it left it (deal %i)',
  async seed => {
    const id = await begun('ppppp', seed);
    const dice = rngFor(seed.toString(16).repeat(64), 0);
    let match = await open(tab(), id);
    for (let n = 0; outcomeOf(match) === null; n++) {
      const deciding = match.sceneFor('spectator').awaited.filter(actor => actor !== 'clock');
      const by = dice.pick(deciding);
      expect((await match.act(by, dice.pick(match.sceneFor(by).legal))).ok).toBe(true);

      const killed = match;
      match = await open(tab(), id);
      expect(viewersOf(5).map(viewer => match.sceneFor(viewer))).toEqual(viewersOf(5).map(v => killed.sceneFor(v)));
      expect(n).toBeLessThan(2000);
    }
    expect(seatsOf(5).every(who => match.sceneFor(who).legal.length === 0)).toBe(true);
  },
  120_000,
);
