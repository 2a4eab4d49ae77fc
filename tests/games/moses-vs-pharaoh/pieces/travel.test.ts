import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { Space } from '../../../../src/games/moses-vs-pharaoh/data/map.ts';
import { leadersAt } from '../../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import {
  E,
  FREE,
  GONE,
  H,
  act,
  event,
  isLegal,
  kinds,
  marches,
  passing,
  table,
  toPlay,
  types,
  walks,
} from '../moses-table.ts';

const ONE: Card = 'taskmasters';
const TWO: Card = 'crocodiles';
const THREE: Card = 'chariot-captains';
const FOUR: Card = 'picked-crews';
const FIVE: Card = 'all-the-horsemen';

/** Pharaoh has a card of every number; the Hebrews have nothing to answer with. */
const chase = (changes: Partial<State> = {}): State =>
  table({
    ...GONE,
    hebrew: ['pillar-of-fire'],
    discard: ['delta-marsh'],
    egyptian: [ONE, TWO, THREE, FOUR, FIVE],
    ...changes,
    ...toPlay('egyptian'),
  });

const army = (at: Space, hundreds = 6): Pick<State, 'pharaoh' | 'chariots'> => ({
  pharaoh: at,
  chariots: [{ at, hundreds, mobilised: true }],
});

describe('the Hebrews', () => {
  test('[MP-12] a card of 2 or more moves the whole people one space; a 1 does not', () => {
    const state = table({ ...FREE, hebrew: ['spies', 'extra-water'] });
    expect(walks(state, 'spies')).toEqual([]);
    expect(walks(state, 'extra-water').toSorted()).toEqual(['giza', 'qantara', 'rameses']);
    const done = act(state, H, { type: 'walk', card: 'extra-water', to: 'qantara' }).state;
    expect([done.hebrews, leadersAt(done), done.departed]).toEqual(['qantara', 'qantara', true]);
  });

  test('[MP-13] the sea is closed until it is parted, and Sinai wins at once', () => {
    const shore = { ...GONE, hebrews: 'succoth', hebrew: ['extra-water', 'pillar-of-fire'] } as const;
    expect(walks(table(shore), 'extra-water')).not.toContain('red-sea');
    const open = table({ ...shore, parted: true });
    const sea = act(open, H, { type: 'walk', card: 'extra-water', to: 'red-sea' }).state;
    const done = act(sea, H, { type: 'walk', card: 'pillar-of-fire', to: 'sinai' });
    expect(mosesVsPharaoh.outcome(done.state)).toEqual({ winners: [H], reason: 'sinai' });
    expect(kinds(done)).toEqual(['played', 'walked', 'over']);
  });

  test('[MP-R5] parting the sea takes in those who stand in Succoth, and opens it for all others', () => {
    const hebrew = ['moses-parts-the-red-sea', 'spies'] as const;
    const shore = event(table({ ...GONE, hebrews: 'succoth', hebrew }), H, 'moses-parts-the-red-sea').state;
    expect([shore.parted, shore.hebrews]).toEqual([true, 'red-sea']);
    const far = event(table({ hebrew }), H, 'moses-parts-the-red-sea').state;
    expect([far.parted, far.hebrews]).toEqual([true, 'bubastis']);
    expect(mosesVsPharaoh.outcome(shore)).toBeUndefined();
  });

  test('[MP-R21] the Hebrews may hide in Midian, but it leads nowhere', () => {
    const state = table({ ...GONE, hebrews: 'midian', parted: true });
    expect(walks(state, 'joshua-fights')).toEqual(['baal-zephon']);
  });

  test('[MP-R7] Hebrews who share a space with chariots may walk away', () => {
    const state = table({ ...GONE, ...army('qantara'), hebrew: ['extra-water', 'spies'] });
    expect(walks(state, 'extra-water').toSorted()).toEqual(['bubastis', 'ismailia']);
  });
});

