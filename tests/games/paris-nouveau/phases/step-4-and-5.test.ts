import { expect, test } from 'vitest';
import type { Card } from '../../../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { State, Submission } from '../../../../src/games/paris-nouveau/state.ts';
import { A, B, C, D, E, act, handsFor, kinds, legal, withCards } from '../paris-table.ts';

const FIVE = ['driver', 'forger', 'courier', 'broker', 'medic'] as const;

const picking = (submitted: readonly Submission[]): State =>
  withCards({ characters: FIVE, hands: handsFor(5), leader: A, tec: B, phase: { name: 'pick', submitted } }, [
    'd5v0--',
    'd5v1--',
    'd5v2--',
    'd5v3--',
  ]);

/** The Leader's own turn, which ends step 3. */
const lastTurn = (submitted: readonly Submission[], changes: Partial<State> = {}): State =>
  withCards(
    {
      characters: FIVE,
      hands: handsFor(5),
      leader: A,
      tec: B,
      phase: { name: 'submit', turn: A, submitted },
      ...changes,
    },
    ['d5v0--', 'd5v1--', 'd5v2--', 'd5v3--'],
  );

test('[PN-15] with four cards or more the Leader picks exactly three, by owner', () => {
  const state = picking(['passed', 'd4v0--', 'd4v1--', 'd4v2--', 'd4v3--']);
  expect(parisNouveau.awaited(state)).toEqual([A]);
  expect(legal(state, A)).toEqual(
    [
      [B, C, D],
      [B, C, E],
      [B, D, E],
      [C, D, E],
    ].map(from => ({ type: 'pick', from })),
  );
  expect(legal(state, B)).toEqual([]);
});

test('[PN-15] five cards can be picked from in ten ways', () => {
  expect(legal(picking(['d3v0--', 'd4v0--', 'd4v1--', 'd4v2--', 'd4v3--']), A)).toHaveLength(10);
});

test('[PN-15] with three cards or fewer all are taken, and nobody is asked', () => {
  const done = act(lastTurn([null, 'd4v0--', 'passed', 'd4v1--', 'passed']), A, { type: 'pass' });
  expect(kinds(done)).toEqual(['passed', 'picked', 'looked']);
  expect(done.events[1]).toEqual({ type: 'picked', leader: A, from: [B, D] });
});

test('[PN-15] cards that were not picked are discarded, unseen by all but those who knew them', () => {
  const state = picking(['passed', 'd4v0--', 'd4v1--', 'd4v2--', 'd4v3--']);
  const done = act(state, A, { type: 'pick', from: [B, C, D] });
  expect(done.state.discard).toContain('d4v3--');
  for (const viewer of [A, B, C, D, 'spectator'] as const) {
    expect(JSON.stringify(parisNouveau.view(done.state, viewer))).not.toContain('d4v3--');
  }
});

test('[PN-16] the pile is filled to four from the deck, and one at random is discarded', () => {
  const { state } = act(lastTurn([null, 'd4v0--', 'passed', 'passed', 'passed']), A, { type: 'pass' });
  // Without chance the first of the shuffled pile goes.
  expect(state.phase).toEqual({ name: 'rescue', pile: ['d5v0--', 'd5v1--', 'd5v2--'] });
  expect(state.discard).toEqual(['d4v0--']);
});

test('[PN-16] which card is discarded is a matter of chance', () => {
  const state = lastTurn([null, 'd4v0--', 'passed', 'passed', 'passed']);
  const reversed = {
    int: () => 0,
    pick: <T>(items: readonly T[]) => items[0] as T,
    shuffle: <T>(items: readonly T[]) => items.toReversed(),
  };
  expect(act(state, A, { type: 'pass' }, reversed).state.discard).toEqual(['d5v2--']);
});

