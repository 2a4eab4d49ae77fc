import { expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/index.ts';
import type { Card } from '../../../../src/games/paris-nouveau/data/cards.ts';
import type { Character } from '../../../../src/games/paris-nouveau/data/characters.ts';
import { parisNouveau } from '../../../../src/games/paris-nouveau/rules.ts';
import type { Action, State } from '../../../../src/games/paris-nouveau/state.ts';
import { asideOf } from '../../../../src/games/paris-nouveau/facts/tokens.ts';
import {
  A,
  B,
  C,
  D,
  act,
  actAll,
  handsFor,
  kinds,
  legal,
  linesOf,
  stateWith,
  types,
  withCards,
} from '../paris-table.ts';

/** A is elected with the character named; the state is A's moment, or what follows if there is none. */
function electedAs(character: Character, changes: Partial<State> = {}): State {
  const others: readonly Character[] = (['spotter', 'muscle', 'courier', 'jammer'] as const).filter(
    one => one !== character,
  );
  const none = [0, 0, 0, 0];
  const tie = { name: 'tie', tokens: none, targets: none.map(() => null), tied: [A, B, C, D] } as const;
  const state = stateWith({ characters: [character, ...others.slice(0, 3)], leader: B, phase: tie, ...changes });
  return act(state, B, { type: 'break-tie', leader: A }).state;
}

const EMPTY = [null, null, null, null] as const;

test('[PN-C1] the Guard pays one token and is TEC without the Leader’s choice', () => {
  const state = stateWith({
    characters: ['guard', 'forger', 'courier', 'broker'],
    leader: B,
    phase: { name: 'guard', guard: A },
  });
  const done = act(state, A, { type: 'guard' });
  expect(kinds(done)).toEqual(['guarded']);
  expect([done.state.tec, done.state.votes[A], done.state.phase.name]).toEqual([A, 9, 'submit']);
});

const spotting = (changes: Partial<State> = {}): State =>
  withCards({
    characters: ['driver', 'spotter', 'courier', 'broker'],
    hands: handsFor(4),
    leader: B,
    tec: A,
    phase: { name: 'submit', turn: D, submitted: [null, null, 'd4v0--', null] },
    ...changes,
  });

test('[PN-C2] the Spotter pays one token and alone learns one card that another submitted', () => {
  const done = act(spotting(), B, { type: 'spot', of: C });
  expect(done.state.votes[B]).toBe(9);
  expect(parisNouveau.view(done.state, B).own?.learnt).toMatchObject([{ what: 'spotted', of: C, cards: ['d4v0--'] }]);
  for (const viewer of [A, D, 'spectator'] as const) {
    expect(JSON.stringify(parisNouveau.view(done.state, viewer))).not.toContain('d4v0--');
    const told = done.events.map(event => parisNouveau.seen(event, viewer));
    expect(told).toEqual([{ type: 'spotted', seat: B, of: C, card: null }]);
  }
});

test('[PN-C2] the Spotter cannot look at their own card', () => {
  const phase = { name: 'submit', turn: B, submitted: ['passed', null, 'passed', 'd4v0--'] } as const;
  const mine = { name: 'last-look', spotter: B, submitted: ['passed', 'd4v1--', 'passed', 'd4v0--'] } as const;
  expect(legal(spotting({ phase }), B)).toContainEqual({ type: 'spot', of: D });
  expect(legal(spotting({ phase: mine }), B)).toEqual([{ type: 'spot', of: D }, { type: 'decline' }]);
});

test('[PN-R7] the Spotter may look in somebody else’s turn, and the game does not wait for it', () => {
  const state = spotting();
  expect(types(state, B)).toEqual(['spot']);
  expect(parisNouveau.awaited(state)).toEqual([D]);
  expect(act(state, B, { type: 'spot', of: C }).state.phase).toEqual(state.phase);
});

test('[PN-R7] before the first card there is nothing to look at, and after step 3 it is too late', () => {
  expect(legal(spotting({ phase: { name: 'submit', turn: C, submitted: EMPTY } }), B)).toEqual([]);
  const submitted = ['d4v0--', 'd4v1--', 'd4v2--', 'd4v3--'] as const;
  expect(types(spotting({ phase: { name: 'pick', submitted } }), B).every(type => type === 'pick')).toBe(true);
});

test('[PN-R7] after the last turn the Spotter is asked once more', () => {
  const phase = { name: 'submit', turn: B, submitted: ['passed', null, 'd4v0--', 'passed'] } as const;
  const asked = act(spotting({ phase }), B, { type: 'pass' }).state;
  expect(asked.phase.name).toBe('last-look');
  expect(kinds(act(asked, B, { type: 'spot', of: C }))).toEqual(['spotted', 'picked', 'looked']);
});

const hit = (card: Card, changes: Partial<State> = {}): State =>
  act(
    withCards({
      characters: ['muscle', 'forger', 'courier', 'broker'],
      hands: handsFor(4),
      leader: A,
      tec: B,
      phase: { name: 'rescue', pile: [card] },
      ...changes,
    }),
    A,
    { type: 'place', card },
  ).state;

test('[PN-C3] the Muscle pays one token to lose cover instead of a life; the card’s own cover icon still counts', () => {
  const done = act(hit('d4v0LC'), A, { type: 'muscle' });
  expect(kinds(done)).toEqual(['absorbed', 'cover-lost', 'cover-lost', 'drew']);
  expect([done.state.lives[A], done.state.cover, done.state.votes[A]]).toEqual([2, 4, 9]);
});

test('[PN-C3] a Muscle who declines loses the life', () => {
  const done = act(hit('d4v0L-'), A, { type: 'decline' });
  expect(kinds(done)).toEqual(['declined', 'life-lost', 'drew']);
  expect([done.state.lives[A], done.state.cover]).toEqual([1, 6]);
});

test('[PN-C3] the Muscle is protected as TEC too', () => {
  const drawn: readonly Card[] = ['d4v0L-'];
  const state = withCards({
    characters: ['muscle', 'forger', 'courier', 'broker'],
    hands: handsFor(4),
    leader: B,
    tec: A,
    phase: { name: 'hunt', drawn },
  });
  expect(act(state, A, { type: 'place', card: 'd4v0L-' }).state.phase).toEqual({
    name: 'absorb',
    line: 'hunter',
    card: 'd4v0L-',
    muscle: A,
  });
});

test('[PN-R11] if the Muscle takes the last cover, the hunters win before the card’s cover icon', () => {
  const done = act(hit('d4v0LC', { cover: 1 }), A, { type: 'muscle' });
  expect(kinds(done)).toEqual(['absorbed', 'cover-lost', 'over']);
  expect([done.state.cover, parisNouveau.outcome(done.state)?.reason]).toEqual([0, 'no-cover']);
});

test('[PN-C4] the Broker gives two tokens to another, or one to themself, for nothing', () => {
  const state = electedAs('broker');
  expect(act(state, A, { type: 'broker', to: C }).state.votes).toEqual([10, 10, 12, 10]);
  expect(act(state, A, { type: 'broker', to: A }).state.votes).toEqual([11, 10, 10, 10]);
});

test('[PN-C4] the Broker can give no more than is set aside', () => {
  const state = electedAs('broker', { votes: [10, 10, 41, 0] });
  expect(act(state, A, { type: 'broker', to: D }).state.votes).toEqual([10, 10, 41, 1]);
});

test('[PN-C5] the Medic pays two tokens for a life, for anyone with fewer than three', () => {
  const state = electedAs('medic', { lives: [2, 3, 1, 2] });
  expect(legal(state, A)).toEqual([...[A, C, D].map(to => ({ type: 'medic', to })), { type: 'decline' }]);
  const done = act(state, A, { type: 'medic', to: C });
  expect([done.state.lives, done.state.votes[A]]).toEqual([[2, 3, 2, 2], 8]);
});

test('[PN-C6] the Driver pays two tokens to add or remove a distance token', () => {
  const state = electedAs('driver');
  const added = act(state, A, { type: 'driver', change: 'add' }).state;
  expect([added.distance, added.votes[A]]).toEqual([6, 8]);
  expect(act(state, A, { type: 'driver', change: 'remove' }).state.distance).toBe(4);
});

const closingWith = (characters: readonly Character[], changes: Partial<State> = {}): State =>
  act(
    withCards({
      characters,
      hands: handsFor(characters.length),
      leader: A,
      tec: B,
      lines: linesOf(['d4v3--', 'd5v3--'], ['d2v3--']),
      phase: { name: 'hunt', drawn: ['d1v3--'] },
      ...changes,
    }),
    B,
    { type: 'place', card: 'd1v3--' },
  ).state;

test('[PN-C7] the Forger pays one token and puts lost cover back', () => {
  const state = closingWith(['driver', 'forger', 'courier', 'broker'], { cover: 4 });
  expect(state.phase).toMatchObject({ name: 'closing', asked: B });
  const done = act(state, B, { type: 'forger' });
  expect([done.state.cover, done.state.votes[B]]).toEqual([5, 9]);
});

test('[PN-C7] [PN-R15] while no cover has been lost the Forger is not asked', () => {
  expect(closingWith(['driver', 'forger', 'courier', 'broker']).phase.name).toBe('commit');
});

test('[PN-C8] the Jammer pays six tokens and turns the newest face-up card but the last of either line', () => {
  const state = closingWith(['driver', 'jammer', 'courier', 'broker']);
  expect(legal(state, B)).toEqual([
    { type: 'jammer', line: 'rescuer' },
    { type: 'jammer', line: 'hunter' },
    { type: 'decline' },
  ]);
  const done = act(state, B, { type: 'jammer', line: 'rescuer' });
  expect(done.state.lines.rescuer.map(({ faceUp }) => faceUp)).toEqual([false, true]);
  expect(done.state.votes[B]).toBe(4);
  expect(parisNouveau.view(done.state, 'spectator').score.rescuer).toEqual({ distance: 10, points: 3 });
});

test('[PN-C8] a jammed card stays down, and a line of one card cannot be jammed', () => {
  const lines = {
    rescuer: linesOf(['d4v3--', 'd5v3--'], []).rescuer.with(0, { card: 'd4v3--', by: A, faceUp: false }),
    hunter: [],
  };
  expect(closingWith(['driver', 'jammer', 'courier', 'broker'], { lines }).phase.name).toBe('commit');
});

test('[PN-C9] the Courier pays one token, draws one, discards one, and then takes the turn', () => {
  const hands = handsFor(4);
  const state = withCards({ hands, leader: B, tec: A, phase: { name: 'submit', turn: C, submitted: EMPTY } }, [
    'd5v3--',
  ]);
  const drew = act(state, C, { type: 'courier' });
  expect([drew.state.hands[C]?.length, drew.state.votes[C], drew.state.phase.name]).toEqual([3, 9, 'drop']);
  expect(types(drew.state, C)).toEqual(['drop', 'drop', 'drop']);
  const dropped = act(drew.state, C, { type: 'drop', card: 'd5v3--' });
  expect([dropped.state.hands[C], dropped.state.discard]).toEqual([hands[C], ['d5v3--']]);
  expect(dropped.state.phase).toEqual(state.phase);
  expect(types(dropped.state, C)).toEqual(['submit', 'submit', 'pass']);
});

test('[PN-20] an ability works once a round, and again in the next', () => {
  const twice = act(spotting(), B, { type: 'spot', of: C }).state;
  expect(legal(twice, B)).toEqual([]);
  const used = [false, true, false, false];
  const later = closingWith(['driver', 'spotter', 'courier', 'broker'], { used });
  expect([later.round, later.used]).toEqual([2, [false, false, false, false]]);
});

test('[PN-20] a Leader who is elected again may use the ability again', () => {
  expect(electedAs('medic', { leader: B, lives: [1, 2, 2, 2] }).phase.name).toBe('elected');
  const none = [0, 0, 0, 0];
  const tie = { name: 'tie', tokens: none, targets: none.map(() => null), tied: [A, B, C, D] } as const;
  const again = stateWith({
    characters: ['medic', 'spotter', 'muscle', 'courier'],
    leader: A,
    lives: [1, 2, 2, 2],
    phase: tie,
  });
  expect(types(act(again, A, { type: 'break-tie', leader: A }).state, A)).toContain('medic');
});

test('[PN-20] every ability may be declined, and the price is set aside when it is not', () => {
  const state = electedAs('medic', { lives: [1, 2, 2, 2] });
  expect(act(state, A, { type: 'decline' }).state.votes[A]).toBe(10);
  expect(asideOf(act(state, A, { type: 'medic', to: A }).state).votes).toBe(asideOf(state).votes + 2);
});

test.each<[string, Character, Partial<State>]>([
  ['votes for the Broker', 'broker', { votes: [10, 10, 42, 0] }],
  ['a life for the Medic', 'medic', { lives: [2, 3, 3, 5] }],
])('[PN-20] without %s to add, the ability cannot be used', (_what, character, changes) => {
  expect(electedAs(character, changes).phase.name).toBe('name-tec');
});

test('[PN-20] without a distance token aside the Driver can only remove one', () => {
  const uses: readonly Action[] = legal(electedAs('driver', { distance: 6 }), A);
  expect(uses).toEqual([{ type: 'driver', change: 'remove' }, { type: 'decline' }]);
});

test('[PN-R15] who cannot pay is not asked', () => {
  expect(electedAs('medic', { votes: [1, 10, 10, 10], lives: [1, 2, 2, 2] }).phase.name).toBe('name-tec');
  expect(hit('d4v0L-', { votes: [0, 10, 10, 10] }).lives[A]).toBe(1);
});

const FORGER_AND_JAMMER = ['driver', 'jammer', 'forger', 'broker'] as const;

test('[PN-R6] owners are asked clockwise from the Leader’s left, once each', () => {
  const first = closingWith(FORGER_AND_JAMMER, { cover: 4 });
  expect(first.phase).toMatchObject({ asked: B, waiting: [C], pass: 1 });
  const second = act(first, B, { type: 'decline' }).state;
  expect(second.phase).toMatchObject({ asked: C, waiting: [], pass: 1 });
  expect(act(second, C, { type: 'decline' }).state.phase.name).toBe('commit');
});

test('[PN-R6] if anything was used, those who declined are asked once more, and only once', () => {
  const again = actAll(closingWith(FORGER_AND_JAMMER, { cover: 4 }), [
    [B, { type: 'decline' }],
    [C, { type: 'forger' }],
  ]);
  expect(again.phase).toMatchObject({ name: 'closing', asked: B, pass: 2 });
  expect(act(again, B, { type: 'decline' }).state.phase.name).toBe('commit');
});

test('[PN-R16] without abilities no window opens for any character', () => {
  const off = { abilities: false };
  const isAsked = (state: State, who: Seat): boolean =>
    types(state, who).some(type => type === 'decline' || type === 'spot');
  expect(electedAs('medic', { ...off, lives: [1, 2, 2, 2] }).phase.name).toBe('name-tec');
  expect(closingWith(FORGER_AND_JAMMER, { ...off, cover: 4 }).phase.name).toBe('commit');
  expect(hit('d4v0L-', off).lives[A]).toBe(1);
  expect(isAsked(spotting(off), B)).toBe(false);
});
