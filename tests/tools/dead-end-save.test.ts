import { expect, test } from 'vitest';
import { readSave } from '../../src/app/save-match.ts';
import type { AnyRules } from '../../src/engine/index.ts';
import { rules } from '../../src/games/paris-nouveau/index.ts';
import { titleOf } from '../../src/games/catalogue.ts';
import { deadEndSave } from '../../tools/dead-end-save.ts';
import { DeadEnd, playerRng, randomMatch } from '../support/random-match.ts';
import { seedOf } from '../support/seeds.ts';

const deal = { seed: seedOf(7), seats: 5, options: { abilities: 'on' } };

/** Paris with a rule that breaks when the hunters place their second card. */
const broken: AnyRules = {
  ...(rules as AnyRules),
  apply: (state, actor, action, rng) => {
    const { phase, round } = state as { phase: { name: string }; round: number };
    if (phase.name === 'hunt' && round === 2) throw new Error('planted');
    return (rules as AnyRules).apply(state, actor, action, rng);
  },
};

function fuzzUntilItBreaks(): DeadEnd<unknown> {
  for (let seed = 1; ; seed++) {
    try {
      for (const step of randomMatch(broken, deal, playerRng(seed))) void step;
    } catch (error) {
      if (error instanceof DeadEnd) return error;
      throw error;
    }
  }
}

test('what the fuzzer writes when a rule throws can be imported, and stands just before the throw', async () => {
  const found = fuzzUntilItBreaks();
  expect(found.message).toContain('planted');
  const text = deadEndSave(rules, deal, found.moves, found.message);
  const imported = await readSave(text, titleOf, { id: 'x', now: 1 });
  expect(imported).toMatchObject({ ok: true, value: { header: { moves: found.moves.length - 1, over: false } } });
});

test('a game in which nobody can act is a dead end too', () => {
  const stuck: AnyRules = { ...(rules as AnyRules), legal: () => [] };
  expect(() => [...randomMatch(stuck, deal, playerRng(1))]).toThrow('Nobody can act after 0 moves.');
});
