import { expect, test } from 'vitest';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import {
  E,
  FREE,
  GONE,
  H,
  act,
  actAll,
  event,
  isLegal,
  legal,
  marches,
  passing,
  table,
  toPlay,
} from '../moses-table.ts';

const SPARE: Card = 'picked-crews';

/** Egypt is to play and holds this card and another. */
const holding = (card: Card, changes: Parameters<typeof table>[0] = {}): State =>
  table({ egyptian: [card, SPARE], ...changes, ...toPlay('egyptian') });

const happen = (card: Card, changes: Parameters<typeof table>[0] = {}): State =>
  event(holding(card, changes), E, card).state;

test('[MP-C4] Murmuring: the Hebrews discard a card of their choice', () => {
  const asked = happen('murmuring', { hebrew: ['spies', 'joshua-fights'] });
  expect(mosesVsPharaoh.awaited(asked)).toEqual([H]);
  expect(act(asked, H, { type: 'give-up', card: 'spies' }).state.hands.hebrew).toEqual(['joshua-fights']);
});

test('[MP-C5] Taskmasters are eight points', () => {
  expect(happen('taskmasters', { heart: 3 }).heart).toBe(11);
});

test('[MP-C7] Court Scribes see the next three cards, order them, and know who is dealt them', () => {
  const top: readonly Card[] = ['spies', 'midwives', 'tambourines'];
  const asked = happen('court-scribes', { top, hebrew: ['reed-basket', 'joshua-fights'] });
  expect(mosesVsPharaoh.view(asked, E).own?.scribes).toEqual(top);
  expect(mosesVsPharaoh.view(asked, H).own?.scribes).toEqual([]);
  expect(legal(asked, E)).toHaveLength(6);
  const ordered = act(asked, E, { type: 'order', cards: ['tambourines', 'spies', 'midwives'] }).state;
  const yielded = act(ordered, E, { type: 'yield' }).state;
  const drawn = event(yielded, H, 'reed-basket').state;
  expect(drawn.hands.hebrew).toContain('tambourines');
  expect(drawn.scribes).toEqual(['spies', 'midwives']);
  expect(mosesVsPharaoh.view(drawn, E).own?.known).toEqual([
    { card: 'tambourines', holder: 'hebrew', where: 'hand', by: 'rival' },
  ]);
  expect(mosesVsPharaoh.view(drawn, 'spectator').known).toEqual([]);
});

test('[MP-C8] Nile Ferrymen: from now on chariots cross with a 2 or more', () => {
  const army = { ...GONE, pharaoh: 'memphis', chariots: [{ at: 'memphis', hundreds: 6, mobilised: true }] } as const;
  const state = table({ ...army, egyptian: ['nile-ferrymen', 'crocodiles', 'taskmasters'], ...toPlay('egyptian') });
  expect(marches(state, 'crocodiles', 'chariots')).not.toContain('amarna');
  const ferried = event(state, E, 'nile-ferrymen').state;
  expect(marches(ferried, 'crocodiles', 'chariots')).toContain('amarna');
  expect(marches(ferried, 'taskmasters', 'chariots')).not.toContain('amarna');
  const last = table({ ...army, hebrew: [], egyptian: ['nile-ferrymen'], ...toPlay('egyptian') });
  const nextTurn = event(last, E, 'nile-ferrymen').state;
  expect([nextTurn.turn, nextTurn.ferrymen]).toEqual([4, true]);
});

test('[MP-C8] [MP-R25] Nile Ferrymen may be hired as soon as the people are free to go', () => {
  expect(isLegal(holding('nile-ferrymen', FREE), E, { type: 'event', card: 'nile-ferrymen' })).toBe(true);
  expect(isLegal(holding('nile-ferrymen'), E, { type: 'event', card: 'nile-ferrymen' })).toBe(false);
});

