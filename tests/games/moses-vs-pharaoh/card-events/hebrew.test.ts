import { expect, test } from 'vitest';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import {
  E,
  FREE,
  GONE,
  H,
  act,
  dice,
  event,
  isLegal,
  kinds,
  marches,
  passing,
  table,
  toPlay,
  walks,
} from '../moses-table.ts';

const SPARE: Card = 'joshua-fights';
const READY = { pharaoh: 'heliopolis', chariots: [{ at: 'heliopolis', hundreds: 6, mobilised: true }] } as const;

test.each([['reed-basket'], ['extra-water']] as const)(
  '[MP-C2] [MP-C14] Reed Basket and Extra Water draw a card: %s',
  card => {
    const done = event(table({ hebrew: [card, SPARE], top: ['midwives'] }), H, card);
    expect(done.state.hands.hebrew).toEqual([SPARE, 'midwives']);
    expect(done.events).toContainEqual({ type: 'drew', side: 'hebrew', seat: H, count: 1, cards: ['midwives'] });
  },
);

test('[MP-C6] Staff into Serpent silences the Magicians and Priests until the end of the turn', () => {
  const staff = event(table({ hebrew: ['staff-into-serpent', SPARE, 'spies'] }), H, 'staff-into-serpent').state;
  const plague = act(staff, H, { type: 'plague', card: SPARE }, dice(1)).state;
  expect([plague.row, plague.phase.name]).toEqual([3, 'play']);
});

test('[MP-C15] Unleavened Bread lets a 1 move the people this turn', () => {
  const state = table({ ...FREE, hebrew: ['unleavened-bread', 'spies'] });
  expect(walks(state, 'spies')).toEqual([]);
  expect(walks(event(state, H, 'unleavened-bread').state, 'spies')).toContain('qantara');
});

test('[MP-C16] Elders’ Council exchanges one or two cards', () => {
  const state = table({ hebrew: ['elders-council', 'spies', 'midwives', SPARE], top: ['reed-basket', 'tambourines'] });
  const asked = event(state, H, 'elders-council').state;
  const done = act(asked, H, { type: 'exchange', cards: ['spies', 'midwives'] }).state;
  expect(done.hands.hebrew).toEqual([SPARE, 'reed-basket', 'tambourines']);
  expect(done.discard).toEqual(['elders-council', 'spies', 'midwives']);
  expect(act(asked, H, { type: 'decline' }).state.hands.hebrew).toHaveLength(3);
});

test('[MP-C18] Moses Pleads adds one hit', () => {
  expect(event(table({ hebrew: ['moses-pleads', SPARE] }), H, 'moses-pleads').state.row).toBe(1);
});

test('[MP-C20] Livestock Spared: the next twenty points do not lower the row', () => {
  const spared = event(table({ hebrew: ['livestock-spared', SPARE], row: 5, heart: 18 }), H, 'livestock-spared').state;
  const state = { ...spared, ...toPlay('egyptian') };
  const done = act(state, E, { type: 'harden', card: 'picked-crews' });
  expect([done.state.row, done.state.heart, done.state.livestock]).toEqual([5, 2, false]);
  expect(done.events).toContainEqual({ type: 'spared' });
});

test('[MP-C20] Livestock Spared: twenty points that find the row empty have nothing to lower, and it waits', () => {
  const state = table({ livestock: true, row: 0, heart: 18, ...toPlay('egyptian') });
  const done = act(state, E, { type: 'harden', card: 'picked-crews' });
  expect([done.state.row, done.state.heart, done.state.livestock]).toEqual([0, 2, true]);
  expect(kinds(done)).not.toContain('spared');
});

test('[MP-C23] Tambourines draw two cards, once the people have left', () => {
  const hebrew: readonly Card[] = ['tambourines', SPARE];
  expect(isLegal(table({ hebrew, ...FREE }), H, { type: 'event', card: 'tambourines' })).toBe(false);
  expect(event(table({ hebrew, ...GONE }), H, 'tambourines').state.hands.hebrew).toHaveLength(3);
});

test('[MP-C28] Plunder the Egyptians: two cards drawn, one of Egypt’s lost, and only for a free people', () => {
  const hebrew: readonly Card[] = ['plunder-the-egyptians', SPARE];
  expect(isLegal(table({ hebrew }), H, { type: 'event', card: 'plunder-the-egyptians' })).toBe(false);
  const { state } = event(table({ hebrew, ...FREE }), H, 'plunder-the-egyptians');
  expect([state.hands.hebrew.length, state.hands.egyptian.length]).toEqual([3, 2]);
  expect(state.removed).toEqual(['plunder-the-egyptians']);
});

