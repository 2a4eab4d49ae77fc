import { describe, expect, test } from 'vitest';
import { diceIn } from '../../../../src/games/moses-vs-pharaoh/facts/battle-dice.ts';
import { winChance } from '../../../../src/games/moses-vs-pharaoh/bot/odds.ts';
import type { Card } from '../../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { mosesVsPharaoh } from '../../../../src/games/moses-vs-pharaoh/rules.ts';
import type { Side, State } from '../../../../src/games/moses-vs-pharaoh/state.ts';
import { type Done, E, GONE, H, act, dice, event, isLegal, kinds, passing, table, toPlay } from '../moses-table.ts';

/** Pharaoh stands in Pithom with 200 chariots, one space from the Hebrews. */
const ARMY = {
  ...GONE,
  hebrews: 'succoth',
  pharaoh: 'pithom',
  pharaohFrom: 'heliopolis',
  chariots: [{ at: 'pithom', hundreds: 2, mobilised: true }],
  discard: ['delta-marsh'],
} as const;

const before = (changes: Parameters<typeof table>[0] = {}): State =>
  table({
    ...ARMY,
    egyptian: ['taskmasters', 'chariot-captains', 'picked-crews', 'all-the-horsemen'],
    ...changes,
    ...toPlay('egyptian'),
  });

const attack = (state: State, rng = dice()): Done =>
  act(state, E, { type: 'march', card: 'taskmasters', to: 'succoth', force: 'chariots' }, rng);

const rolls = (egyptian: readonly number[], hebrew: readonly number[]) => dice(...egyptian, ...hebrew);
const SIX_ONES = [1, 1, 1, 1, 1, 1];
const EIGHT_ONES = [1, 1, 1, 1, 1, 1, 1, 1];

describe('a battle', () => {
  test('[MP-19] the attacker is asked for battle cards first, then the defender', () => {
    const begun = attack(before());
    expect(begun.state.phase).toEqual({ name: 'battle', attacker: 'egyptian', asked: 'egyptian', cards: [] });
    expect(mosesVsPharaoh.awaited(begun.state)).toEqual([E]);
    const next = act(begun.state, E, { type: 'pass' }).state;
    expect(next.phase).toMatchObject({ asked: 'hebrew' });
    const played = act(next, H, { type: 'fight', card: 'joshua-fights' }).state;
    expect(played.phase).toMatchObject({ asked: 'hebrew', cards: [{ side: 'hebrew', card: 'joshua-fights' }] });
  });

  test('[MP-19] Egypt rolls three dice for each hundred, the Hebrews eight', () => {
    const done = passing(attack(before()), dice());
    const battle = done.events.find(({ type }) => type === 'battle');
    expect(battle?.type === 'battle' && [battle.dice.egyptian.length, battle.dice.hebrew.length]).toEqual([6, 8]);
  });

  test('[MP-19] with twice as many sixes Egypt wins at once', () => {
    const done = passing(attack(before()), rolls([6, 6, 1, 1, 1, 1], [6, 1, 1, 1, 1, 1, 1, 1]));
    expect(mosesVsPharaoh.outcome(done.state)).toEqual({ winners: [E], reason: 'slavery' });
  });

  test('[MP-19] with fewer both stay where they are', () => {
    const done = passing(attack(before()), rolls([6, 6, 6, 1, 1, 1], [6, 6, 1, 1, 1, 1, 1, 1]));
    expect(mosesVsPharaoh.outcome(done.state)).toBeUndefined();
    expect([done.state.hebrews, done.state.pharaoh]).toEqual(['succoth', 'succoth']);
  });

  test('[MP-R6] without a six Egypt does not win, even against none', () => {
    expect(mosesVsPharaoh.outcome(passing(attack(before()), rolls(SIX_ONES, EIGHT_ONES)).state)).toBeUndefined();
    const one = passing(attack(before()), rolls([6, 1, 1, 1, 1, 1], EIGHT_ONES));
    expect(mosesVsPharaoh.outcome(one.state)?.reason).toBe('slavery');
  });

  test.each([
    [1, 12.6],
    [2, 25.5],
    [6, 63.0],
    [7, 69.4],
    [8, 74.9],
  ])('[MP-19] [MP-R6] [MP-R16] %i hundred chariots win %f %% of battles without cards', (hundreds, percent) => {
    expect(Math.round(winChance(hundreds * 3, 8) * 1000) / 10).toBe(percent);
  });

  test('[MP-R16] eight hundred chariots throw 24 dice', () => {
    const state = table({ ...ARMY, chariots: [{ at: 'succoth', hundreds: 8, mobilised: true }] });
    expect(diceIn(state, [])).toEqual({ hebrew: 8, egyptian: 24 });
  });

  test('[MP-R7] while they share a space Egypt may attack again with a 3 or more', () => {
    const here = { pharaoh: 'succoth', chariots: [{ at: 'succoth', hundreds: 2, mobilised: true }] } as const;
    const state = before(here);
    expect(isLegal(state, E, { type: 'attack', card: 'taskmasters' })).toBe(false);
    const again = passing(act(state, E, { type: 'attack', card: 'picked-crews' }));
    expect(kinds(again)).toContain('battle');
  });

  test('[MP-R8] Hebrews who walk into ready chariots are the attacker', () => {
    const state = table({ ...ARMY, hebrew: ['extra-water', 'joshua-fights'] });
    const done = act(state, H, { type: 'walk', card: 'extra-water', to: 'pithom' }).state;
    expect(done.phase).toMatchObject({ name: 'battle', attacker: 'hebrew', asked: 'hebrew' });
  });
});

