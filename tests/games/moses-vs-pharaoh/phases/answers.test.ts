import { describe, expect, test } from 'vitest';
import { oneToThree, oneToTwo } from '../../../../src/games/moses-vs-pharaoh/phases/deck.ts';
import { answersTo } from '../../../../src/games/moses-vs-pharaoh/facts/answers.ts';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import { E, GONE, H, act, dice, isLegal, kinds, legal, passing, table, toPlay } from '../moses-table.ts';

const SPARE: Card = 'joshua-fights';

/** Egypt plays an event that the Hebrews answer with this card. */
function answered(card: Card, by: Card, changes: Parameters<typeof table>[0] = {}): State {
  const state = table({ egyptian: [card, SPARE], hebrew: [by, 'pillar-of-fire'], ...changes, ...toPlay('egyptian') });
  const asked = act(state, E, { type: 'event', card }).state;
  const done = act(asked, H, { type: 'respond', card: by });
  expect(done.events).toContainEqual({ type: 'cancelled', card });
  return done.state;
}

/** Egypt answers a Hebrew event with this card. */
function denied(card: Card, by: Card, changes: Parameters<typeof table>[0] = {}): State {
  const state = table({ hebrew: [card, SPARE], egyptian: [by, 'picked-crews'], ...changes });
  const asked = act(state, H, { type: 'event', card }).state;
  return passing(act(asked, E, { type: 'respond', card: by })).state;
}

/** A plague is rolled for, and Egypt answers with this card. */
function softened(by: Card, plagues: number, roll: number): State {
  const state = table({ hebrew: [SPARE, 'pillar-of-fire'], egyptian: [by, 'picked-crews'], plagues });
  const asked = act(state, H, { type: 'plague', card: SPARE }, dice(roll)).state;
  return passing(act(asked, E, { type: 'respond', card: by })).state;
}