test('[MP-C32] Jethro’s Counsel takes any card from the discard pile but itself, and everybody sees it', () => {
  const discard: readonly Card[] = ['moses-parts-the-red-sea', 'spies'];
  const asked = event(table({ hebrew: ['jethros-counsel', SPARE], discard }), H, 'jethros-counsel').state;
  expect(isLegal(asked, H, { type: 'take', card: 'jethros-counsel' })).toBe(false);
  const done = act(asked, H, { type: 'take', card: 'moses-parts-the-red-sea' }).state;
  expect(done.hands.hebrew).toContain('moses-parts-the-red-sea');
  expect(done.discard).toEqual(['spies', 'jethros-counsel']);
  expect(done.known).toEqual([{ card: 'moses-parts-the-red-sea', holder: 'hebrew', where: 'hand', by: 'all' }]);
});

test('[MP-C35] Passover Lamb: the next plague roll of the turn is one lower', () => {
  const lamb = event(table({ hebrew: ['passover-lamb', SPARE, 'spies'] }), H, 'passover-lamb').state;
  const plague = passing(act(lamb, H, { type: 'plague', card: SPARE }, dice(6))).state;
  expect([plague.row, plague.effects.lamb]).toEqual([1, false]);
});

test('[MP-C35] [MP-R25] Passover Lamb: after the tenth plague it still helps Aaron, if there is a roll to repeat', () => {
  const hebrew: readonly Card[] = ['passover-lamb', 'aaron-speaks', SPARE];
  const idle = table({ hebrew, plagues: 10, row: 5 });
  expect(isLegal(idle, H, { type: 'event', card: 'passover-lamb' })).toBe(false);
  const lamb = event(table({ hebrew, plagues: 10, row: 5, effects: { lastPlague: 10 } }), H, 'passover-lamb').state;
  expect(event(lamb, H, 'aaron-speaks', dice(5)).state.row).toBe(8);
});

test('[MP-C36] Broken Axles: chariots may not move with Egypt’s next card, but with the one after', () => {
  const egyptian: readonly Card[] = ['taskmasters', 'picked-crews', 'chariot-captains'];
  const state = table({ ...GONE, ...READY, hebrew: ['broken-axles', SPARE], egyptian });
  const broken = act(event(state, H, 'broken-axles').state, H, { type: 'yield' }).state;
  expect(marches(broken, 'picked-crews', 'chariots')).toEqual([]);
  expect(marches(broken, 'picked-crews', 'alone')).not.toEqual([]);
  const next = act(broken, E, { type: 'discard', card: 'taskmasters' }).state;
  expect(marches(next, 'picked-crews', 'chariots')).not.toEqual([]);
});

test('[MP-C41] Burning Bush adds two hits and is removed', () => {
  const { state } = event(table({ hebrew: ['burning-bush', SPARE] }), H, 'burning-bush');
  expect([state.row, state.removed]).toEqual([2, ['burning-bush']]);
});

test('[MP-C42] Aaron Speaks rolls again for the latest plague of this turn', () => {
  const hebrew: readonly Card[] = ['aaron-speaks', SPARE, 'spies'];
  expect(isLegal(table({ hebrew, plagues: 3 }), H, { type: 'event', card: 'aaron-speaks' })).toBe(false);
  const plague = passing(act(table({ hebrew, plagues: 8 }), H, { type: 'plague', card: SPARE }, dice(6))).state;
  expect(plague.row).toBe(1);
  const again = event(plague, H, 'aaron-speaks', dice(3)).state;
  expect([again.row, again.plagues]).toEqual([4, 9]);
});

test('[MP-C44] Forced March moves the people two spaces, never into a closed sea', () => {
  const hebrew: readonly Card[] = ['forced-march', SPARE];
  const asked = event(table({ ...FREE, hebrew }), H, 'forced-march').state;
  const done = act(asked, H, { type: 'trek', path: ['qantara', 'ismailia'] }).state;
  expect([done.hebrews, done.departed]).toEqual(['ismailia', true]);
  const near = event(table({ ...GONE, hebrews: 'ismailia', hebrew }), H, 'forced-march').state;
  expect(isLegal(near, H, { type: 'trek', path: ['succoth', 'red-sea'] })).toBe(false);
  const open = event(table({ ...GONE, hebrews: 'succoth', parted: true, hebrew }), H, 'forced-march').state;
  expect(act(open, H, { type: 'trek', path: ['red-sea', 'sinai'] }).state.phase).toMatchObject({ winner: 'hebrew' });
});

test('[MP-C44] Forced March ends where ready chariots stand', () => {
  const hebrew: readonly Card[] = ['forced-march', SPARE];
  const chariots = [{ at: 'qantara', hundreds: 6, mobilised: true }] as const;
  const asked = event(table({ ...FREE, hebrew, chariots }), H, 'forced-march').state;
  expect(isLegal(asked, H, { type: 'trek', path: ['qantara', 'ismailia'] })).toBe(false);
  expect(act(asked, H, { type: 'trek', path: ['qantara'] }).state.phase).toMatchObject({ name: 'battle' });
});

test('[MP-C50] Moses Parts the Red Sea parts it for good and is removed', () => {
  const { state } = event(table({ hebrew: ['moses-parts-the-red-sea', SPARE] }), H, 'moses-parts-the-red-sea');
  expect([state.parted, state.removed]).toEqual([true, ['moses-parts-the-red-sea']]);
});