describe('chariots made ready where the Hebrews stand', () => {
  const idle = { chariots: [{ at: 'succoth', hundreds: 2, mobilised: false }] } as const;
  const begun = { name: 'battle', attacker: 'egyptian', asked: 'egyptian', cards: [] } as const;

  test('[MP-19] [MP-R29] give battle at once, and only the next battle needs a card to attack', () => {
    const ready = act(before({ ...idle, pharaoh: 'succoth' }), E, { type: 'mobilise', card: 'picked-crews' });
    expect(kinds(ready)).toEqual(['played', 'mobilised', 'battle-began']);
    expect(ready.state.phase).toEqual(begun);
    const { state } = passing(ready);
    expect(isLegal(state, E, { type: 'attack', card: 'chariot-captains' })).toBe(true);
  });

  test('[MP-R29] [MP-C31] so do those of the coast, though Pharaoh is elsewhere', () => {
    const coast = { hebrews: 'baal-zephon', chariots: [{ at: 'baal-zephon', hundreds: 1, mobilised: false }] } as const;
    const asked = event(before({ ...coast, egyptian: ['coast-garrison', 'chariot-captains'] }), E, 'coast-garrison');
    expect(act(asked.state, E, { type: 'garrison', how: 'mobilise' }).state.phase).toEqual(begun);
  });

  test('[MP-R29] [MP-C45] so do those at the end of the Royal Road, where Pharaoh comes alone', () => {
    const asked = event(before({ ...idle, egyptian: ['royal-road', 'chariot-captains'] }), E, 'royal-road');
    const met = act(asked.state, E, { type: 'ride', to: 'succoth', force: 'alone' });
    expect(kinds(met)).toEqual(['marched', 'mobilised', 'battle-began']);
    expect(met.state.phase).toEqual(begun);
  });

  test('[MP-R29] [MP-C40] so do those whose wheels came off, once they are mended', () => {
    const stopped = fighting('hebrew', 'chariot-wheels').state;
    const mended = act(stopped, E, { type: 'mobilise', card: 'picked-crews' });
    expect(mended.state.phase).toEqual(begun);
  });

  test('[MP-16] anywhere else they wait', () => {
    const away = { pharaoh: 'pithom', chariots: [{ at: 'pithom', hundreds: 2, mobilised: false }] } as const;
    expect(kinds(act(before(away), E, { type: 'mobilise', card: 'picked-crews' }))).toEqual(['played', 'mobilised']);
  });
});

/** Plays this battle card for its side, and lets the dice fall as ones. */
function fighting(side: Side, card: Card, rng = dice()): Done {
  const hebrew: readonly Card[] = side === 'hebrew' ? [card] : ['joshua-fights'];
  const begun = attack(before({ hebrew }), rng);
  const asked = side === 'hebrew' ? act(begun.state, E, { type: 'pass' }, rng).state : begun.state;
  return passing(act(asked, side === 'hebrew' ? H : E, { type: 'fight', card }, rng), rng);
}