test('[MP-C9] [MP-R11] Scouting Riders: Pharaoh moves one space; chariots do not cross the Nile, he alone may', () => {
  const army = { ...GONE, pharaoh: 'memphis', chariots: [{ at: 'memphis', hundreds: 6, mobilised: true }] } as const;
  const asked = happen('scouting-riders', army);
  expect(isLegal(asked, E, { type: 'ride', to: 'amarna', force: 'chariots' })).toBe(false);
  expect(isLegal(asked, E, { type: 'ride', to: 'amarna', force: 'alone' })).toBe(true);
  const done = passing(act(asked, E, { type: 'ride', to: 'giza', force: 'chariots' })).state;
  expect([done.pharaoh, done.chariots[0]?.at]).toEqual(['giza', 'giza']);
});

test('[MP-C11] Bricks Without Straw: the next plague of the turn takes a card one higher', () => {
  const state = happen('bricks-without-straw', { plagues: 2, hebrew: ['moses-pleads', 'pillar-of-cloud', 'spies'] });
  const turned = act(state, E, { type: 'yield' }).state;
  expect(isLegal(turned, H, { type: 'plague', card: 'moses-pleads' })).toBe(false);
  const struck = passing(act(turned, H, { type: 'plague', card: 'pillar-of-cloud' })).state;
  expect(isLegal(struck, H, { type: 'plague', card: 'moses-pleads' })).toBe(true);
  expect(
    isLegal(holding('bricks-without-straw', { plagues: 9 }), E, { type: 'event', card: 'bricks-without-straw' }),
  ).toBe(false);
});

test('[MP-C12] Crocodiles: the Hebrews lose a card at random, and all see which', () => {
  const done = event(holding('crocodiles', { hebrew: ['spies', 'joshua-fights'] }), E, 'crocodiles');
  expect(done.state.hands.hebrew).toEqual(['joshua-fights']);
  expect(done.events).toContainEqual({ type: 'discarded', side: 'hebrew', cards: ['spies'], how: 'lost' });
});

test('[MP-C17] Whips and Overseers: no two in a row for the Hebrews this turn', () => {
  const state = actAll(happen('whips-and-overseers'), [
    [E, { type: 'yield' }],
    [H, { type: 'discard', card: 'pillar-of-fire' }],
  ]);
  expect(state.phase).toMatchObject({ side: 'egyptian', again: false });
});

test('[MP-C19] [MP-R9] Royal Couriers: draw a card and take the initiative', () => {
  const state = happen('royal-couriers', { top: ['spies'] });
  expect([state.hands.egyptian, state.initiative]).toEqual([[SPARE, 'spies'], 'egyptian']);
});

test('[MP-C22] Brick Quotas are twelve points', () => {
  const state = happen('brick-quotas', { row: 4, heart: 9 });
  expect([state.row, state.heart]).toEqual([3, 1]);
});

test('[MP-C24] Bribed Guides: look at the saved cards, and discard one of 3 or less', () => {
  const saved = { hebrew: ['joshua-fights', 'pillar-of-cloud'], egyptian: [] } as const;
  const asked = happen('bribed-guides', { saved, hebrew: ['spies'] });
  expect(mosesVsPharaoh.view(asked, E).own?.known.map(({ card, where }) => [card, where])).toEqual([
    ['joshua-fights', 'saved'],
    ['pillar-of-cloud', 'saved'],
  ]);
  expect(legal(asked, E)).toEqual([{ type: 'strike', card: 'pillar-of-cloud' }]);
  const done = act(asked, E, { type: 'strike', card: 'pillar-of-cloud' }).state;
  expect([done.saved.hebrew, done.discard.includes('pillar-of-cloud')]).toEqual([['joshua-fights'], true]);
});

test('[MP-C24] Bribed Guides: where all they find is worth more than 3, nothing is discarded', () => {
  const saved = { hebrew: ['joshua-fights', 'pillar-of-fire'], egyptian: [] } as const;
  const asked = happen('bribed-guides', { saved, hebrew: ['spies'] });
  expect(legal(asked, E)).toEqual([{ type: 'decline' }]);
  expect(act(asked, E, { type: 'decline' }).state.saved.hebrew).toEqual(saved.hebrew);
});

