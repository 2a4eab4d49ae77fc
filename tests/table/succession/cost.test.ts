import { describe, expect, test } from 'vitest';
import type { AnyRules } from '../../../src/engine/index.ts';
import { BUCKET } from '../../../src/table/succession/seal.ts';
import { writtenEntry } from '../../../src/table/succession/testament.ts';
import { playerRng, randomMatch } from '../../support/random-match.ts';
import { seedOf } from '../../support/seeds.ts';
import { BOXED } from '../../support/simulation/games.ts';
import { seatNo } from '../../support/table-room.ts';
import { simulate } from '../../support/simulation/simulation.ts';

const MOST_BYTES = 300;
const ONE_BUCKET = Math.ceil(((BUCKET + 16) * 4) / 3);
/** As long as a device's name for an ask ever is. */
const ID = 'f'.repeat(20);

describe.each(BOXED)('$rules.id', ({ rules, bot, options }) => {
  test('every action that is ever offered fits one bucket, so that its length says nothing', () => {
    let longest = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const rng = playerRng(seed);
      const seats = rng.int(2) === 0 ? rules.seats.min : rules.seats.max;
      const deal = { seed: seedOf(seed), seats, options: firstOf(rules) };
      for (const { before } of randomMatch(rules, deal, rng, seed % 2 === 0 ? bot : undefined)) {
        for (let seat = 0; seat < seats; seat++) {
          const choice = rules.legal(before.state, seatNo(seat)).length;
          const move = { actor: seatNo(seat), choice, intent: `ann.${ID}` };
          longest = Math.max(longest, JSON.stringify(writtenEntry({ type: 'move', move }, { ann: 63 })).length);
        }
      }
    }
    console.log(`the longest move takes ${longest} of ${BUCKET} bytes`);
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThanOrEqual(BUCKET);
  });

  test('the sealed log costs few bytes for each action and device', () => {
    let [entry, entries, kept, acknowledgements] = [0, 0, 0, 0];
    const outcome = simulate(
      {
        seed: 3,
        game: { rules, bot, options },
        count: 6,
        complete: true,
        delivered: (_to, _from, text) => {
          const { type, sealed = '' } = JSON.parse(text) as { readonly type: string; readonly sealed?: string };
          // Other entries tell of the room, and are as rare as its changes.
          if (type === 'entry' && sealed.length <= ONE_BUCKET) {
            entry += text.length;
            entries += 1;
          } else if (type === 'kept') {
            kept += text.length;
            acknowledgements += 1;
          }
        },
      },
      () => ({ trouble: () => undefined, seconds: 60 }),
    );
    expect(outcome.problem).toBeNull();
    const bytes = entry / entries + kept / acknowledgements;
    console.log(`${bytes.toFixed(0)} bytes for each of ${entries} entries, with its acknowledgement`);
    expect(entries).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});

const firstOf = ({ options }: AnyRules): Record<string, string> =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[0] ?? '']));
