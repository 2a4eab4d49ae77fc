import { expect, test } from 'vitest';
import type { Card } from '../../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import type { Action } from '../../../src/games/paris-nouveau/state.ts';
import { A, B, C, D, act, withCards } from './paris-table.ts';

const ABBYS: Card = 'd3v1-C';
const CANDIS: Card = 'd2v0L-';
const BOBS: Card = 'd5v3L-';
const FROM_DECK: Card = 'd4v0LC';
const TEC_PLACES: Card = 'd1v1-C';

/** Abby the Muscle, Bob the Spotter, Candi the Guard and Denzel the Broker play the rulebook's example round. */
test('[PN-8] [PN-11] [PN-16] [PN-18] [PN-19] [PN-23] the example round comes out as printed', () => {
  const hands: readonly (readonly Card[])[] = [
    [ABBYS, 'd1v0--'],
    [BOBS, 'd1v2--'],
    [CANDIS, 'd1v3--'],
    ['d2v1--', 'd2v2--'],
  ];
  // Drawn in this order: Candi, Abby, Bob, the pile's fourth card, the TEC's two.
  const top: readonly Card[] = ['d3v0--', 'd3v2--', 'd3v3--', FROM_DECK, TEC_PLACES, 'd5v0-C'];
  // The shuffled pile starts with Candi's card, so that is the one put out.
  const rng = {
    int: () => 0,
    pick: <T>(items: readonly T[]) => items[0] as T,
    shuffle: <T>(items: readonly T[]) =>
      items.toReversed().toSorted((a, b) => Number(b === CANDIS) - Number(a === CANDIS)),
  };

  let state = withCards(
    {
      characters: ['muscle', 'spotter', 'guard', 'broker'],
      teams: ['rescuer', 'rescuer', 'hunter', 'hunter'],
      leader: C,
      hands,
    },
    top,
  );
  const script: readonly (readonly [typeof A, Action])[] = [
    [A, { type: 'commit', tokens: 1 }],
    [B, { type: 'commit', tokens: 2 }],
    [C, { type: 'commit', tokens: 0 }],
    [D, { type: 'commit', tokens: 0 }],
    [A, { type: 'assign', to: B }],
    [B, { type: 'assign', to: B }],
    [C, { type: 'decline' }],
    [B, { type: 'name-tec', tec: A }],
    [C, { type: 'submit', card: CANDIS }],
    [D, { type: 'pass' }],
    [A, { type: 'submit', card: ABBYS }],
    [B, { type: 'spot', of: A }],
    [B, { type: 'submit', card: BOBS }],
    [B, { type: 'place', card: ABBYS }],
    [A, { type: 'place', card: TEC_PLACES }],
  ];
  for (const [seat, action] of script) state = act(state, seat, action, rng).state;

  expect(state.votes).toEqual([9, 7, 10, 10]);
  expect(state.cover).toBe(4);
  expect(state.lives).toEqual([2, 2, 2, 2]);
  expect(parisNouveau.view(state, 'spectator').score).toEqual({
    rescuer: { distance: 8, points: 1 },
    hunter: { distance: 1, points: 1 },
  });
  expect(parisNouveau.outcome(state)).toBeUndefined();
  expect([state.round, state.phase.name, state.leader]).toEqual([2, 'commit', B]);
  expect(state.discard.toSorted()).toEqual([CANDIS, BOBS, FROM_DECK, 'd5v0-C'].toSorted());
});
