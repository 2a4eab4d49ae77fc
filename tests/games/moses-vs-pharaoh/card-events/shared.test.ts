import { expect, test } from 'vitest';
import { diceIn } from '../../../../src/games/moses-vs-pharaoh/facts/battle-dice.ts';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import {
  E,
  FREE,
  GONE,
  H,
  act,
  actAll,
  dice,
  event,
  isLegal,
  legal,
  marches,
  table,
  toPlay,
  walks,
} from '../moses-table.ts';

const HEBREW: Card = 'joshua-fights';
const EGYPTIAN: Card = 'picked-crews';

test('[MP-C1] [MP-R9] Spies see the other hand, remember it, and take the initiative', () => {
  const state = event(
    table({ hebrew: ['spies', HEBREW], egyptian: [EGYPTIAN, 'taskmasters'], initiative: 'egyptian' }),
    H,
    'spies',
  ).state;
  expect(state.initiative).toBe('hebrew');
  expect(mosesVsPharaoh.view(state, H).own?.known.map(({ card }) => card)).toEqual([EGYPTIAN, 'taskmasters']);
  expect(mosesVsPharaoh.view(state, E).own?.known).toEqual([]);
  const yielded = act(state, H, { type: 'yield' }).state;
  const later = act(yielded, E, { type: 'discard', card: 'taskmasters' }).state;
  expect(mosesVsPharaoh.view(later, H).own?.known.map(({ card }) => card)).toEqual([EGYPTIAN]);
});

test('[MP-C25] Joseph’s Bones: the Hebrews carry them and have one die more in battle', () => {
  const state = event(table({ hebrew: ['josephs-bones', HEBREW] }), H, 'josephs-bones').state;
  expect([state.bones, diceIn(state, []).hebrew]).toEqual(['carried', 9]);
});

test('[MP-C25] Joseph’s Bones played by Egypt cost a die until the Hebrews gather them with a 2 or more', () => {
  const missing = table({
    egyptian: ['josephs-bones', EGYPTIAN],
    hebrew: ['spies', 'extra-water'],
    ...toPlay('egyptian'),
  });
  const state = act(event(missing, E, 'josephs-bones').state, E, { type: 'yield' }).state;
  expect([state.bones, diceIn(state, []).hebrew]).toEqual(['missed', 7]);
  expect(isLegal(state, H, { type: 'gather', card: 'spies' })).toBe(false);
  const gathered = act(state, H, { type: 'gather', card: 'extra-water' }).state;
  expect([gathered.bones, diceIn(gathered, []).hebrew]).toEqual(['carried', 9]);
  const carried = table({ egyptian: ['josephs-bones'], bones: 'carried', ...toPlay('egyptian') });
  expect(isLegal(carried, E, { type: 'event', card: 'josephs-bones' })).toBe(false);
});

test('[MP-C26] Dust Storms: no moving before two more cards of one’s own are played', () => {
  const storm = table({
    ...GONE,
    egyptian: ['dust-storms', EGYPTIAN, 'taskmasters', 'crocodiles'],
    hebrew: ['spies', 'midwives', HEBREW],
    effects: { doubled: { hebrew: true, egyptian: true } },
    ...toPlay('egyptian'),
  });
  const blind = event(storm, E, 'dust-storms').state;
  expect(walks(blind, HEBREW)).toEqual([]);
  const once = actAll(blind, [
    [H, { type: 'discard', card: 'spies' }],
    [E, { type: 'discard', card: 'taskmasters' }],
  ]);
  expect(walks(once, HEBREW)).toEqual([]);
  const twice = actAll(once, [
    [H, { type: 'discard', card: 'midwives' }],
    [E, { type: 'discard', card: 'crocodiles' }],
  ]);
  expect(walks(twice, HEBREW)).toContain('ismailia');
});

test('[MP-C26] Dust Storms hold Pharaoh up too', () => {
  const state = event(table({ ...GONE, hebrew: ['dust-storms', HEBREW] }), H, 'dust-storms').state;
  expect(marches(act(state, H, { type: 'yield' }).state, EGYPTIAN, 'alone')).toEqual([]);
});

