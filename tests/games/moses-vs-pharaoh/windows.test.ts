import { expect, test } from 'vitest';
import { rngFor, sameJson, seat } from '../../../src/engine/index.ts';
import { rules } from '../../../src/games/moses-vs-pharaoh/index.ts';
import { DECK } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import { words } from '../../../src/games/moses-vs-pharaoh/ui/words/index.ts';
import { seedOf } from '../../support/seeds.ts';
import { moments, sampled } from './ui/moments.ts';

const WORLDS = 4;
const OF_EACH_PHASE = 12;
const SEEDS = [1, 2, 3, 4, 5, 8, 12];

test('a window opens for whoever is asked for an answer or a battle card, and they may pass, whatever they hold [MP-20] [MP-R23]', () => {
  const met = new Set<string>();
  for (const { match } of sampled(OF_EACH_PHASE)) {
    const { state } = match;
    const window = rules.timed?.(state);
    if (state.phase.name !== 'respond' && state.phase.name !== 'battle') {
      expect(window).toBeUndefined();
      continue;
    }
    if (window?.kind !== 'window') throw new Error(`No window in ${state.phase.name}.`);
    met.add(state.phase.name);
    const [asked] = window.asked;
    if (asked === undefined) throw new Error('Nobody is asked.');
    expect(window.asked).toEqual(rules.awaited(state));
    const rival = seat(asked === 0 ? 1 : 0);
    const rng = rngFor(seedOf(91), match.moves);
    const worlds = Array.from({ length: WORLDS }, () => rules.imagine(rules.view(state, rival), rival, rng));
    for (const world of worlds) {
      expect(rules.timed?.(world)).toEqual(window);
      expect(rules.legal(world, asked)).toContainEqual(window.pass);
    }
  }
  expect([...met].toSorted()).toEqual(['battle', 'respond']);
});

test('one window is told from the next, and stays itself while it is open', () => {
  let windows = 0;
  for (const seed of SEEDS) {
    let before: string | undefined;
    for (const { match } of moments([seed])) {
      const now = rules.timed?.(match.state)?.moment;
      if (now !== undefined) {
        windows++;
        expect(now).not.toBe(before);
      }
      before = now;
    }
  }
  expect(windows).toBeGreaterThan(20);
});

test('whoever plays a card is the one whose turn it is', () => {
  let plays = 0;
  for (const { match } of sampled(OF_EACH_PHASE)) {
    const { state } = match;
    if (state.phase.name !== 'play') continue;
    plays++;
    expect([rules.turn?.(state)]).toEqual(rules.awaited(state));
  }
  expect(plays).toBeGreaterThan(5);
});

test('every answer in hand may be laid ready, and fits some window of its trigger [MP-20]', () => {
  const laid = new Set<string>();
  const fitted = new Set<string>();
  for (const seed of SEEDS) {
    for (const { match } of moments([seed])) {
      const { state } = match;
      const window = rules.timed?.(state);
      for (const who of [seat(0), seat(1)]) {
        const view = rules.view(state, who);
        const offers = words.ready?.(view, who) ?? [];
        const hand = view.own?.hand ?? [];
        for (const { action, trigger } of offers) {
          if (action.type !== 'respond' && action.type !== 'fight') throw new Error(`${action.type} is no answer.`);
          expect(hand).toContain(action.card);
          laid.add(`${trigger} ${action.card}`);
        }
        if (window?.kind !== 'window' || !window.asked.includes(who)) continue;
        for (const answer of rules.legal(state, who)) {
          if (sameJson(answer, window.pass)) continue;
          expect(offers.filter(({ trigger }) => trigger === window.trigger).map(({ action }) => action)).toContainEqual(
            answer,
          );
          fitted.add(window.trigger);
        }
      }
    }
  }
  expect([...laid].every(one => DECK.some(card => one.endsWith(card)))).toBe(true);
  expect([...fitted]).toEqual(expect.arrayContaining(['battle', 'event']));
});

test('nothing is laid ready by whoever sees no hand', () => {
  const moments = sampled(1);
  expect(moments.length).toBeGreaterThan(10);
  for (const { match } of moments) expect(words.ready?.(rules.view(match.state, 'spectator'), seat(0))).toEqual([]);
});
