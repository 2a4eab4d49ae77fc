import { type Rng, type Seat, at, deepFreeze, rngFor, sameJson, seatsOf } from '../../../src/engine/index.ts';
import { type Card, DECK } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { Event } from '../../../src/games/moses-vs-pharaoh/event.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import { setup } from '../../../src/games/moses-vs-pharaoh/phases/setup.ts';
import type { Action, Side, State, TurnEffects } from '../../../src/games/moses-vs-pharaoh/state.ts';
import { seedOf } from '../../support/seeds.ts';

/** The Hebrews' seat and Pharaoh's, in every test that does not deal. */
export const [H, E] = seatsOf(2) as [Seat, Seat];

/** No chance: shuffles keep the order, the first is picked, and dice show these numbers, then ones. */
export function dice(...rolls: readonly number[]): Rng {
  const left = [...rolls];
  return { int: () => (left.shift() ?? 1) - 1, shuffle: items => [...items], pick: items => at(items, 0) };
}

export const deal = (options: Readonly<Record<string, string>> = {}, seed = 1): State =>
  deepFreeze(setup(seatsOf(2), options, rngFor(seedOf(seed), 0)));

type Changes = Partial<Omit<State, 'effects' | 'hands'>> & {
  readonly effects?: Partial<TurnEffects>;
  readonly hebrew?: readonly Card[];
  readonly egyptian?: readonly Card[];
  /** The next cards of the deck, in order. */
  readonly top?: readonly Card[];
};

/** Three cards that do little, for whoever is not the point of a test. */
export const SPARE: readonly Card[] = ['royal-couriers', 'chariot-captains', 'picked-crews'];
export const HEBREW_SPARE: readonly Card[] = ['pillar-of-fire', 'joshua-fights', 'pillar-of-cloud'];

/** The middle of turn 3, with the Hebrews to play; the cards named are where they are said to be. */
export function table({ effects, hebrew = HEBREW_SPARE, egyptian = SPARE, top = [], ...changes }: Changes = {}): State {
  const base = deal({ sides: 'drawn' });
  const { saved = { hebrew: [], egyptian: [] }, discard = [], removed = [] } = changes;
  const placed = [...hebrew, ...egyptian, ...saved.hebrew, ...saved.egyptian, ...discard, ...removed, ...top];
  return deepFreeze({
    ...base,
    turn: 3,
    sides: ['hebrew', 'egyptian'],
    hands: { hebrew, egyptian },
    deck: [...DECK.filter(card => !placed.includes(card)), ...top.toReversed()],
    phase: { name: 'play', side: 'hebrew', again: false },
    ...changes,
    effects: { ...base.effects, ...effects },
  });
}

export const toPlay = (side: Side): Pick<State, 'phase'> => ({ phase: { name: 'play', side, again: false } });

/** The people are free to go. */
export const FREE = { row: 13 } as const;
/** They are on the road, and Pharaoh may follow. */
export const GONE = { row: 13, departed: true, hebrews: 'qantara' } as const;

export interface Done {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays one action, after checking that the game lists it for that seat. */
export function act(state: State, actor: Seat, action: Action, rng: Rng = dice()): Done {
  const isListed = mosesVsPharaoh.legal(state, actor).some(one => sameJson(one, action));
  if (!isListed) throw new Error(`Seat ${actor} may not ${JSON.stringify(action)} in ${JSON.stringify(state.phase)}.`);
  return deepFreeze(mosesVsPharaoh.apply(state, actor, action, rng));
}

export const actAll = (state: State, moves: readonly (readonly [Seat, Action])[], rng: Rng = dice()): State =>
  moves.reduce((now, [actor, action]) => act(now, actor, action, rng).state, state);

/** Plays a card's event, and lets everybody who is asked for an answer pass. */
export function event(state: State, actor: Seat, card: Card, rng: Rng = dice()): Done {
  return passing(act(state, actor, { type: 'event', card }, rng), rng);
}

/** Passes until somebody has something else to decide. */
export function passing(done: Done, rng: Rng = dice()): Done {
  const { phase } = done.state;
  if (phase.name !== 'respond' && phase.name !== 'battle') return done;
  const asked = phase.name === 'respond' ? phase.side : phase.asked;
  const next = act(done.state, asked === 'hebrew' ? H : E, { type: 'pass' }, rng);
  return passing({ state: next.state, events: [...done.events, ...next.events] }, rng);
}

export const legal = (state: State, actor: Seat): readonly Action[] => mosesVsPharaoh.legal(state, actor);
export const types = (state: State, actor: Seat): readonly string[] => [
  ...new Set(legal(state, actor).map(({ type }) => type)),
];
export const kinds = ({ events }: Pick<Done, 'events'>): readonly string[] => events.map(({ type }) => type);
export const isLegal = (state: State, actor: Seat, action: Action): boolean =>
  legal(state, actor).some(one => sameJson(one, action));
/** Where this card would take Pharaoh. */
export const marches = (state: State, card: Card, force: 'alone' | 'chariots'): readonly string[] =>
  legal(state, E)
    .flatMap(one => (one.type === 'march' && one.card === card && one.force === force ? [one.to] : []))
    .toSorted();
export const walks = (state: State, card: Card): readonly string[] =>
  legal(state, H).flatMap(one => (one.type === 'walk' && one.card === card ? [one.to] : []));