test.each([['dust-storms'], ['heat-exhaustion']] as const)(
  '[MP-C26] [MP-C39] [MP-R25] a free people may play %s before it sets out: Pharaoh could follow this turn',
  card => {
    expect(isLegal(table({ ...FREE, hebrew: [card, HEBREW] }), H, { type: 'event', card })).toBe(true);
    expect(isLegal(table({ row: 5, hebrew: [card, HEBREW] }), H, { type: 'event', card })).toBe(false);
  },
);

test('[MP-C29] Hittite Incursion: 1 or 2 costs a hundred chariots at Memphis', () => {
  const state = event(table({ hebrew: ['hittite-incursion', HEBREW] }), H, 'hittite-incursion', dice(2)).state;
  expect(state.chariots).toContainEqual({ at: 'memphis', hundreds: 5, mobilised: false });
});

test('[MP-C29] Hittite Incursion: 3 or 4 makes Egypt discard a card', () => {
  const asked = event(table({ hebrew: ['hittite-incursion', HEBREW] }), H, 'hittite-incursion', dice(4)).state;
  expect(mosesVsPharaoh.awaited(asked)).toEqual([E]);
  expect(legal(asked, E).map(({ type }) => type)).toEqual(['give-up', 'give-up', 'give-up']);
});

test('[MP-C29] Hittite Incursion: 5 or 6 adds a hundred, to nine hundred at most, where most chariots are', () => {
  const hebrew: readonly Card[] = ['hittite-incursion', HEBREW];
  const [more] = event(table({ hebrew }), H, 'hittite-incursion', dice(5)).state.chariots;
  expect(more).toEqual({ at: 'memphis', hundreds: 7, mobilised: false });
  const chariots = [
    { at: 'buhen', hundreds: 1, mobilised: false },
    { at: 'amarna', hundreds: 8, mobilised: true },
  ] as const;
  expect(event(table({ hebrew, chariots }), H, 'hittite-incursion', dice(6)).state.chariots).toEqual(chariots);
  const fewer = event(table({ hebrew, chariots }), H, 'hittite-incursion', dice(1)).state.chariots;
  expect(fewer[1]).toEqual({ at: 'amarna', hundreds: 7, mobilised: true });
});

test('[MP-C37] Mixed Multitude: the Hebrews draw a card and have one die more this turn', () => {
  const state = event(table({ hebrew: ['mixed-multitude', HEBREW] }), H, 'mixed-multitude').state;
  expect([state.hands.hebrew.length, diceIn(state, []).hebrew]).toEqual([2, 9]);
});

test('[MP-C37] Mixed Multitude played by Egypt: only a 3 or more moves the Hebrews this turn', () => {
  const held = table({
    ...FREE,
    egyptian: ['mixed-multitude', EGYPTIAN],
    hebrew: ['extra-water', 'pillar-of-cloud'],
    ...toPlay('egyptian'),
  });
  const state = act(event(held, E, 'mixed-multitude').state, E, { type: 'yield' }).state;
  expect(walks(state, 'extra-water')).toEqual([]);
  expect(walks(state, 'pillar-of-cloud')).toContain('qantara');
});

test('[MP-C39] Heat Exhaustion: the Hebrews need a card one higher', () => {
  const held = table({
    ...FREE,
    egyptian: ['heat-exhaustion', EGYPTIAN],
    hebrew: ['extra-water', 'pillar-of-cloud'],
    ...toPlay('egyptian'),
  });
  const state = act(event(held, E, 'heat-exhaustion').state, E, { type: 'yield' }).state;
  expect(walks(state, 'extra-water')).toEqual([]);
  expect(walks(state, 'pillar-of-cloud')).toContain('qantara');
});

test('[MP-C39] Heat Exhaustion: Pharaoh goes one space less, and chariots at least one', () => {
  const army = { pharaoh: 'heliopolis', chariots: [{ at: 'heliopolis', hundreds: 6, mobilised: true }] } as const;
  const held = table({
    ...GONE,
    ...army,
    hebrew: ['heat-exhaustion', HEBREW],
    egyptian: ['taskmasters', 'crocodiles'],
  });
  const state = act(event(held, H, 'heat-exhaustion').state, H, { type: 'yield' }).state;
  expect(marches(state, 'taskmasters', 'alone')).toEqual([]);
  expect(marches(state, 'taskmasters', 'chariots')).toEqual(['heracleopolis', 'pithom']);
  expect(marches(state, 'crocodiles', 'chariots')).toEqual(['heracleopolis', 'pithom']);
});
