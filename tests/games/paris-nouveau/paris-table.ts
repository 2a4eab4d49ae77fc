import { type Rng, type Seat, at, deepFreeze, rngFor, sameJson, seat, seatsOf } from '../../../src/engine/index.ts';
import { type Card, DECK } from '../../../src/games/paris-nouveau/data/cards.ts';
import type { Character } from '../../../src/games/paris-nouveau/data/characters.ts';
import type { Event } from '../../../src/games/paris-nouveau/event.ts';
import { parisNouveau } from '../../../src/games/paris-nouveau/rules.ts';
import { setup } from '../../../src/games/paris-nouveau/phases/setup.ts';
import type { Action, LineCard, LineName, Phase, State } from '../../../src/games/paris-nouveau/state.ts';
import { seedOf } from '../../support/seeds.ts';

export const [A, B, C, D, E, F] = seatsOf(6) as [Seat, Seat, Seat, Seat, Seat, Seat];

/** Four seats whose characters have no part in what most tests look at. */
export const QUIET: readonly Character[] = ['driver', 'forger', 'courier', 'broker'];

/** No chance: shuffles keep the order, and the first is picked. */
export const NO_CHANCE: Rng = { int: () => 0, shuffle: items => [...items], pick: items => at(items, 0) };

export const deal = (players: number, seed = 1, options = {}): State =>
  deepFreeze(setup(seatsOf(players), options, rngFor(seedOf(seed), 0)));

/** A state to start a test from: four seats at the start of round 1, changed as the test needs it. */
export function stateWith(changes: Partial<State>): State {
  const characters = changes.characters ?? QUIET;
  const base = deal(characters.length);
  return deepFreeze({
    ...base,
    leader: A,
    teams: characters.map((_, n) => (n % 2 === 0 ? 'rescuer' : 'hunter')),
    ...changes,
    characters,
  });
}

/** A state in which the cards named are where they are said to be, and all others are in the deck, in order. */
export function withCards(
  changes: Partial<State> & { readonly hands: readonly (readonly Card[])[] },
  top: readonly Card[] = [],
): State {
  const placed = [
    ...changes.hands.flat(),
    ...(changes.discard ?? []),
    ...[...(changes.lines?.rescuer ?? []), ...(changes.lines?.hunter ?? [])].map(({ card }) => card),
    ...(changes.phase ? cardsIn(changes.phase) : []),
    ...top,
  ];
  const deck = [...DECK.filter(card => !placed.includes(card)), ...top.toReversed()];
  return stateWith({ deck, ...changes });
}

function cardsIn(phase: Phase): readonly Card[] {
  if (phase.name === 'rescue') return phase.pile;
  if (phase.name === 'hunt') return phase.drawn;
  return 'submitted' in phase ? phase.submitted.filter(card => card !== null && card !== 'passed') : [];
}

export interface Done {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays one action, after checking that the game lists it for that seat. */
export function act(state: State, actor: Seat, action: Action, rng: Rng = NO_CHANCE): Done {
  const isListed = parisNouveau.legal(state, actor).some(one => sameJson(one, action));
  if (!isListed) throw new Error(`Seat ${actor} may not ${JSON.stringify(action)} in ${state.phase.name}.`);
  return deepFreeze(parisNouveau.apply(state, actor, action, rng));
}

/** Plays several actions, one after the other. */
export const actAll = (state: State, moves: readonly (readonly [Seat, Action])[], rng: Rng = NO_CHANCE): State =>
  moves.reduce((now, [actor, action]) => act(now, actor, action, rng).state, state);

export const legal = (state: State, actor: Seat): readonly Action[] => parisNouveau.legal(state, actor);
export const types = (state: State, actor: Seat): readonly string[] => legal(state, actor).map(({ type }) => type);
export const kinds = ({ events }: Done): readonly string[] => events.map(({ type }) => type);

/** Commits for everybody, in seat order. */
export const commitAll = (state: State, tokens: readonly number[]): State =>
  actAll(
    state,
    tokens.map((count, n) => [seat(n), { type: 'commit', tokens: count }]),
  );

/** A line of face-up cards; whoever placed them is of no matter to the test. */
export const lineOf = (...cards: readonly Card[]): readonly LineCard[] =>
  cards.map(card => ({ card, by: A, faceUp: true }));

export const linesOf = (
  rescuer: readonly Card[],
  hunter: readonly Card[],
): Readonly<Record<LineName, readonly LineCard[]>> => ({ rescuer: lineOf(...rescuer), hunter: lineOf(...hunter) });

/** Two cards for each of so many seats, none with an icon that hurts where it can be helped. */
export const handsFor = (players: number): readonly (readonly Card[])[] =>
  Array.from({ length: players }, (_, n) => DECK.slice(n * 2, n * 2 + 2));