test('[PN-16] only the Leader looks at the three that are left', () => {
  const { state } = act(lastTurn([null, 'd4v0--', 'passed', 'passed', 'passed']), A, { type: 'pass' });
  const pileOf = (viewer: typeof A | 'spectator') => {
    const { phase } = parisNouveau.view(state, viewer);
    return phase.name === 'rescue' ? phase.pile : undefined;
  };
  expect(pileOf(A)).toHaveLength(3);
  for (const viewer of [B, C, D, E, 'spectator'] as const) expect(pileOf(viewer)).toBeNull();
});

const rescuing = (pile: readonly Card[], changes: Partial<State> = {}): State =>
  withCards({ hands: handsFor(4), leader: A, tec: B, phase: { name: 'rescue', pile }, ...changes }, [
    'd5v0--',
    'd5v1--',
  ]);

const hunting = (drawn: readonly Card[], changes: Partial<State> = {}): State =>
  withCards({ hands: handsFor(4), leader: A, tec: B, phase: { name: 'hunt', drawn }, ...changes });

test('[PN-17] the Leader places one of the three, and the others are discarded', () => {
  const state = rescuing(['d4v0--', 'd4v1--', 'd4v2--']);
  expect(legal(state, A)).toHaveLength(3);
  expect(legal(state, B)).toEqual([]);
  const done = act(state, A, { type: 'place', card: 'd4v1--' });
  expect(done.state.lines.rescuer).toEqual([{ card: 'd4v1--', by: A, faceUp: true }]);
  expect(done.state.discard).toEqual(['d4v0--', 'd4v2--']);
});

test('[PN-18] a life icon costs the Leader a life and then a cover icon costs cover', () => {
  const done = act(rescuing(['d4v0LC']), A, { type: 'place', card: 'd4v0LC' });
  expect(kinds(done)).toEqual(['placed', 'life-lost', 'cover-lost', 'drew']);
  expect(done.state.lives).toEqual([1, 2, 2, 2]);
  expect(done.state.cover).toBe(5);
});

test('[PN-18] a card without icons costs nothing', () => {
  const { state } = act(rescuing(['d4v0--']), A, { type: 'place', card: 'd4v0--' });
  expect([state.lives, state.cover]).toEqual([[2, 2, 2, 2], 6]);
});

test('[PN-R14] life comes before cover on either line, and nobody is asked', () => {
  const icons = (events: readonly string[]): readonly string[] => events.filter(type => type.endsWith('-lost'));
  expect(icons(kinds(act(rescuing(['d4v0LC']), A, { type: 'place', card: 'd4v0LC' })))).toEqual([
    'life-lost',
    'cover-lost',
  ]);
  expect(icons(kinds(act(hunting(['d4v0LC']), B, { type: 'place', card: 'd4v0LC' })))).toEqual([
    'life-lost',
    'cover-lost',
  ]);
});

test('[PN-19] the TEC draws two cards that nobody else sees', () => {
  const { state } = act(rescuing(['d4v0--']), A, { type: 'place', card: 'd4v0--' });
  const drawnOf = (viewer: typeof A | 'spectator') => {
    const { phase } = parisNouveau.view(state, viewer);
    return phase.name === 'hunt' ? phase.drawn : undefined;
  };
  expect(drawnOf(B)).toEqual(['d5v0--', 'd5v1--']);
  for (const viewer of [A, C, D, 'spectator'] as const) expect(drawnOf(viewer)).toBeNull();
});

test('[PN-19] the TEC places one, discards the other, takes its icons, and gives the token back', () => {
  const state = hunting(['d4v0LC', 'd4v1--']);
  expect(legal(state, B)).toHaveLength(2);
  const done = act(state, B, { type: 'place', card: 'd4v0LC' });
  expect(done.state.lines.hunter).toEqual([{ card: 'd4v0LC', by: B, faceUp: true }]);
  expect(done.state.discard).toEqual(['d4v1--']);
  expect([done.state.lives, done.state.cover, done.state.tec]).toEqual([[2, 1, 2, 2], 5, null]);
});
