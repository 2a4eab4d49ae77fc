import { expect, test } from 'vitest';
import type { Card } from '../../../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { State } from '../../../../src/games/paris-nouveau/state.ts';
import { A, B, C, D, act, handsFor, kinds, legal, lineOf, linesOf, withCards } from '../paris-table.ts';

/** A and C are rescuers, B and D hunters; nobody's character has a say here. */
const CAST = ['driver', 'guard', 'courier', 'broker'] as const;

const placing = (card: Card, changes: Partial<State> = {}) =>
  act(
    withCards({
      characters: CAST,
      hands: handsFor(4),
      leader: A,
      tec: B,
      phase: { name: 'rescue', pile: [card] },
      ...changes,
    }),
    changes.leader ?? A,
    { type: 'place', card },
  );

const ending = (card: Card, changes: Partial<State> = {}) =>
  act(
    withCards({
      characters: CAST,
      hands: handsFor(4),
      leader: A,
      tec: B,
      phase: { name: 'hunt', drawn: [card] },
      ...changes,
    }),
    B,
    { type: 'place', card },
  );

test('[PN-21] a rescuer’s last life ends the match at once, and the hunters win', () => {
  const done = placing('d4v0L-', { lives: [1, 2, 2, 2] });
  expect(kinds(done)).toEqual(['placed', 'life-lost', 'over']);
  expect(parisNouveau.outcome(done.state)).toEqual({ winners: [B, D], reason: 'last-life' });
});

test('[PN-21] a hunter’s last life wins the match for the rescuers', () => {
  const done = ending('d4v0L-', { lives: [2, 1, 2, 2] });
  expect(parisNouveau.outcome(done.state)).toEqual({ winners: [A, C], reason: 'last-life' });
});

test('[PN-22] the last cover ends the match at once, and the hunters win', () => {
  const done = placing('d4v0-C', { cover: 1 });
  expect(kinds(done)).toEqual(['placed', 'cover-lost', 'over']);
  expect(parisNouveau.outcome(done.state)).toEqual({ winners: [B, D], reason: 'no-cover' });
});

test('[PN-R10] a card that takes the last life never gets to its cover icon', () => {
  const done = ending('d4v0LC', { lives: [2, 1, 2, 2], cover: 1 });
  expect(kinds(done)).toEqual(['placed', 'life-lost', 'over']);
  expect([done.state.cover, parisNouveau.outcome(done.state)?.winners]).toEqual([1, [A, C]]);
});

test.each<[string, Card, boolean]>([
  ['drawn level', 'd5v0--', true],
  ['one behind', 'd4v0--', false],
])('[PN-23] at the end of a round, hunters who have %s win by the chase: %s gives %s', (_what, card, isOver) => {
  const { state } = ending(card, { lines: linesOf(['d3v0--'], ['d3v1--']) });
  expect(parisNouveau.outcome(state)?.reason === 'caught').toBe(isOver);
});

test('[PN-23] a face-down card counts for nothing', () => {
  const jammed = [{ card: 'd3v0--', by: A, faceUp: false }] as const;
  const { state } = ending('d2v0--', { lines: { rescuer: jammed, hunter: lineOf('d3v1--') } });
  expect(parisNouveau.outcome(state)).toEqual({ winners: [B, D], reason: 'caught' });
});

test('[PN-R4] in the middle of a round the hunters may be level without winning', () => {
  const { state } = placing('d1v0--', { lines: linesOf([], ['d5v0--', 'd5v1--']) });
  expect(parisNouveau.view(state, 'spectator').score).toMatchObject({
    rescuer: { distance: 6 },
    hunter: { distance: 10 },
  });
  expect(state.phase.name).toBe('hunt');
});

const LAST = { round: 7, lines: linesOf(['d5v2--'], ['d1v1--']) };

test.each<[string, Card, readonly number[]]>([
  ['the rescuers', 'd1v0--', [A, C]],
  ['the hunters', 'd1v3--', [B, D]],
])('[PN-24] after round 7 more points win for %s', (_who, card, winners) => {
  expect(parisNouveau.outcome(ending(card, LAST).state)).toEqual({ winners, reason: 'points' });
});

test('[PN-24] before round 7 points decide nothing', () => {
  const { state } = ending('d1v0--', { ...LAST, round: 6 });
  expect([state.phase.name, state.round]).toEqual(['commit', 7]);
});

test('[PN-24] a tie after round 7 means another whole round, and the next untied one decides', () => {
  const tied = ending('d2v1--', LAST);
  expect(kinds(tied).at(-1)).toBe('round-began');
  expect([tied.state.phase.name, tied.state.round]).toEqual(['commit', 8]);
  expect(parisNouveau.outcome(ending('d2v0--', { ...LAST, round: 8 }).state)?.reason).toBe('points');
});

test('[PN-24] the chase is judged before the points', () => {
  const { state } = ending('d5v3--', { round: 7, lines: linesOf(['d1v3--'], ['d4v0--']) });
  expect(parisNouveau.outcome(state)?.reason).toBe('caught');
});

test('when the match is over, nobody can do anything and nobody is waited for', () => {
  const { state } = placing('d4v0-C', { cover: 1 });
  expect([A, B, C, D].flatMap(seat => legal(state, seat))).toEqual([]);
  expect(parisNouveau.awaited(state)).toEqual([]);
});