describe('answers', () => {
  test('[MP-20] "1–3" is half a die rounded up, "1–2" is one on 1 to 3 and two on 4 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(oneToThree)).toEqual([1, 1, 2, 2, 3, 3]);
    expect([1, 2, 3, 4, 5, 6].map(oneToTwo)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('[MP-20] an answer comes before the effect, and is no play of one’s own', () => {
    const state = answered('crocodiles', 'midwives');
    expect(state.hands.hebrew).toEqual(['pillar-of-fire']);
    expect(state.active).toBe('egyptian');
    expect(state.phase).toEqual({ name: 'play', side: 'egyptian', again: true });
  });

  test.each([['murmuring'], ['crocodiles']] as const)('[MP-C3] Midwives cancel %s', card => {
    expect(answered(card, 'midwives').hands.hebrew).toEqual(['pillar-of-fire']);
  });

  test('[MP-C3] Midwives cancel Bribed Guides', () => {
    const saved = { hebrew: ['spies'], egyptian: [] } as const;
    expect(answered('bribed-guides', 'midwives', { saved }).saved.hebrew).toEqual(['spies']);
  });

  test.each([['spies'], ['court-scribes'], ['murmuring']] as const)('[MP-C10] Night Watch cancels %s', card => {
    const state = answered(card, 'night-watch');
    expect([state.initiative, state.known, state.scribes]).toEqual(['hebrew', [], []]);
  });

  test('[MP-C10] Night Watch is Egypt’s too, against Hebrew Spies', () => {
    const state = denied('spies', 'night-watch', { initiative: 'egyptian' });
    expect([state.initiative, state.known]).toEqual(['egyptian', []]);
  });

  test('[MP-C13] Magicians’ Arts undo the hits of the first three plagues, and of no other', () => {
    expect(softened('magicians-arts', 2, 1).row).toBe(0);
    const fourth = table({ hebrew: [SPARE], egyptian: ['magicians-arts', 'picked-crews'], plagues: 3 });
    const asked = act(fourth, H, { type: 'plague', card: SPARE }).state;
    expect(isLegal(asked, E, { type: 'respond', card: 'magicians-arts' })).toBe(false);
  });

  test.each([['heat-exhaustion'], ['dust-storms']] as const)('[MP-C14] Extra Water cancels %s', card => {
    const { effects } = answered(card, 'extra-water', GONE);
    expect([effects.heat.hebrew, effects.dust.hebrew]).toEqual([false, 0]);
  });

  test.each([
    [2, 1],
    [5, 2],
  ])('[MP-C21] Delta Marsh: on a roll of %i chariots go %i spaces less', (roll, less) => {
    const path = ['heracleopolis', 'heliopolis', 'pithom'] as const;
    const state = table({
      ...GONE,
      hebrew: ['delta-marsh', SPARE],
      egyptian: ['chariot-captains', 'picked-crews'],
      pharaoh: 'amarna',
      chariots: [{ at: 'amarna', hundreds: 8, mobilised: true }],
      ...toPlay('egyptian'),
    });
    const asked = act(state, E, { type: 'march', card: 'chariot-captains', to: 'pithom', force: 'chariots' }).state;
    const done = act(asked, H, { type: 'respond', card: 'delta-marsh' }, dice(roll)).state;
    expect(done.pharaoh).toBe(path.at(-1 - less));
    expect(done.chariots).toEqual([{ at: done.pharaoh, hundreds: 8, mobilised: true }]);
  });

  test('[MP-C21] Delta Marsh: a move of one space comes to nothing', () => {
    const state = table({
      ...GONE,
      hebrew: ['delta-marsh', SPARE],
      egyptian: ['chariot-captains', 'picked-crews'],
      pharaoh: 'memphis',
      chariots: [{ at: 'memphis', hundreds: 8, mobilised: true }],
      ...toPlay('egyptian'),
    });
    const asked = act(state, E, { type: 'march', card: 'picked-crews', to: 'amarna', force: 'chariots' }).state;
    expect(act(asked, H, { type: 'respond', card: 'delta-marsh' }, dice(6)).state.pharaoh).toBe('memphis');
  });

  test('[MP-C27] Egyptian Priests take one hit off, up to the seventh plague', () => {
    expect(softened('egyptian-priests', 6, 1).row).toBe(2);
    const { effects } = table();
    expect(answersTo({ effects }, { kind: 'plague', plague: 8, hits: 2 })).toEqual([]);
  });

  test.each([['moses-pleads'], ['burning-bush']] as const)('[MP-C38] Pharaoh Relents Not cancels %s', card => {
    expect(denied(card, 'pharaoh-relents-not').row).toBe(0);
  });

  test('[MP-C38] Pharaoh Relents Not cancels Aaron Speaks', () => {
    const state = denied('aaron-speaks', 'pharaoh-relents-not', { plagues: 1, effects: { lastPlague: 1 } });
    expect(state.row).toBe(0);
  });

  test('[MP-C54] Hail from a Clear Sky cancels any Egyptian event', () => {
    expect(answered('brick-quotas', 'hail-from-a-clear-sky').heart).toBe(0);
    expect(answered('royal-couriers', 'hail-from-a-clear-sky').initiative).toBe('hebrew');
  });

  test('[MP-C54] [MP-R22] Hail from a Clear Sky stops an Egyptian answer, and Egypt may try another', () => {
    const state = table({
      hebrew: [SPARE, 'hail-from-a-clear-sky', 'spies'],
      egyptian: ['magicians-arts', 'egyptian-priests'],
    });
    const asked = act(state, H, { type: 'plague', card: SPARE }, dice(1)).state;
    const arts = act(asked, E, { type: 'respond', card: 'magicians-arts' }).state;
    expect(arts.phase).toMatchObject({ name: 'respond', side: 'hebrew', trigger: { kind: 'answer' } });
    const hail = act(arts, H, { type: 'respond', card: 'hail-from-a-clear-sky' }).state;
    expect(hail.phase).toMatchObject({ name: 'respond', side: 'egyptian', trigger: { kind: 'plague', hits: 3 } });
    const priests = passing(act(hail, E, { type: 'respond', card: 'egyptian-priests' })).state;
    expect(priests.row).toBe(2);
  });

  test('[MP-R22] two answers to one plague add up', () => {
    const state = table({ hebrew: [SPARE, 'spies'], egyptian: ['egyptian-priests', 'magicians-arts'] });
    const asked = act(state, H, { type: 'plague', card: SPARE }, dice(1)).state;
    const once = act(asked, E, { type: 'respond', card: 'egyptian-priests' }).state;
    const pass = act(once, H, { type: 'pass' }).state;
    expect(pass.phase).toMatchObject({ side: 'egyptian', trigger: { hits: 2 } });
    expect(passing(act(pass, E, { type: 'respond', card: 'magicians-arts' })).state.row).toBe(0);
  });
});

describe('being asked', () => {
  const plague = (egyptian: readonly Card[], discard: readonly Card[] = [], effects = {}): State =>
    act(table({ egyptian, discard, effects, hebrew: [SPARE, 'spies'] }), H, { type: 'plague', card: SPARE }).state;

  test('[MP-R23] whether one is asked does not depend on what one holds', () => {
    const [with_, without] = [plague(['magicians-arts', 'picked-crews']), plague(['taskmasters', 'picked-crews'])];
    expect(with_.phase).toEqual(without.phase);
    expect(mosesVsPharaoh.awaited(with_)).toEqual(mosesVsPharaoh.awaited(without));
    expect(JSON.stringify(mosesVsPharaoh.view(with_, H))).toBe(JSON.stringify(mosesVsPharaoh.view(without, H)));
    expect(legal(without, E)).toEqual([{ type: 'pass' }]);
    expect(legal(with_, E)).toContainEqual({ type: 'pass' });
    for (const state of [with_, without]) expect(legal(state, H)).toEqual([]);
  });

  test('[MP-R23] nobody is asked when all can see that there is nothing to answer with', () => {
    expect(plague(['taskmasters'], ['magicians-arts', 'egyptian-priests']).phase.name).toBe('play');
    expect(plague([]).phase.name).toBe('play');
    expect(plague(['taskmasters'], [], { silenced: true }).phase.name).toBe('play');
    expect(plague(['taskmasters'], ['magicians-arts']).phase.name).toBe('respond');
  });

  test('[MP-R23] the same holds for battle cards', () => {
    const asked = (hebrew: readonly Card[], discard: readonly Card[] = []): string => {
      const state = table({
        ...GONE,
        hebrew,
        discard: ['delta-marsh', 'chariot-captains', 'picked-crews', 'all-the-horsemen', ...discard],
        egyptian: ['taskmasters', 'spies'],
        hebrews: 'succoth',
        pharaoh: 'pithom',
        chariots: [{ at: 'pithom', hundreds: 1, mobilised: true }],
        ...toPlay('egyptian'),
      });
      return act(state, E, { type: 'march', card: 'taskmasters', to: 'succoth', force: 'chariots' }).state.phase.name;
    };
    const all: readonly Card[] = [
      'pillar-of-cloud',
      'chariot-wheels',
      'pillar-of-fire',
      'joshua-fights',
      'angel-of-god',
    ];
    expect(asked(['reed-basket'])).toBe('battle');
    expect(asked(['joshua-fights'])).toBe('battle');
    expect(asked(['reed-basket'], all)).toBe('play');
    expect(asked([])).toBe('play');
  });

  test('[MP-R23] a roll without hits asks nobody', () => {
    const state = table({ hebrew: [SPARE, 'spies'], egyptian: ['magicians-arts'] });
    const done = act(state, H, { type: 'plague', card: SPARE }, dice(6));
    expect(kinds(done)).not.toContain('passed');
    expect(done.state.phase.name).toBe('play');
  });
});
