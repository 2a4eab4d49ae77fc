import { expect, test } from 'vitest';
import { type AbacusAction, type AbacusEvent, type AbacusState, abacus, abacusBot } from '../support/abacus.ts';
import { LONGEST_WHOLE, MOST_CHOICES, largestOf } from '../support/largest.ts';
import { type Step, playerRng, randomMatch } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

const BEADS = 50_000;

test('a game whose lists are too long, or whose story is, would be found out', () => {
  const deal = { seed: seedOf(1), seats: 3, options: { moves: '100', beads: String(BEADS) } };
  const steps: Step<AbacusState, AbacusAction, AbacusEvent>[] = [];
  for (const step of randomMatch(abacus, deal, playerRng(1), abacusBot)) if (steps.push(step) === 4) break;
  const { choices, whole } = largestOf(abacus, deal, steps);
  expect(choices).toBe(BEADS);
  expect(choices).toBeGreaterThan(MOST_CHOICES);
  // All of one list is in it; and every word of every event.
  expect(whole).toBeGreaterThan(BEADS * '{"slide":0}'.length);
  const told = { ...abacus, seen: () => ({ type: 'slid', seat: 0, bead: 'x'.repeat(LONGEST_WHOLE / 4) }) as never };
  expect(largestOf(told, deal, steps).whole).toBeGreaterThan(LONGEST_WHOLE);
});
