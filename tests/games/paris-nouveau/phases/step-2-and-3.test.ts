import { expect, test } from 'vitest';
import { seat } from '../../../../src/engine/index.ts';
import type { Card } from '../../../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { Action } from '../../../../src/games/paris-nouveau/state.ts';
import { A, B, C, D, act, actAll, handsFor, kinds, legal, stateWith, types, withCards } from '../paris-table.ts';

const naming = { phase: { name: 'name-tec' }, leader: B } as const;

test('[PN-12] the Leader names anyone but themself', () => {
  const state = stateWith(naming);
  expect(parisNouveau.awaited(state)).toEqual([B]);
  expect(legal(state, B)).toEqual([A, C, D].map(tec => ({ type: 'name-tec', tec })));
  expect(legal(state, A)).toEqual([]);
  expect(act(state, B, { type: 'name-tec', tec: A }).state.tec).toBe(A);
});

test('[PN-12] the Guard is asked before the Leader names anyone', () => {
  const elected = electing(['driver', 'guard', 'courier', 'broker'], D);
  expect(elected.phase).toEqual({ name: 'guard', guard: B });
  expect(legal(elected, D)).toEqual([]);
  expect(act(elected, B, { type: 'decline' }).state.phase.name).toBe('name-tec');
});

test('[PN-R5] the Guard is not asked while leading', () => {
  expect(electing(['driver', 'guard', 'courier', 'broker'], B).phase.name).toBe('name-tec');
});

function electing(characters: Parameters<typeof stateWith>[0]['characters'] & object, leader: typeof A) {
  const votes = [0, 10, 10, 0];
  const tie = stateWith({ characters, votes, leader: A, phase: tieOfAll() });
  const { state } = act(tie, A, { type: 'break-tie', leader });
  return state.phase.name === 'elected' ? act(state, leader, { type: 'decline' }).state : state;
}

function tieOfAll() {
  const none = [0, 0, 0, 0];
  return { name: 'tie', tokens: none, targets: none.map(() => null), tied: [A, B, C, D] } as const;
}

const none = [null, null, null, null] as const;

test('[PN-13] turns go clockwise from the Leader’s left, the Leader last, one each', () => {
  let state = stateWith({ leader: C, tec: A, phase: { name: 'submit', turn: D, submitted: none } });
  const order: number[] = [];
  while (state.phase.name === 'submit') {
    order.push(state.phase.turn);
    state = act(state, state.phase.turn, { type: 'pass' }).state;
  }
  expect(order).toEqual([D, A, B, C]);
});

test('[PN-13] a turn is one card from hand and one drawn, or a pass', () => {
  const top: Card = 'd5v3LC';
  const hands = handsFor(4);
  const state = withCards({ hands, tec: C, phase: { name: 'submit', turn: B, submitted: none } }, [top]);
  const [first, second] = hands[B] as [Card, Card];
  expect(types(state, B)).toEqual(['submit', 'submit', 'pass']);
  const done = act(state, B, { type: 'submit', card: first });
  expect(done.state.hands[B]).toEqual([second, top]);
  expect(done.state.phase).toEqual({ name: 'submit', turn: C, submitted: [null, first, null, null] });
  const passed = act(state, B, { type: 'pass' });
  expect(passed.state.hands).toEqual(state.hands);
  expect(passed.state.phase).toEqual({ name: 'submit', turn: C, submitted: [null, 'passed', null, null] });
});

test('[PN-14] drawing the last card shuffles the discard pile into a new deck at once', () => {
  const hands = handsFor(4);
  const discard: readonly Card[] = ['d4v0--', 'd4v1--'];
  const state = withCards({
    hands,
    tec: C,
    deck: ['d5v3LC'],
    discard,
    phase: { name: 'submit', turn: B, submitted: none },
  });
  const done = act(state, B, { type: 'submit', card: hands[B]?.[0] as Card });
  expect(kinds(done)).toEqual(['submitted', 'reshuffled']);
  expect(done.state.hands[B]).toContain('d5v3LC');
  expect([done.state.deck, done.state.discard, done.state.shuffles]).toEqual([discard, [], 1]);
});

test('[PN-R9] what the same step discards afterwards is not in the new deck', () => {
  const pile: readonly Card[] = ['d4v0--', 'd4v1--', 'd4v2--'];
  const discard: readonly Card[] = ['d3v0--', 'd3v1--', 'd3v2--'];
  const submitted = pile.map(card => card as Card | 'passed').concat('passed');
  const state = withCards({
    hands: handsFor(4),
    leader: D,
    tec: B,
    deck: ['d5v3--'],
    discard,
    characters: ['driver', 'spotter', 'courier', 'broker'],
    phase: { name: 'last-look', spotter: B, submitted },
  });
  const done = act(state, B, { type: 'decline' });
  // The fourth card of the pile was the last of the deck; the card put out of the pile came after the reshuffle.
  expect(kinds(done)).toEqual(['declined', 'picked', 'reshuffled', 'looked']);
  expect(done.state.deck).toEqual(discard);
  expect(done.state.discard).toEqual(['d4v0--']);
});

const lookWith = (deck: readonly Card[], submitted: readonly (Card | 'passed')[]) =>
  withCards({
    hands: [[], [], [], []],
    leader: D,
    tec: B,
    deck,
    discard: [],
    characters: ['driver', 'spotter', 'courier', 'broker'],
    phase: { name: 'last-look', spotter: B, submitted },
  });

test.each<[string, readonly Card[], number]>([
  ['two cards still lose one', ['d3v0--'], 1],
  ['a lone card stays', [], 1],
])('[PN-R8] in a pile that cannot be filled, %s', (_what, deck, left) => {
  const done = act(lookWith(deck, ['d4v0--', 'passed', 'passed', 'passed']), B, { type: 'decline' });
  expect(done.state.phase.name === 'rescue' && done.state.phase.pile.length).toBe(left);
});

test('[PN-R8] with no card at all nothing is placed, and the round goes on', () => {
  const state = stateWith({
    hands: [[], [], [], []],
    deck: [],
    discard: [],
    leader: D,
    tec: B,
    phase: { name: 'submit', turn: D, submitted: ['passed', 'passed', 'passed', null] },
  });
  expect(legal(state, D)).toEqual([{ type: 'pass' }] satisfies Action[]);
  const done = act(state, D, { type: 'pass' });
  expect(done.state.lines).toEqual({ rescuer: [], hunter: [] });
  expect([done.state.round, done.state.phase.name, done.state.tec]).toEqual([2, 'commit', null]);
});

test('[PN-R8] an empty deck still lets everyone submit, without a card in return', () => {
  const state = stateWith({
    hands: [['d1v0--'], ['d2v0--'], [], []],
    deck: [],
    discard: [],
    tec: B,
    phase: { name: 'submit', turn: B, submitted: none },
  });
  const done = actAll(state, [[B, { type: 'submit', card: 'd2v0--' }]]);
  expect(done.hands[B]).toEqual([]);
  expect(parisNouveau.awaited(done)).toEqual([seat(2)]);
});
