import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Seat, rngFor } from '../../../src/engine/index.ts';
import { bot } from '../../../src/games/moses-vs-pharaoh/bot/index.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import { randomMatch } from '../../support/random-match.ts';
import { seedOf } from '../../support/seeds.ts';
import { OUT_OF_SIGHT, SIGHTINGS } from './sightings.ts';

const MOST_GAMES = 1_500;

test('every rule and every ruling has something to be known by', () => {
  const rules = [...readFileSync('src/games/moses-vs-pharaoh/RULES.md', 'utf8').matchAll(/^- \[(MP-R?\d+)\]/gm)];
  const ids = rules.map(([, id]) => id ?? '');
  expect(ids.toSorted()).toEqual([...Object.keys(SIGHTINGS), ...OUT_OF_SIGHT].toSorted());
});

test('every rule and every ruling is met in matches played at random and by bots', () => {
  const unmet = new Set(Object.keys(SIGHTINGS));
  for (let seed = 1; seed <= MOST_GAMES && unmet.size > 0; seed++) {
    const deal = { seed: seedOf(seed), seats: 2, options: { turns: seed % 3 === 0 ? '20' : '15' } };
    const steps = randomMatch(mosesVsPharaoh, deal, rngFor(seedOf(seed), 2_000_000), seed % 2 === 0 ? bot : undefined);
    for (const { before, move, events, after } of steps) {
      const step = {
        before: before.state,
        seat: move.actor as Seat,
        action: move.action,
        events,
        after: after.state,
      };
      for (const id of unmet) if (SIGHTINGS[id]?.(step) === true) unmet.delete(id);
    }
  }
  expect([...unmet]).toEqual([]);
});