test('[MP-C30] Nubian Garrison: the chariots of Buhen ride to Memphis, and all there are made ready', () => {
  const state = happen('nubian-garrison');
  expect(state.chariots).toContainEqual({ at: 'memphis', hundreds: 7, mobilised: true });
  expect(state.removed).toEqual(['nubian-garrison']);
});

test('[MP-C31] Coast Garrison: the chariots of Baal-Zephon ride to Memphis, or grow by a hundred and are made ready', () => {
  const asked = happen('coast-garrison');
  const recalled = act(asked, E, { type: 'garrison', how: 'recall' }).state;
  expect(recalled.chariots).toContainEqual({ at: 'memphis', hundreds: 7, mobilised: false });
  const ready = act(asked, E, { type: 'garrison', how: 'mobilise' }).state;
  expect(ready.chariots).toContainEqual({ at: 'baal-zephon', hundreds: 2, mobilised: true });
});

test('[MP-C31] Coast Garrison: there are never more than 900 chariots', () => {
  const chariots = [
    { at: 'memphis', hundreds: 8, mobilised: false },
    { at: 'baal-zephon', hundreds: 1, mobilised: false },
  ] as const;
  const ready = act(happen('coast-garrison', { chariots }), E, { type: 'garrison', how: 'mobilise' }).state;
  expect(ready.chariots).toContainEqual({ at: 'baal-zephon', hundreds: 1, mobilised: true });
});

test('[MP-C43] Change of Heart lowers the row by two, or lets Pharaoh ride once the people are free', () => {
  expect(happen('change-of-heart', { row: 5 }).row).toBe(3);
  const asked = happen('change-of-heart', GONE);
  expect(passing(act(asked, E, { type: 'ride', to: 'memphis', force: 'alone' })).state.pharaoh).toBe('memphis');
  expect(act(asked, E, { type: 'decline' }).state.pharaoh).toBe('rameses');
  expect(isLegal(holding('change-of-heart', FREE), E, { type: 'event', card: 'change-of-heart' })).toBe(false);
});

test('[MP-C45] Royal Road: up to five spaces, and chariots where it ends are made ready', () => {
  const asked = happen('royal-road', GONE);
  const done = act(asked, E, { type: 'ride', to: 'memphis', force: 'alone' }).state;
  expect(done.pharaoh).toBe('memphis');
  expect(done.chariots).toContainEqual({ at: 'memphis', hundreds: 6, mobilised: true });
  const army = { pharaoh: 'amarna', chariots: [{ at: 'amarna', hundreds: 8, mobilised: true }] } as const;
  const riding = happen('royal-road', { ...GONE, ...army, hebrews: 'succoth' });
  const met = passing(act(riding, E, { type: 'ride', to: 'succoth', force: 'chariots' }));
  expect(met.events.map(({ type }) => type)).toContain('battle-began');
  expect(isLegal(riding, E, { type: 'ride', to: 'memphis', force: 'chariots' })).toBe(false);
});

test('[MP-C48] Seize the Granaries: the Hebrews are dealt one card fewer next turn, and only then', () => {
  const state = happen('seize-the-granaries', { hebrew: [], egyptian: ['seize-the-granaries'] });
  expect([state.turn, state.hands.hebrew.length, state.hands.egyptian.length]).toEqual([4, 4, 5]);
  expect(state.granaries).toBe(false);
});

test('[MP-C52] The Heart is Hardened: two off the row, and the card is removed', () => {
  const state = happen('the-heart-is-hardened', { row: 5 });
  expect([state.row, state.removed]).toEqual([3, ['the-heart-is-hardened']]);
  expect(happen('the-heart-is-hardened', { row: 1 }).row).toBe(0);
});
