import { describe, expect, test } from 'vitest';
import { type Viewer, at, viewersOf } from '../../../src/engine/index.ts';
import type { Card } from '../../../src/games/paris-nouveau/data/cards.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import type { Phase, State } from '../../../src/games/paris-nouveau/state.ts';
import { A, B, C, D, deal, linesOf, withCards } from './paris-table.ts';

/** Everything secret is a card of its own, so that finding its name in a view is finding a leak. */
const HANDS: readonly (readonly Card[])[] = [
  ['d1v0--', 'd1v0-C'],
  ['d1v1--', 'd1v1-C'],
  ['d1v2--', 'd1v2-C'],
  ['d1v3--', 'd1v3-C'],
];
const LAID: readonly Card[] = ['d2v0--', 'd2v1--', 'd2v2--', 'd2v3--'];
const PILE: readonly Card[] = ['d3v0--', 'd3v1--', 'd3v2--'];
const DRAWN: readonly Card[] = ['d4v0--', 'd4v1--'];
const DISCARD: readonly Card[] = ['d5v0--', 'd5v1--', 'd5v2--'];

const inPhase = (phase: Phase, changes: Partial<State> = {}): State =>
  withCards({
    characters: ['driver', 'spotter', 'courier', 'broker'],
    hands: HANDS,
    discard: DISCARD,
    // What lies in a line is seen by all; the phase 'absorb' speaks of it.
    lines: linesOf(['d5v3L-'], []),
    leader: A,
    tec: B,
    phase,
    ...changes,
  });

const four = { tokens: [1, 2, 3, 4], targets: [null, null, null, null] };
const PHASES: readonly Phase[] = [
  { name: 'commit', tokens: [1, null, 3, 4] },
  { name: 'assign', ...four },
  { name: 'tie', ...four, tied: [A, B] },
  { name: 'elected' },
  { name: 'guard', guard: C },
  { name: 'name-tec' },
  { name: 'submit', turn: A, submitted: LAID.with(0, 'd2v0--') },
  { name: 'drop', turn: C, submitted: LAID },
  { name: 'last-look', spotter: B, submitted: LAID },
  { name: 'pick', submitted: LAID },
  { name: 'rescue', pile: PILE },
  { name: 'hunt', drawn: DRAWN },
  { name: 'absorb', line: 'rescuer', card: 'd5v3L-', muscle: A },
  { name: 'closing', asked: D, waiting: [], used: false, pass: 1 },
];

const shown = (state: State, viewer: Viewer): string => JSON.stringify(parisNouveau.view(state, viewer));
const found = (cards: readonly Card[], text: string): readonly Card[] =>
  cards.filter(card => text.includes(`"${card}"`));

describe.each(PHASES.map(phase => [phase.name, phase] as const))('in the phase %s', (_name, phase) => {
  const state = inPhase(phase);

  test.each(viewersOf(4))('[PN-4] [PN-7] viewer %s sees no hand but their own', viewer => {
    const text = shown(state, viewer);
    for (const [owner, hand] of HANDS.entries()) expect(found(hand, text)).toEqual(owner === viewer ? hand : []);
  });

  test.each(viewersOf(4))('[PN-6] [PN-7] viewer %s sees no ID but their own', viewer => {
    const turned: State = { ...state, teams: state.teams.map((team, n) => (n === viewer ? team : other(team))) };
    expect(shown(turned, viewer)).toBe(shown(state, viewer));
  });

  test.each(viewersOf(4))('[PN-4] viewer %s sees neither deck nor discard pile', viewer => {
    const text = shown(state, viewer);
    expect(found(state.deck, text)).toEqual([]);
    expect(found(DISCARD, text)).toEqual([]);
  });

  test.each(viewersOf(4))('viewer %s sees nothing of what others have learnt', viewer => {
    const entry = { what: 'spotted', round: 1, of: D, cards: DISCARD, buried: [], shuffles: 0 } as const;
    const wiser: State = { ...state, learnt: state.learnt.map((_, n) => (n === viewer ? [] : [entry])) };
    expect(shown(wiser, viewer)).toBe(shown(state, viewer));
  });
});

const other = (team: State['teams'][number]): State['teams'][number] => (team === 'hunter' ? 'rescuer' : 'hunter');

test.each(viewersOf(4))(
  '[PN-8] before the reveal viewer %s sees who has committed, but only their own number',
  viewer => {
    const state = inPhase({ name: 'commit', tokens: [7, null, 7, 7] });
    const { phase } = parisNouveau.view(state, viewer);
    expect(phase).toEqual({
      name: 'commit',
      committed: [true, false, true, true],
      mine: viewer === 'spectator' || viewer === B ? null : 7,
    });
    const otherwise = inPhase({ name: 'commit', tokens: [1, null, 2, 3].map((n, seat) => (seat === viewer ? 7 : n)) });
    if (viewer !== B) expect(shown(otherwise, viewer)).toBe(shown(state, viewer));
  },
);

test.each(viewersOf(4))('[PN-13] [PN-15] viewer %s sees submitted cards from behind, except their own', viewer => {
  const phases: readonly Phase[] = [
    { name: 'submit', turn: A, submitted: LAID },
    { name: 'drop', turn: A, submitted: LAID },
    { name: 'last-look', spotter: B, submitted: LAID },
    { name: 'pick', submitted: LAID },
  ];
  for (const phase of phases) {
    const own = viewer === 'spectator' ? [] : [at(LAID, viewer)];
    expect(found(LAID, shown(inPhase(phase), viewer))).toEqual(own);
  }
});

test.each(viewersOf(4))('[PN-16] viewer %s sees the pile only as Leader', viewer => {
  const text = shown(inPhase({ name: 'rescue', pile: PILE }), viewer);
  expect(found(PILE, text)).toEqual(viewer === A ? PILE : []);
});

test.each(viewersOf(4))('[PN-19] viewer %s sees the two drawn cards only as TEC', viewer => {
  const text = shown(inPhase({ name: 'hunt', drawn: DRAWN }), viewer);
  expect(found(DRAWN, text)).toEqual(viewer === B ? DRAWN : []);
});

test('[PN-11] everybody sees how many tokens everybody has left', () => {
  const state = inPhase({ name: 'name-tec' }, { votes: [3, 1, 4, 1] });
  for (const viewer of viewersOf(4)) expect(parisNouveau.view(state, viewer).votes).toEqual([3, 1, 4, 1]);
});

test('when the match is over everybody sees every ID and hand, but not what was left face-down', () => {
  const state = inPhase({ name: 'over', winners: 'hunter', ending: 'no-cover' });
  const texts = viewersOf(4).map(viewer => shown(state, viewer));
  for (const text of texts) {
    expect(found(HANDS.flat(), text)).toEqual(HANDS.flat());
    expect(found(DISCARD, text)).toEqual([]);
    expect(text).toContain(JSON.stringify(state.teams));
  }
});

test('[PN-7] a spectator has nothing of their own', () => {
  expect(parisNouveau.view(deal(6), 'spectator').own).toBeNull();
});
