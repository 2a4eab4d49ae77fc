import { describe, expect, test } from 'vitest';
import { PLAGUES, hitsFor, plagueFacts } from '../../../../src/games/moses-vs-pharaoh/data/plagues.ts';
import { leadersAt } from '../../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { E, H, act, dice, event, isLegal, kinds, passing, table, toPlay, walks } from '../moses-table.ts';

const NUMBERS = PLAGUES.map((_, n) => n + 1);

describe('plagues', () => {
  test('[MP-9] they take cards of 1, 1, 2, 2, 3, 3, 3, 4, 4 and 5, and the last three weigh on the roll', () => {
    expect(NUMBERS.map(plague => plagueFacts(plague).card)).toEqual([1, 1, 2, 2, 3, 3, 3, 4, 4, 5]);
    expect(NUMBERS.map(plague => plagueFacts(plague).modifier)).toEqual([0, 0, 0, 0, 0, 0, 0, -1, -2, -3]);
  });

  test('[MP-9] rolls of 1 or less hit three times, 2 and 3 twice, 4 and 5 once, 6 not at all', () => {
    expect([-2, -1, 0, 1, 2, 3, 4, 5, 6].map(hitsFor)).toEqual([3, 3, 3, 3, 2, 2, 1, 1, 0]);
  });

  test('[MP-9] a card that is too low brings no plague', () => {
    const state = table({ hebrew: ['spies', 'moses-pleads'], plagues: 2 });
    expect(isLegal(state, H, { type: 'plague', card: 'spies' })).toBe(false);
    expect(isLegal(state, H, { type: 'plague', card: 'moses-pleads' })).toBe(true);
  });

  test('[MP-9] the marker moves on and the hits are added to the row', () => {
    const done = passing(act(table({ row: 2 }), H, { type: 'plague', card: 'pillar-of-fire' }, dice(3)));
    expect([done.state.plagues, done.state.row]).toEqual([1, 4]);
    expect(done.events).toContainEqual({ type: 'plague', plague: 1, roll: 3, modifier: 0, hits: 2 });
  });

  test('[MP-9] the death of the firstborn is rolled with three less', () => {
    const done = passing(act(table({ plagues: 9 }), H, { type: 'plague', card: 'joshua-fights' }, dice(4)));
    expect(done.state.row).toBe(3);
  });

  test('[MP-R2] plague may follow plague within one turn', () => {
    const once = passing(act(table({ hebrew: ['spies', 'midwives'] }), H, { type: 'plague', card: 'spies' })).state;
    const twice = passing(act(once, H, { type: 'plague', card: 'midwives' })).state;
    expect(twice.plagues).toBe(2);
  });

  test('[MP-R4] after the tenth there are none left, and only events still raise the row', () => {
    const state = table({ hebrew: ['joshua-fights', 'moses-pleads'], plagues: 10, row: 9 });
    expect(isLegal(state, H, { type: 'plague', card: 'joshua-fights' })).toBe(false);
    expect(event(state, H, 'moses-pleads').state.row).toBe(10);
  });
});

describe('the row', () => {
  test('[MP-11] at thirteen Moses and Aaron join their people, who may then move but need not', () => {
    const state = table({ hebrew: ['moses-pleads', 'joshua-fights'], row: 12 });
    expect(leadersAt(state)).toBe('rameses');
    expect(walks(state, 'joshua-fights')).toEqual([]);
    const done = event(state, H, 'moses-pleads');
    expect(kinds(done)).toContain('freed');
    expect(leadersAt(done.state)).toBe('bubastis');
    expect(walks(done.state, 'joshua-fights')).toContain('qantara');
    expect(isLegal(done.state, H, { type: 'discard', card: 'joshua-fights' })).toBe(true);
  });

  test.each([
    ['joshua-fights', 16, 7, 6, 1],
    ['joshua-fights', 3, 7, 7, 8],
    ['spies', 19, 0, 0, 0],
    ['spies', -5, 4, 4, -4],
  ] as const)(
    '[MP-10] %s played on a heart of %i with the row at %i makes the row %i and leaves %i points',
    (card, heart, row, after, rest) => {
      const state = table({ egyptian: [card, 'crocodiles'], heart, row, hebrew: ['midwives'], ...toPlay('egyptian') });
      const done = act(state, E, { type: 'harden', card }).state;
      expect([done.row, done.heart]).toEqual([after, rest]);
    },
  );

  test('[MP-R17] freedom is never taken back', () => {
    const state = table({ egyptian: ['the-heart-is-hardened', 'brick-quotas'], row: 13, ...toPlay('egyptian') });
    expect(state.hands.egyptian).toHaveLength(2);
    for (const card of state.hands.egyptian) {
      expect(isLegal(state, E, { type: 'event', card })).toBe(false);
      expect(isLegal(state, E, { type: 'harden', card })).toBe(false);
    }
  });
});

describe('the numbers of the reading', () => {
  /** How likely each total of hits is after all ten plagues, unanswered. */
  const totals = NUMBERS.reduce<readonly number[]>(
    (chances, plague) => {
      const next = Array.from({ length: chances.length + 3 }, () => 0);
      for (const [total, chance] of chances.entries()) {
        for (const roll of [1, 2, 3, 4, 5, 6]) {
          const index = total + hitsFor(roll + plagueFacts(plague).modifier);
          next[index] = (next[index] ?? 0) + chance / 6;
        }
      }
      return next;
    },
    [1],
  );
  const atLeast = (hits: number): number => totals.slice(hits).reduce((sum, chance) => sum + chance, 0);

  test('[MP-9] [MP-10] ten plagues make 17.5 hits on average, and thirteen of them in 96.3 % of matches', () => {
    expect(totals.reduce((sum, chance, hits) => sum + chance * hits, 0)).toBeCloseTo(17.5, 5);
    const shares = [13, 14, 15, 16, 17, 18].map(hits => Math.round(atLeast(hits) * 1000) / 10);
    expect(shares).toEqual([96.3, 92.3, 85.7, 76.1, 63.9, 50.1]);
  });
});
