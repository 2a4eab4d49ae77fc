import { describe, expect, test } from 'vitest';
import { BOX } from '../support/box.ts';
import { isHidden, leaking, leakyRules, middleOf, secretsOf } from '../support/planted-leaks.ts';
import { Leak, runTwins } from '../support/twin-tables.ts';

describe.each(BOX)('$id', ({ subject }) => {
  test('two tables that should look the same to a device send it the same bytes', () => {
    const { compared, differing } = runTwins(subject, subject.rules);
    expect(differing).toBeGreaterThan(50);
    expect(compared).toBeGreaterThan(1000);
  });

  test.each(leakyRules(subject))('tables that give away %s do not', (_what, sent) => {
    expect(() => runTwins(subject, sent)).toThrow(Leak);
  });

  test.each(secretsOf(subject))('tables that give away this secret do not: %s', secret => {
    const where = (state: unknown): boolean => isHidden(subject, secret, state, middleOf(subject));
    expect(() => runTwins(subject, leaking(subject, secret), where)).toThrow(Leak);
  });
});
