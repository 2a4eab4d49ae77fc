import { describe, expect, test } from 'vitest';
import type { AnyRules } from '../../src/engine/index.ts';
import type { ToGuest } from '../../src/table/index.ts';
import { BOX } from '../support/box.ts';
import { leaking, secretsOf } from '../support/planted-leaks.ts';
import { ANN, BEN, WATCHER, planFor, recorded } from '../support/recorded-bytes.ts';
import { HOST } from '../support/table-room.ts';

describe.each(BOX)('$id', ({ subject }) => {
  const { rules, pieces } = subject;

  test.each([
    ['that holds seats', ANN],
    ['that holds others', BEN],
    ['that only watches', WATCHER],
  ] as const)('in whole matches no byte to a device %s names what it may not know', (_who, device) => {
    let [bytes, letters, hidden, longest] = [0, 0, 0, 0];
    for (const number of [1, 2, 3]) {
      const { room, hidden: kept } = recorded(subject, number, device);
      const { received } = room.at(device);
      letters += received.length;
      bytes += received.join('').length;
      longest = Math.max(longest, ...received.map(text => text.length));
      hidden += kept;
      expect(received.some(text => text.includes('"outcome"'))).toBe(true);
      const kinds = new Set(received.map(text => (JSON.parse(text) as ToGuest).type));
      expect([...kinds].toSorted()).toEqual(['answer', 'roster', 'scene', 'talk', 'whole']);
      expect(room.asked.some(({ device: id }) => id === HOST)).toBe(planFor(rules.seats.max).includes('h'));
    }
    expect(letters).toBeGreaterThan(200);
    expect(bytes).toBeGreaterThan(20_000);
    // There was much to give away.
    if (pieces.length > 0) expect(hidden / letters).toBeGreaterThan(15);
    // A link carries no more than 512 kB at once.
    expect(longest).toBeLessThan(256 * 1024);
  });

  test('what is sent as it is, and not as it may be seen, is found out', () => {
    expect(() => recorded(subject, 1, WATCHER, { ...rules, seen: event => event })).toThrow(/named in/);
    const whole: AnyRules = {
      ...rules,
      view: (state, viewer) => ({ ...(rules.view(state, viewer) as object), undo: state }),
    };
    expect(() => recorded(subject, 1, WATCHER, whole)).toThrow(/named in/);
  });

  const isOfPieces = (value: unknown): boolean => pieces.some(piece => JSON.stringify(value).includes(piece));
  const named = pieces.length > 0 ? secretsOf(subject, { holding: isOfPieces }) : [];

  test.each(named)('a piece that is sent to the wrong device, or too soon, is found out: %s', secret => {
    expect(() => {
      for (let number = 1; number <= 10; number++) recorded(subject, number, WATCHER, leaking(subject, secret));
    }).toThrow(/is named in/);
  });
});
