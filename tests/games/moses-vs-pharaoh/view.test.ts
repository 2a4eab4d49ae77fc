import { expect, test } from 'vitest';
import { type Viewer, viewersOf } from '../../../src/engine/index.ts';
import { type Card, DECK } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { type Event, seen } from '../../../src/games/moses-vs-pharaoh/event.ts';
import { imagine } from '../../../src/games/moses-vs-pharaoh/imagine.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import type { Phase, State } from '../../../src/games/moses-vs-pharaoh/state.ts';
import { playerRng } from '../../support/random-match.ts';
import { E, H, actAll, event, table, toPlay } from './moses-table.ts';

const HANDS = { hebrew: ['joshua-fights', 'spies'], egyptian: ['picked-crews', 'crocodiles'] } as const;
const SAVED = { hebrew: ['midwives'], egyptian: ['taskmasters'] } as const;

const shown = (state: State, viewer: Viewer): string => JSON.stringify(mosesVsPharaoh.view(state, viewer));
const found = (cards: readonly Card[], text: string): readonly Card[] =>
  cards.filter(card => text.includes(JSON.stringify(card)));
const state = (changes: Parameters<typeof table>[0] = {}): State => table({ ...HANDS, saved: SAVED, ...changes });

const OWNERS: readonly [Viewer, readonly Card[]][] = [
  [H, [...HANDS.hebrew, ...SAVED.hebrew]],
  [E, [...HANDS.egyptian, ...SAVED.egyptian]],
  ['spectator', []],
];

test.each(OWNERS)('[MP-4] viewer %s sees no faces but their own', (viewer, own) => {
  expect(found(DECK, shown(state(), viewer)).toSorted()).toEqual([...own].toSorted());
});

test.each(OWNERS)('[MP-R26] viewer %s cannot tell what another is laying aside', viewer => {
  const phase = (hebrew: readonly Card[], egyptian: readonly Card[]): Phase => ({
    name: 'save',
    aside: { hebrew, egyptian },
  });
  const saved = { hebrew: [], egyptian: [] };
  const one = state({ saved, phase: phase(viewer === H ? [] : ['spies'], viewer === E ? [] : ['crocodiles']) });
  const other = state({ saved, phase: phase([], []) });
  expect(shown(one, viewer)).toBe(shown(other, viewer));
});

test('[MP-6] everybody sees what is discarded and removed, and how many cards are where', () => {
  const view = mosesVsPharaoh.view(state({ discard: ['extra-water'], removed: ['burning-bush'] }), 'spectator');
  expect(view).toMatchObject({
    discard: ['extra-water'],
    removed: ['burning-bush'],
    handSizes: { hebrew: 2, egyptian: 2 },
    savedSizes: { hebrew: 1, egyptian: 1 },
    own: null,
  });
});

test('when the match is over everybody sees both hands, but not the deck', () => {
  const over = state({ phase: { name: 'over', winner: 'hebrew', ending: 'sinai' } });
  for (const viewer of viewersOf(2)) {
    expect(found(DECK, shown(over, viewer)).toSorted()).toEqual(
      [...HANDS.hebrew, ...HANDS.egyptian, ...SAVED.hebrew, ...SAVED.egyptian].toSorted(),
    );
  }
});

test('[MP-C1] what spies saw is blurred when some of it may have been laid aside, and sharp again next turn', () => {
  const known = [{ card: 'joshua-fights', holder: 'hebrew', where: 'hand', by: 'rival' }] as const;
  const saving = table({ ...HANDS, known, phase: { name: 'save', aside: { hebrew: null, egyptian: null } } });
  const laid = actAll(saving, [
    [H, { type: 'save', cards: ['spies'] }],
    [E, { type: 'save', cards: [] }],
  ]);
  expect(mosesVsPharaoh.view(laid, E).own?.known[0]?.where).toBe('held');
  const all = actAll(saving, [
    [H, { type: 'save', cards: ['joshua-fights', 'spies'] }],
    [E, { type: 'save', cards: [] }],
  ]);
  expect(mosesVsPharaoh.view(all, E).own?.known[0]?.where).toBe('saved');
  const next = actAll(all, [
    [E, { type: 'discard', card: 'picked-crews' }],
    [E, { type: 'discard', card: 'crocodiles' }],
  ]);
  expect(next.turn).toBe(all.turn + 1);
  expect(mosesVsPharaoh.view(next, E).own?.known[0]?.where).toBe('hand');
});

test('[MP-C1] who sees a whole hand knows that other known cards are laid aside', () => {
  const known = [{ card: 'midwives', holder: 'hebrew', where: 'held', by: 'all' }] as const;
  const spied = event(
    table({
      hebrew: HANDS.hebrew.slice(0, 1),
      egyptian: ['crocodiles', 'spies'],
      saved: SAVED,
      known,
      ...toPlay('egyptian'),
    }),
    E,
    'spies',
  ).state;
  expect(mosesVsPharaoh.view(spied, E).own?.known).toContainEqual({
    card: 'midwives',
    holder: 'hebrew',
    where: 'saved',
    by: 'rival',
  });
  expect(mosesVsPharaoh.view(spied, 'spectator').known).toEqual(known);
});

test('[MP-R13] nobody imagines that Pharaoh laid aside the card that parts the sea', () => {
  const { own, ...rest } = mosesVsPharaoh.view(state(), H);
  for (let n = 0; n < 200; n++) {
    expect(imagine({ ...rest, own }, H, playerRng(n)).saved.egyptian).not.toContain('moses-parts-the-red-sea');
  }
});

const SECRET: readonly [who: Viewer, event: Event][] = [
  [H, { type: 'drew', side: 'hebrew', seat: H, count: 1, cards: ['spies'] }],
  [E, { type: 'saved', side: 'egyptian', seat: E, count: 1, cards: ['spies'] }],
  [E, { type: 'looked', side: 'egyptian', seat: E, at: 'deck', count: 1, cards: ['spies'] }],
];

test.each(SECRET)('what seat %s alone saw is told to nobody else: %j', (owner, secret) => {
  for (const viewer of viewersOf(2)) {
    const told = seen(secret, viewer);
    if (viewer === owner) expect(told).toEqual(secret);
    else expect(JSON.stringify(told)).not.toContain('spies');
    expect(told.type).toBe(secret.type);
  }
});
