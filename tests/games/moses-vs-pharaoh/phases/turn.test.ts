import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { E, GONE, H, act, actAll, event, isLegal, kinds, legal, table, toPlay, types } from '../moses-table.ts';

const SAVING: Pick<State, 'phase'> = { phase: { name: 'save', aside: { hebrew: null, egyptian: null } } };
const HAND: readonly Card[] = ['spies', 'reed-basket', 'moses-pleads'];

describe('saving', () => {
  test('[MP-4] both lay cards aside before anybody plays, then the initiative decides who begins', () => {
    const state = table({ ...SAVING, hebrew: HAND, initiative: 'egyptian' });
    expect(mosesVsPharaoh.awaited(state)).toEqual([H, E]);
    const saved = actAll(state, [
      [E, { type: 'save', cards: [] }],
      [H, { type: 'save', cards: ['spies'] }],
    ]);
    expect(saved.phase).toEqual({ name: 'lead' });
    expect(legal(saved, H)).toEqual([]);
    const led = act(saved, E, { type: 'lead', first: 'hebrew' }).state;
    expect(led.phase).toEqual({ name: 'play', side: 'hebrew', again: false });
  });

  test('[MP-6] the Hebrews may save any number, Pharaoh at most one', () => {
    const state = table({ ...SAVING, hebrew: HAND });
    expect(legal(state, H)).toHaveLength(8);
    expect(legal(state, E).map(action => (action.type === 'save' ? action.cards.length : -1))).toEqual([0, 1, 1, 1]);
  });

  test('[MP-R13] Pharaoh may not save the card that parts the sea; the Hebrews may', () => {
    const cards: readonly Card[] = ['moses-parts-the-red-sea'];
    expect(isLegal(table({ ...SAVING, egyptian: [...cards, 'spies'] }), E, { type: 'save', cards })).toBe(false);
    expect(isLegal(table({ ...SAVING, hebrew: [...cards, 'spies'] }), H, { type: 'save', cards })).toBe(true);
  });

  test('[MP-R26] nobody sees what or how much is saved before both have chosen, and saved cards are out of play', () => {
    const state = table({ ...SAVING, hebrew: HAND });
    const laid = act(state, H, { type: 'save', cards: ['spies', 'reed-basket'] }).state;
    const { phase } = mosesVsPharaoh.view(laid, E);
    expect(phase).toEqual({ name: 'save', ready: { hebrew: true, egyptian: false }, mine: null });
    const both = act(laid, E, { type: 'save', cards: [] }).state;
    expect(mosesVsPharaoh.view(both, E).savedSizes).toEqual({ hebrew: 2, egyptian: 0 });
    const led = act(both, H, { type: 'lead', first: 'hebrew' }).state;
    expect(legal(led, H).every(action => 'card' in action && action.card === 'moses-pleads')).toBe(true);
  });

  test('[MP-R20] a side with nothing but saved cards is out for the turn', () => {
    const state = actAll(table({ ...SAVING, hebrew: HAND }), [
      [H, { type: 'save', cards: HAND }],
      [E, { type: 'save', cards: [] }],
    ]);
    expect(state.phase).toEqual({ name: 'play', side: 'egyptian', again: false });
  });
});

describe('whose play it is', () => {
  test('[MP-4] the sides alternate', () => {
    const state = table({ hebrew: HAND, effects: { doubled: { hebrew: true, egyptian: true } } });
    const once = act(state, H, { type: 'discard', card: 'spies' }).state;
    expect(once.phase).toMatchObject({ name: 'play', side: 'egyptian' });
    const twice = act(once, E, { type: 'discard', card: 'royal-couriers' }).state;
    expect(twice.phase).toMatchObject({ name: 'play', side: 'hebrew' });
  });

  test('[MP-5] [MP-R27] once a turn a side may play a second card in a row, or yield', () => {
    const once = act(table({ hebrew: HAND }), H, { type: 'discard', card: 'spies' }).state;
    expect(once.phase).toEqual({ name: 'play', side: 'hebrew', again: true });
    expect(act(once, H, { type: 'yield' }).state.phase).toEqual({ name: 'play', side: 'egyptian', again: false });
    const twice = act(once, H, { type: 'discard', card: 'reed-basket' }).state;
    expect(twice.phase).toMatchObject({ side: 'egyptian', again: false });
    expect(twice.effects.doubled).toEqual({ hebrew: true, egyptian: false });
    const back = actAll(twice, [
      [E, { type: 'discard', card: 'royal-couriers' }],
      [E, { type: 'yield' }],
      [H, { type: 'discard', card: 'moses-pleads' }],
    ]);
    expect(back.phase).toMatchObject({ side: 'egyptian', again: false });
  });

  test('[MP-5] a yield keeps the right for later in the turn', () => {
    const yielded = actAll(table({ hebrew: HAND }), [
      [H, { type: 'discard', card: 'spies' }],
      [H, { type: 'yield' }],
    ]);
    expect(yielded.effects.doubled.hebrew).toBe(false);
  });

  test('[MP-R12] with the rival out of cards one plays on, and it is not two in a row', () => {
    const state = table({ hebrew: [], ...toPlay('egyptian') });
    const once = act(state, E, { type: 'discard', card: 'royal-couriers' }).state;
    expect(once.phase).toEqual({ name: 'play', side: 'egyptian', again: false });
    const twice = act(once, E, { type: 'discard', card: 'chariot-captains' }).state;
    expect(twice.effects.doubled.egyptian).toBe(false);
  });

  test('[MP-R20] nobody may pass, but everybody may discard any card', () => {
    const state = table({ hebrew: HAND });
    expect(types(state, H)).not.toContain('pass');
    for (const card of HAND) expect(isLegal(state, H, { type: 'discard', card })).toBe(true);
  });
});