const thrown = ({ events }: Done): readonly [egyptian: number, hebrew: number] | undefined => {
  const battle = events.find(({ type }) => type === 'battle');
  return battle?.type === 'battle' ? [battle.dice.egyptian.length, battle.dice.hebrew.length] : undefined;
};

describe('battle cards', () => {
  test('[MP-C33] Pillar of Cloud: Egypt throws six dice fewer', () => {
    expect(thrown(fighting('hebrew', 'pillar-of-cloud'))).toEqual([0, 8]);
  });

  test('[MP-C34] Chariot Captains: Egypt throws three dice more', () => {
    expect(thrown(fighting('egyptian', 'chariot-captains'))).toEqual([9, 8]);
  });

  test('[MP-C40] Chariot Wheels: nine dice fewer, never less than none, and the chariots are no longer ready', () => {
    const done = fighting('hebrew', 'chariot-wheels');
    expect(thrown(done)).toEqual([0, 8]);
    expect(kinds(done)).toContain('stood-down');
    expect(done.state.chariots).toEqual([{ at: 'succoth', hundreds: 2, mobilised: false }]);
  });

  test('[MP-C46] Pillar of Fire: the Hebrews throw four dice more', () => {
    expect(thrown(fighting('hebrew', 'pillar-of-fire'))).toEqual([6, 12]);
  });

  test('[MP-C47] Picked Crews: Egyptian ones and twos are thrown once more', () => {
    const done = fighting('egyptian', 'picked-crews', dice(1, 2, 3, 4, 5, 6, 6, 2, ...EIGHT_ONES));
    const battle = done.events.find(({ type }) => type === 'battle');
    expect(battle?.type === 'battle' && battle.dice.egyptian).toEqual([6, 2, 3, 4, 5, 6]);
  });

  test('[MP-C49] Joshua Fights: the Hebrews throw six dice more', () => {
    expect(thrown(fighting('hebrew', 'joshua-fights'))).toEqual([6, 14]);
  });

  test('[MP-C51] Angel of God: no battle, Pharaoh goes back where he came from, and the card is removed', () => {
    const done = fighting('hebrew', 'angel-of-god');
    expect(thrown(done)).toBeUndefined();
    expect(kinds(done)).toContain('battle-called-off');
    expect(done.state).toMatchObject({
      pharaoh: 'pithom',
      hebrews: 'succoth',
      chariots: [{ at: 'pithom', hundreds: 2, mobilised: true }],
      removed: ['angel-of-god'],
    });
  });

  test('[MP-C51] Angel of God: chariots that stand there without Pharaoh stay', () => {
    const state = table({ ...ARMY, pharaoh: 'giza', hebrew: ['extra-water', 'angel-of-god'] });
    const walked = act(state, H, { type: 'walk', card: 'extra-water', to: 'pithom' }).state;
    const done = act(walked, H, { type: 'fight', card: 'angel-of-god' }).state;
    expect([done.pharaoh, done.hebrews, done.chariots]).toEqual(['giza', 'pithom', ARMY.chariots]);
  });

  test('[MP-18] [MP-C51] Angel of God: not even an angel drives chariots into Sinai, wherever Pharaoh has been', () => {
    const chariots = [{ at: 'red-sea', hundreds: 2, mobilised: true }] as const;
    const sea = { parted: true, pharaoh: 'red-sea', pharaohFrom: 'sinai', chariots } as const;
    const state = table({ ...ARMY, ...sea, hebrew: ['extra-water', 'angel-of-god'] });
    const walked = act(state, H, { type: 'walk', card: 'extra-water', to: 'red-sea' }).state;
    const done = act(walked, H, { type: 'fight', card: 'angel-of-god' }).state;
    expect([done.pharaoh, done.chariots, done.phase.name]).toEqual(['red-sea', chariots, 'play']);
  });

  test('[MP-C53] All the Horsemen of Egypt: Egypt throws six dice more', () => {
    expect(thrown(fighting('egyptian', 'all-the-horsemen'))).toEqual([12, 8]);
  });

  test('[MP-5] battle cards are no play of one’s own', () => {
    const done = fighting('egyptian', 'chariot-captains');
    expect(done.state.phase).toEqual({ name: 'play', side: 'egyptian', again: true });
  });
});
