import { expect, test } from 'vitest';
import { replay, seat } from '../../../src/engine/index.ts';
import { type AbacusAction, abacus } from '../../support/abacus.ts';
import { quietTable } from '../../support/quiet-table.ts';
import { seedOf } from '../../support/seeds.ts';

const DEVICES = ['d0', 'd1', 'd2'] as const;
const BEADS = 50_000;
/** Around where three digits ended: 36³ = 46,656. */
const SLIDES = [0, 46_655, 46_656, BEADS - 1, 35, 1, 49_998];
const SOME_TIME_MS = 8000;

test('whichever of 50,000 choices was made, the log remembers it, and its length does not tell', () => {
  const deal = { seed: seedOf(8), seats: 3, options: { moves: '100', beads: String(BEADS) } };
  const entries: string[] = [];
  let scenesInPieces = 0;
  const table = quietTable({
    rules: abacus,
    deal,
    devices: DEVICES,
    holders: DEVICES,
    sent(_from, to, message) {
      if (to === 'd1' && message.startsWith('{"type":"entry"')) entries.push(message);
      if (/^1\/\d+ \{"type":"scene"/.test(message)) scenesInPieces += 1;
    },
  });
  const before = entries.length;
  const moves = SLIDES.map((slide, n) => ({ actor: seat(n % 3), action: { slide } satisfies AbacusAction }));
  for (const { actor, action } of moves) table.act(DEVICES[actor] ?? '', actor, action);

  const lengths = entries.slice(before).map(text => (JSON.parse(text) as { readonly sealed: string }).sealed.length);
  expect(lengths).toHaveLength(SLIDES.length);
  expect(new Set(lengths).size).toBe(1);

  table.die('d0');
  table.run(SOME_TIME_MS);
  expect(table.host().kind).toBe('elected');
  expect({ ok: true, match: table.host().reign?.host.playing?.match }).toEqual(replay(abacus, deal, moves));
  // A list of choices as long as that does not fit one message either.
  expect(scenesInPieces).toBe(SLIDES.filter((_, n) => DEVICES[(n + 1) % 3] !== 'd0').length);
});
