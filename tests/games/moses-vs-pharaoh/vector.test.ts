import { expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/index.ts';
import type { Event } from '../../../src/games/moses-vs-pharaoh/event.ts';
import type { Action, State } from '../../../src/games/moses-vs-pharaoh/state.ts';
import { E, H, act, marches, table } from './moses-table.ts';

/** [MP-R1] The garrisons have ridden to Memphis before. */
const TURN_EIGHT = table({
  turn: 8,
  row: 13,
  hebrew: ['spies', 'bricks-without-straw', 'heat-exhaustion', 'egyptian-priests', 'extra-water'],
  egyptian: ['josephs-bones', 'dust-storms', 'chariot-wheels', 'crocodiles', 'joshua-fights'],
  removed: ['nubian-garrison', 'coast-garrison'],
  chariots: [{ at: 'memphis', hundreds: 8, mobilised: false }],
  phase: { name: 'save', aside: { hebrew: null, egyptian: null } },
});

const YIELD: Action = { type: 'yield' };
const PASS: Action = { type: 'pass' };

/** The rulebook's example, with the questions our app asks in between. */
const SCRIPT: readonly (readonly [Seat, Action])[] = [
  [H, { type: 'save', cards: [] }],
  [E, { type: 'save', cards: [] }],
  [H, { type: 'lead', first: 'hebrew' }],
  [H, { type: 'event', card: 'spies' }],
  [E, PASS],
  [H, YIELD],
  [E, { type: 'event', card: 'josephs-bones' }],
  [H, PASS],
  [E, YIELD],
  [H, { type: 'walk', card: 'bricks-without-straw', to: 'qantara' }],
  [H, YIELD],
  [E, { type: 'march', card: 'dust-storms', to: 'memphis', force: 'alone' }],
  [E, YIELD],
  [H, { type: 'walk', card: 'heat-exhaustion', to: 'ismailia' }],
  [H, YIELD],
  [E, { type: 'mobilise', card: 'chariot-wheels' }],
  [E, YIELD],
  [H, { type: 'walk', card: 'egyptian-priests', to: 'succoth' }],
  [H, YIELD],
  [E, { type: 'event', card: 'crocodiles' }],
  [H, PASS],
  [E, { type: 'march', card: 'joshua-fights', to: 'amarna', force: 'chariots' }],
];

test('[MP-4] [MP-12] [MP-15] [MP-16] [MP-17] [MP-R12] the rulebook’s eighth turn goes as printed, move for move', () => {
  let state: State = TURN_EIGHT;
  let events: readonly Event[] = [];
  for (const [seat, action] of SCRIPT) {
    const done = act(state, seat, action);
    state = done.state;
    events = [...events, ...done.events];
  }

  expect(events).toContainEqual({ type: 'discarded', side: 'hebrew', cards: ['extra-water'], how: 'lost' });
  expect(state).toMatchObject({
    turn: 9,
    hebrews: 'succoth',
    departed: true,
    pharaoh: 'amarna',
    chariots: [{ at: 'amarna', hundreds: 8, mobilised: true }],
    initiative: 'hebrew',
    bones: 'missed',
    effects: { doubled: { hebrew: false, egyptian: false } },
  });
  // Both hands were empty, so both are dealt five.
  const dealt = events.flatMap(event => (event.type === 'drew' ? [[event.side, event.count]] : []));
  expect(dealt).toEqual([
    ['hebrew', 5],
    ['egyptian', 5],
  ]);
});

test('[MP-15] [MP-R1] from Amarna the army then reaches what the rulebook says it does', () => {
  const state = table({
    row: 13,
    departed: true,
    hebrews: 'succoth',
    parted: true,
    pharaoh: 'amarna',
    chariots: [{ at: 'amarna', hundreds: 8, mobilised: true }],
    egyptian: ['taskmasters', 'crocodiles', 'dust-storms', 'chariot-wheels', 'joshua-fights'],
    hebrew: ['spies'],
    phase: { name: 'play', side: 'egyptian', again: false },
  });
  const farthest = (['crocodiles', 'dust-storms', 'chariot-wheels'] as const).map(card =>
    marches(state, card, 'chariots'),
  );
  expect(farthest[0]).toContain('heliopolis');
  expect(farthest[1]).toContain('pithom');
  expect(farthest[2]).toContain('succoth');
  const past = { ...state, hebrews: 'red-sea' } as const;
  expect(marches(past, 'joshua-fights', 'chariots')).toContain('red-sea');
});