describe('the end of a turn', () => {
  const lastCard = (changes: Parameters<typeof table>[0]) =>
    act(table({ hebrew: [], egyptian: ['royal-couriers'], ...toPlay('egyptian'), ...changes }), E, {
      type: 'discard',
      card: 'royal-couriers',
    });

  test('[MP-6] the Hebrews take up what they saved and are dealt so many fewer', () => {
    const { state } = lastCard({ saved: { hebrew: ['spies', 'midwives'], egyptian: [] } });
    expect(state.turn).toBe(4);
    expect(state.hands.hebrew).toHaveLength(5);
    expect(state.hands.hebrew.slice(0, 2)).toEqual(['spies', 'midwives']);
    expect(state.saved.hebrew).toEqual([]);
  });

  test('[MP-6] Pharaoh keeps his card if Egypt played last and has the initiative', () => {
    const { state } = lastCard({ saved: { hebrew: [], egyptian: ['all-the-horsemen'] }, initiative: 'egyptian' });
    expect(state.hands.egyptian).toContain('all-the-horsemen');
    expect(state.hands.egyptian).toHaveLength(5);
  });

  test('[MP-6] [MP-R14] otherwise it is discarded face-up', () => {
    const without = lastCard({ saved: { hebrew: [], egyptian: ['all-the-horsemen'] } });
    expect(without.state.discard).toContain('all-the-horsemen');
    expect(without.events).toContainEqual({
      type: 'discarded',
      side: 'egyptian',
      cards: ['all-the-horsemen'],
      how: 'lost',
    });
    const state = table({
      hebrew: ['spies'],
      egyptian: [],
      saved: { hebrew: [], egyptian: ['all-the-horsemen'] },
      initiative: 'egyptian',
    });
    expect(act(state, H, { type: 'discard', card: 'spies' }).state.discard).toContain('all-the-horsemen');
  });

  test('[MP-5] [MP-C6] [MP-C15] [MP-C37] [MP-C39] what lasts for a turn ends with it', () => {
    const effects = {
      doubled: { hebrew: true, egyptian: true },
      dust: { hebrew: 2, egyptian: 2 },
      heat: { hebrew: true, egyptian: true },
      silenced: true,
      straw: true,
      bread: true,
      whips: true,
      lamb: true,
      axles: true,
      multitude: true,
      stragglers: true,
      lastPlague: 4,
    };
    expect(lastCard({ effects }).state.effects).toEqual(table().effects);
  });

  test('[MP-R9] the initiative stays where it is from turn to turn', () => {
    expect(lastCard({ initiative: 'egyptian' }).state.initiative).toBe('egyptian');
    expect(lastCard({ initiative: 'hebrew' }).state.initiative).toBe('hebrew');
  });

  test('[MP-21] [MP-R3] when the last turn ends without the Hebrews in Sinai, Egypt wins', () => {
    const done = lastCard({ turn: 15, ...GONE });
    expect(kinds(done)).toContain('over');
    expect(mosesVsPharaoh.outcome(done.state)).toEqual({ winners: [E], reason: 'time' });
    expect(mosesVsPharaoh.outcome(lastCard({ turn: 14 }).state)).toBeUndefined();
  });

  test('[MP-R15] an empty deck is made anew from the discard pile at once, without removed cards', () => {
    const state = table({ hebrew: ['reed-basket', 'spies'], top: ['midwives'], removed: ['burning-bush'] });
    const thin: State = { ...state, deck: ['midwives'], discard: state.deck.filter(card => card !== 'midwives') };
    const done = event(thin, H, 'reed-basket');
    expect(kinds(done)).toContain('reshuffled');
    expect(done.state.discard).toEqual([]);
    expect(done.state.deck).toContain('reed-basket');
    expect(done.state.deck).not.toContain('burning-bush');
    expect(done.state.hands.hebrew).toEqual(['spies', 'midwives']);
  });
});
