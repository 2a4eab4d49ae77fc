import { describe, expect, test } from 'vitest';
import { type Seat, at, seatsOf, viewersOf } from '../../../src/engine/index.ts';
import type { Card } from '../../../src/games/paris-nouveau/data/cards.ts';
import { imagine } from '../../../src/games/paris-nouveau/imagine.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import type { Learnt, State } from '../../../src/games/paris-nouveau/state.ts';
import { matchesOf, playerRng, randomMatch } from '../../support/random-match.ts';
import { seedOf } from '../../support/seeds.ts';
import { A, B, C, D, E, act, handsFor, stateWith, withCards } from './paris-table.ts';
import { patientPlayer } from './patient-player.ts';

const LAID: readonly Card[] = ['d4v0--', 'd4v1--', 'd4v2--', 'd4v3--'];

/** Seat A leads; B to E have submitted; C, the Spotter, has looked at E's card. */
const looking = (): State => {
  const own = (seat: Seat, card: Card): Learnt => ({
    what: 'submitted',
    round: 1,
    of: seat,
    cards: [card],
    buried: [],
    shuffles: 0,
  });
  return withCards({
    characters: ['driver', 'muscle', 'spotter', 'courier', 'medic'],
    hands: handsFor(5),
    leader: A,
    tec: B,
    learnt: [
      [],
      [own(B, 'd4v0--')],
      [own(C, 'd4v1--'), { ...own(E, 'd4v3--'), what: 'spotted' }],
      [own(D, 'd4v2--')],
      [own(E, 'd4v3--')],
    ],
    phase: { name: 'pick', submitted: ['passed', ...LAID] },
  });
};

const buriedOf = (state: State, seat: Seat): readonly Card[] => at(state.learnt, seat).flatMap(({ buried }) => buried);

describe('what a seat remembers', () => {
  const picked = act(looking(), A, { type: 'pick', from: [B, C, D] }).state;

  test('the owner and the Spotter know that a card not picked was buried', () => {
    expect(buriedOf(picked, E)).toEqual(['d4v3--']);
    expect(buriedOf(picked, C)).toEqual(['d4v3--']);
    expect([A, B, D].map(seat => buriedOf(picked, seat))).toEqual([[], [], []]);
  });

  test('once the Leader has placed, owners of picked cards know whether theirs was buried', () => {
    const pile = picked.phase.name === 'rescue' ? picked.phase.pile : [];
    const placed = pile.find(card => LAID.includes(card)) as Card;
    const { state } = act(picked, A, { type: 'place', card: placed });
    for (const [n, card] of LAID.slice(0, 3).entries()) {
      expect(buriedOf(state, seatsOf(5)[n + 1] as Seat).includes(card)).toBe(card !== placed);
    }
  });

  test('the Leader remembers the pile, and which two of it were buried', () => {
    const pile = picked.phase.name === 'rescue' ? picked.phase.pile : [];
    const [placed, ...rest] = pile as [Card, Card, Card];
    const { state } = act(picked, A, { type: 'place', card: placed });
    expect(at(state.learnt, A)).toEqual([{ what: 'pile', round: 1, of: A, cards: pile, buried: rest, shuffles: 0 }]);
  });
});

describe('what is imagined', () => {
  const matches = [2, 4, 6].flatMap(seed =>
    matchesOf([
      ...randomMatch(
        parisNouveau,
        { seed: seedOf(seed), seats: 4 + (seed % 3), options: {} },
        playerRng(seed),
        patientPlayer,
      ),
    ]),
  );

  test('every card a seat knows to be buried really is in the discard pile, and is imagined there', () => {
    let known = 0;
    for (const { state, seats } of matches) {
      for (const viewer of seatsOf(seats)) {
        const buried = at(state.learnt, viewer)
          .filter(entry => entry.shuffles === state.shuffles)
          .flatMap(entry => entry.buried);
        const world = imagine(parisNouveau.view(state, viewer), viewer, playerRng(1));
        for (const card of buried) {
          known++;
          expect(state.discard).toContain(card);
          expect(world.discard).toContain(card);
        }
      }
    }
    expect(known).toBeGreaterThan(1000);
  });

  test('a card that was spied on stays where it was seen', () => {
    const view = parisNouveau.view(looking(), C);
    for (let n = 1; n <= 20; n++) {
      const { phase } = imagine(view, C, playerRng(n));
      expect(phase.name === 'pick' && [phase.submitted[C], phase.submitted[E]]).toEqual(['d4v1--', 'd4v3--']);
    }
  });

  test('[PN-R8] with both piles run dry, a lone card in the pile can still be imagined', () => {
    const lone = stateWith({
      hands: [[], [], [], []],
      deck: [],
      discard: [],
      leader: A,
      tec: B,
      learnt: [[], [{ what: 'submitted', round: 1, of: B, cards: ['d4v0--'], buried: [], shuffles: 0 }], [], []],
      phase: { name: 'rescue', pile: ['d4v0--'] },
    });
    for (const viewer of viewersOf(4)) {
      const seen = parisNouveau.view(lone, viewer);
      expect(parisNouveau.view(imagine(seen, viewer, playerRng(1)), viewer)).toEqual(seen);
    }
  });

  test('the others are dealt every side they may have, and the spare ID too', () => {
    const view = parisNouveau.view(looking(), C);
    const worlds = Array.from({ length: 200 }, (_, n) => imagine(view, C, playerRng(n)));
    for (const { teams, spareTeams } of worlds) {
      expect(teams[C]).toBe('rescuer');
      expect([...teams, ...spareTeams].filter(team => team === 'hunter')).toHaveLength(3);
    }
    for (const seat of [A, B, D, E]) expect(new Set(worlds.map(({ teams }) => teams[seat])).size).toBe(2);
    expect(new Set(worlds.map(({ spareTeams }) => spareTeams[0])).size).toBe(2);
  });
});
