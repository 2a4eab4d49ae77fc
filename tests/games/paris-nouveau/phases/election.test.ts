import { expect, test } from 'vitest';
import { seat, seatsOf } from '../../../../src/engine/index.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import { asideOf } from '../../../../src/games/paris-nouveau/facts/tokens.ts';
import { A, B, C, D, act, actAll, commitAll, kinds, legal, stateWith } from '../paris-table.ts';

test('[PN-8] everyone is asked at once and may commit from none to all of their tokens', () => {
  const state = stateWith({ votes: [10, 3, 0, 1] });
  expect(parisNouveau.awaited(state)).toEqual([A, B, C, D]);
  expect(legal(state, B)).toEqual([0, 1, 2, 3].map(tokens => ({ type: 'commit', tokens })));
  expect(legal(state, C)).toEqual([{ type: 'commit', tokens: 0 }]);
});

test('[PN-8] a commitment cannot be changed', () => {
  const { state } = act(stateWith({}), B, { type: 'commit', tokens: 2 });
  expect(legal(state, B)).toEqual([]);
  expect(parisNouveau.awaited(state)).toEqual([A, C, D]);
});

test('[PN-8] nothing is revealed before the last has committed, and then everything is', () => {
  const three = actAll(stateWith({}), [
    [A, { type: 'commit', tokens: 1 }],
    [B, { type: 'commit', tokens: 2 }],
    [C, { type: 'commit', tokens: 0 }],
  ]);
  expect(three.phase.name).toBe('commit');
  const last = act(three, D, { type: 'commit', tokens: 3 });
  expect(last.events).toEqual([
    { type: 'committed', seat: D },
    { type: 'revealed', tokens: [1, 2, 0, 3] },
  ]);
});

test('[PN-9] tokens are given clockwise from the Leader’s left, the Leader last, by those who have any', () => {
  let state = commitAll(stateWith({ leader: B }), [1, 2, 0, 3]);
  const order: number[] = [];
  while (state.phase.name === 'assign') {
    const [giver] = parisNouveau.awaited(state);
    order.push(Number(giver));
    state = act(state, seat(Number(giver)), { type: 'assign', to: A }).state;
  }
  expect(order).toEqual([D, A, B]);
});

test('[PN-9] anyone may be given the tokens, oneself included', () => {
  const state = commitAll(stateWith({}), [0, 1, 0, 0]);
  expect(legal(state, B)).toEqual(seatsOf(4).map(to => ({ type: 'assign', to })));
  for (const other of [A, C, D]) expect(legal(state, other)).toEqual([]);
});

test('[PN-R3] all revealed tokens go to one player, and none can be kept back', () => {
  const state = commitAll(stateWith({}), [0, 3, 0, 1]);
  expect(legal(state, B).every(action => action.type === 'assign')).toBe(true);
  const given = act(state, B, { type: 'assign', to: C });
  expect(given.events).toEqual([{ type: 'assigned', seat: B, to: C, tokens: 3 }]);
  expect(parisNouveau.awaited(given.state)).toEqual([D]);
});

test('[PN-10] the most tokens make the Leader', () => {
  const state = actAll(commitAll(stateWith({}), [2, 2, 1, 0]), [
    [B, { type: 'assign', to: B }],
    [C, { type: 'assign', to: D }],
    [A, { type: 'assign', to: D }],
  ]);
  expect(state.leader).toBe(D);
});

test('[PN-10] on a tie the Leader so far picks among the tied, and nobody else', () => {
  const state = actAll(commitAll(stateWith({ leader: C }), [2, 2, 0, 1]), [
    [D, { type: 'assign', to: D }],
    [A, { type: 'assign', to: A }],
    [B, { type: 'assign', to: B }],
  ]);
  expect(parisNouveau.awaited(state)).toEqual([C]);
  expect(legal(state, C)).toEqual([A, B].map(leader => ({ type: 'break-tie', leader })));
  expect(legal(state, A)).toEqual([]);
  expect(act(state, C, { type: 'break-tie', leader: B }).state.leader).toBe(B);
});

test('[PN-R2] if nobody commits, the Leader so far picks anyone, themself included', () => {
  const state = commitAll(stateWith({ leader: C }), [0, 0, 0, 0]);
  expect(parisNouveau.awaited(state)).toEqual([C]);
  expect(legal(state, C)).toEqual(seatsOf(4).map(leader => ({ type: 'break-tie', leader })));
  expect(act(state, C, { type: 'break-tie', leader: C }).state.leader).toBe(C);
});

test('[PN-11] revealed tokens leave their owners at once and are set aside when the Leader is elected', () => {
  const shown = commitAll(stateWith({}), [1, 2, 0, 0]);
  expect(parisNouveau.view(shown, 'spectator').votes).toEqual([9, 8, 10, 10]);
  expect(asideOf(shown).votes).toBe(22);
  const elected = actAll(shown, [
    [B, { type: 'assign', to: C }],
    [A, { type: 'assign', to: C }],
  ]);
  expect(elected.votes).toEqual([9, 8, 10, 10]);
  expect(asideOf(elected).votes).toBe(25);
});

test('[PN-R12] with no token left at the table, elections go on by the tie rule', () => {
  const state = commitAll(stateWith({ votes: [0, 0, 0, 0], round: 9, leader: D }), [0, 0, 0, 0]);
  expect(state.phase.name).toBe('tie');
  const done = act(state, D, { type: 'break-tie', leader: A });
  expect(kinds(done)).toEqual(['elected']);
});
