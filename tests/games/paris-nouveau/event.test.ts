import { expect, test } from 'vitest';
import { type Viewer, viewersOf } from '../../../src/engine/index.ts';
import { type Event, seen } from '../../../src/games/paris-nouveau/event.ts';
import { A, B, C } from './paris-table.ts';

const SECRET: readonly [who: Viewer, event: Event][] = [
  [B, { type: 'submitted', seat: B, card: 'd1v0--', drawn: ['d1v1--'] }],
  [A, { type: 'looked', leader: A, count: 3, cards: ['d1v0--', 'd1v1--', 'd1v2--'] }],
  [B, { type: 'drew', tec: B, count: 2, cards: ['d1v0--', 'd1v1--'] }],
  [C, { type: 'spotted', seat: C, of: A, card: 'd1v0--' }],
  [C, { type: 'couriered', seat: C, card: 'd1v0--' }],
  [C, { type: 'dropped', seat: C, card: 'd1v0--' }],
];

test.each(SECRET)('what seat %s alone saw is told to nobody else: %j', (owner, event) => {
  for (const viewer of viewersOf(4)) {
    const told = seen(event, viewer);
    if (viewer === owner) expect(told).toEqual(event);
    else expect(JSON.stringify(told)).not.toMatch(/d1v/);
    expect(told.type).toBe(event.type);
  }
});

test('what happened in the open is told to all alike', () => {
  const event: Event = { type: 'placed', seat: A, line: 'rescuer', card: 'd1v0--' };
  for (const viewer of viewersOf(4)) expect(seen(event, viewer)).toEqual(event);
});