describe('Pharaoh', () => {
  test('[MP-14] he stays in Rameses until the Hebrews have left Bubastis', () => {
    expect(types(chase({ departed: false, hebrews: 'bubastis' }), E)).not.toContain('march');
    expect(types(chase(), E)).toContain('march');
  });

  test('[MP-15] he moves up to the number on the card', () => {
    const state = chase();
    expect(marches(state, ONE, 'alone')).toEqual(['bubastis', 'pithom']);
    expect(marches(state, THREE, 'alone')).toContain('memphis');
    expect(marches(state, TWO, 'alone')).not.toContain('memphis');
  });

  test('[MP-15] ready chariots in his space come along if he likes, and all of them', () => {
    const state = chase({ ...army('heliopolis', 4) });
    const together = act(state, E, { type: 'march', card: ONE, to: 'pithom', force: 'chariots' }).state;
    expect(together).toMatchObject(army('pithom', 4));
    const alone = act(state, E, { type: 'march', card: ONE, to: 'pithom', force: 'alone' }).state;
    expect(alone).toMatchObject({ ...army('heliopolis', 4), pharaoh: 'pithom' });
  });

  test('[MP-15] idle chariots do not move', () => {
    const state = chase({ pharaoh: 'memphis' });
    expect(marches(state, FIVE, 'chariots')).toEqual([]);
  });

  test('[MP-R24] he takes the shortest way, and chariots that come upon the Hebrews go no further', () => {
    const state = chase({ ...army('heliopolis'), hebrews: 'pithom' });
    expect(marches(state, FIVE, 'chariots')).toEqual(['amarna', 'heracleopolis', 'pithom']);
    expect(marches(state, FIVE, 'alone')).toContain('succoth');
    const { events } = act(chase(), E, { type: 'march', card: THREE, to: 'memphis', force: 'alone' });
    expect(events).toContainEqual({
      type: 'marched',
      force: 'alone',
      from: 'rameses',
      path: ['bubastis', 'giza', 'memphis'],
      hundreds: 0,
    });
  });

  test('[MP-16] with chariots in his space a card of 3 or more makes them ready and moves nobody', () => {
    const state = chase({ pharaoh: 'memphis' });
    expect(isLegal(state, E, { type: 'mobilise', card: TWO })).toBe(false);
    const done = act(state, E, { type: 'mobilise', card: THREE }).state;
    expect(done.pharaoh).toBe('memphis');
    expect(done.chariots).toContainEqual({ at: 'memphis', hundreds: 6, mobilised: true });
    expect(types(chase({ pharaoh: 'giza' }), E)).not.toContain('mobilise');
  });

  test('[MP-R1] the other garrisons stay idle', () => {
    const done = act(chase({ pharaoh: 'memphis' }), E, { type: 'mobilise', card: THREE }).state;
    expect(done.chariots.filter(({ mobilised }) => !mobilised).map(({ at }) => at)).toEqual(['buhen', 'baal-zephon']);
  });

  test('[MP-17] chariots cross the Nile only with a 4 or more, and that is all they do', () => {
    const state = chase(army('memphis'));
    expect(marches(state, THREE, 'chariots')).not.toContain('amarna');
    expect(marches(state, FIVE, 'chariots')).toEqual(['amarna', 'buhen', 'giza', 'thebes']);
  });

  test('[MP-R10] a crossing starts at the river: no step before it, none after it', () => {
    const state = chase(army('buhen'));
    expect(marches(state, FIVE, 'chariots')).toEqual(['giza', 'memphis', 'thebes']);
  });

  test('[MP-R11] for Pharaoh alone the Nile is like any road', () => {
    expect(marches(chase({ pharaoh: 'memphis' }), TWO, 'alone')).toEqual([
      'amarna',
      'bubastis',
      'buhen',
      'giza',
      'heracleopolis',
      'thebes',
    ]);
  });

  test('[MP-18] Egyptians do not go to Midian, nor chariots to Sinai, nor anybody into a closed sea', () => {
    const coast = chase({ ...army('baal-zephon'), hebrews: 'bubastis' });
    for (const force of ['alone', 'chariots'] as const) {
      expect(marches(coast, FIVE, force)).not.toContain('midian');
      expect(marches(coast, FIVE, force)).not.toContain('red-sea');
    }
    const open = { ...coast, parted: true };
    expect(marches(open, FIVE, 'chariots')).toContain('red-sea');
    expect(marches(open, FIVE, 'chariots')).not.toContain('sinai');
  });

  test('[MP-18] from Amarna, Heliopolis is two spaces off, Pithom three, Succoth four and the open sea five', () => {
    const state = chase({ ...army('amarna', 8), hebrews: 'bubastis', parted: true });
    expect(marches(state, ONE, 'chariots')).toEqual(['heracleopolis']);
    expect(marches(state, TWO, 'chariots')).toContain('heliopolis');
    expect(marches(state, THREE, 'chariots')).toContain('pithom');
    expect(marches(state, FOUR, 'chariots')).toContain('succoth');
    expect(marches(state, FIVE, 'chariots')).toContain('red-sea');
    expect(marches({ ...state, parted: false }, FIVE, 'chariots')).not.toContain('red-sea');
  });

  test('[MP-R8] Pharaoh alone and idle chariots never fight', () => {
    const alone = act(chase({ hebrews: 'bubastis' }), E, { type: 'march', card: ONE, to: 'bubastis', force: 'alone' });
    expect(kinds(alone)).not.toContain('battle-began');
    const walked = table({ ...FREE, hebrews: 'giza', departed: true, hebrew: ['extra-water'] });
    const done = passing(act(walked, H, { type: 'walk', card: 'extra-water', to: 'memphis' }));
    expect(kinds(done)).not.toContain('battle-began');
  });
});
