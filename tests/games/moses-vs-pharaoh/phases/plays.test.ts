import { expect, test } from 'vitest';
import { CARD_EVENTS } from '../../../../src/games/moses-vs-pharaoh/card-events/index.ts';
import { DECK, factsOf, mayUse } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { E, FREE, GONE, H, act, event, isLegal, legal, table, toPlay, types } from '../moses-table.ts';

test('[MP-7] a card played for its event does nothing else', () => {
  const { state } = event(table({ hebrew: ['moses-pleads', 'spies'] }), H, 'moses-pleads');
  expect([state.row, state.plagues, state.hebrews]).toEqual([1, 0, 'bubastis']);
});

test('[MP-7] the Hebrews use numbers for plagues and walking, Egypt for Harden Heart, moving, readiness and attack', () => {
  expect(types(table({ hebrew: ['pillar-of-fire'] }), H)).toEqual(['plague', 'discard']);
  expect(types(table({ hebrew: ['pillar-of-fire'], ...FREE }), H)).toEqual(['walk', 'discard']);
  const early = table({ egyptian: ['joshua-fights'], hebrew: ['spies'], ...toPlay('egyptian') });
  expect(types(early, E)).toEqual(['harden', 'discard']);
  const chase = table({
    ...GONE,
    egyptian: ['joshua-fights'],
    hebrew: ['spies'],
    pharaoh: 'memphis',
    hebrews: 'memphis',
    chariots: [
      { at: 'memphis', hundreds: 6, mobilised: true },
      { at: 'memphis', hundreds: 1, mobilised: false },
    ],
    ...toPlay('egyptian'),
  });
  expect(types(chase, E)).toEqual(['march', 'mobilise', 'attack', 'discard']);
});

test('[MP-7] every use spends exactly that card', () => {
  const state = table({ hebrew: ['pillar-of-fire', 'spies', 'extra-water'] });
  expect(legal(state, H).length).toBeGreaterThan(3);
  for (const action of legal(state, H)) {
    const { state: after } = act(state, H, action);
    const gone = state.hands.hebrew.filter(card => !after.hands.hebrew.includes(card));
    expect(gone).toEqual('card' in action ? [action.card] : []);
  }
});

test('[MP-8] a card marked as removed leaves the deck when its event is played, and only then', () => {
  const state = table({ hebrew: ['burning-bush', 'spies'] });
  const played = event(state, H, 'burning-bush').state;
  expect([played.removed, played.discard]).toEqual([['burning-bush'], []]);
  const spent = act(state, H, { type: 'plague', card: 'burning-bush' }).state;
  expect([spent.removed, spent.discard]).toEqual([[], ['burning-bush']]);
});

test('[MP-8] it is removed even when the event is cancelled', () => {
  const state = table({
    egyptian: ['the-heart-is-hardened'],
    hebrew: ['hail-from-a-clear-sky'],
    row: 5,
    ...toPlay('egyptian'),
  });
  const asked = act(state, E, { type: 'event', card: 'the-heart-is-hardened' }).state;
  const done = act(asked, H, { type: 'respond', card: 'hail-from-a-clear-sky' }).state;
  expect([done.row, done.removed]).toEqual([5, ['the-heart-is-hardened']]);
});

test('[MP-R19] nobody can use the event of a card that is only for the other side', () => {
  const hebrew = DECK.filter(card => mayUse(card, 'egyptian') && !mayUse(card, 'hebrew'));
  const egyptian = DECK.filter(card => mayUse(card, 'hebrew') && !mayUse(card, 'egyptian'));
  const state = table({ hebrew, egyptian, ...FREE, departed: true, row: 5 });
  expect(types(state, H)).not.toContain('event');
  expect(types({ ...state, ...toPlay('egyptian') }, E)).not.toContain('event');
});

test('[MP-R19] every card for a play of one’s own has an event, and no other card has', () => {
  const ownPlay = DECK.filter(card => factsOf(card).moment.startsWith('play'));
  expect(Object.keys(CARD_EVENTS).toSorted()).toEqual(ownPlay.toSorted());
});

test('[MP-R25] an event that could change nothing is not offered, nor plagues and Harden Heart to a free people', () => {
  expect(isLegal(table({ hebrew: ['tambourines'] }), H, { type: 'event', card: 'tambourines' })).toBe(false);
  expect(isLegal(table({ hebrew: ['moses-pleads'], ...FREE }), H, { type: 'event', card: 'moses-pleads' })).toBe(false);
  expect(types(table({ hebrew: ['joshua-fights'], ...FREE }), H)).not.toContain('plague');
  expect(types(table({ ...FREE, ...toPlay('egyptian') }), E)).not.toContain('harden');
});
