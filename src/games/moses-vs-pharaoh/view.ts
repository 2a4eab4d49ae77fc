import type { BySeat, Seat, Viewer } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Space } from './data/map.ts';
import { leadersAt, sideOf } from './facts/places.ts';
import {
  type Bones,
  type BySide,
  type Chariots,
  type Ending,
  type Known,
  type Phase,
  type Side,
  type State,
  type TurnEffects,
  type Wish,
  rivalOf,
} from './state.ts';

/*
 * Who may know what:
 * - the hand and the laid-aside cards of a side: that side alone; how many they are: everybody;
 * - which cards are being laid aside: nobody else, not even how many, until both have chosen;
 * - the deck's order: nobody, but what the Court Scribes saw: Egypt;
 * - what Spies or Bribed Guides saw: the side that sent them; a card taken from the open pile: everybody;
 * - the discard pile, removed cards, battle cards, answers, bids and the window for an answer: everybody. Whether the
 *   window opens is decided from these open things alone, never from a hand. [MP-R23]
 */

export type PhaseView =
  | { readonly name: 'wish'; readonly wished: BySeat<boolean>; readonly mine: Wish | null }
  | { readonly name: 'save'; readonly ready: BySide<boolean>; readonly mine: readonly Card[] | null }
  | Extract<Phase, { name: 'bid' | 'lead' | 'play' | 'respond' | 'choose' | 'battle' }>
  | {
      readonly name: 'over';
      readonly winner: Side;
      readonly ending: Ending;
      readonly hands: BySide<readonly Card[]>;
      readonly saved: BySide<readonly Card[]>;
    };

/** What is a seat's alone. */
export interface Own {
  readonly side: Side;
  readonly hand: readonly Card[];
  readonly saved: readonly Card[];
  /** What this side has seen of the rival's cards. */
  readonly known: readonly Known[];
  /** What it has seen of the deck, the next card first. */
  readonly scribes: readonly Card[];
}

export interface View {
  readonly limit: number;
  readonly turn: number;
  readonly sides: BySeat<Side> | null;
  readonly initiative: Side;
  readonly handSizes: BySide<number>;
  readonly savedSizes: BySide<number>;
  readonly deckSize: number;
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  /** Cards that everybody saw go to a hand. */
  readonly known: readonly Known[];
  readonly plagues: number;
  readonly row: number;
  readonly heart: number;
  readonly leaders: Space;
  readonly hebrews: Space;
  readonly departed: boolean;
  readonly parted: boolean;
  readonly pharaoh: Space;
  readonly pharaohFrom: Space | null;
  readonly chariots: readonly Chariots[];
  readonly bones: Bones;
  readonly livestock: boolean;
  readonly granaries: boolean;
  readonly ferrymen: boolean;
  readonly effects: TurnEffects;
  readonly active: Side | null;
  readonly own: Own | null;
  readonly phase: PhaseView;
}

export function view(state: State, viewer: Viewer): View {
  const { hands, saved } = state;
  return {
    limit: state.limit,
    turn: state.turn,
    sides: state.sides,
    initiative: state.initiative,
    handSizes: { hebrew: hands.hebrew.length, egyptian: hands.egyptian.length },
    savedSizes: { hebrew: saved.hebrew.length, egyptian: saved.egyptian.length },
    deckSize: state.deck.length,
    discard: state.discard,
    removed: state.removed,
    known: state.known.filter(({ by }) => by === 'all'),
    plagues: state.plagues,
    row: state.row,
    heart: state.heart,
    leaders: leadersAt(state),
    hebrews: state.hebrews,
    departed: state.departed,
    parted: state.parted,
    pharaoh: state.pharaoh,
    pharaohFrom: state.pharaohFrom,
    chariots: state.chariots,
    bones: state.bones,
    livestock: state.livestock,
    granaries: state.granaries,
    ferrymen: state.ferrymen,
    effects: state.effects,
    active: state.active,
    own: viewer === 'spectator' ? null : ownOf(state, viewer),
    phase: phaseView(state, viewer),
  };
}

function ownOf(state: State, seat: Seat): Own | null {
  const side = sideOf(state, seat);
  if (side === null) return null;
  return {
    side,
    hand: state.hands[side],
    saved: state.saved[side],
    known: state.known.filter(({ by, holder }) => by === 'rival' && holder === rivalOf(side)),
    scribes: side === 'egyptian' ? state.scribes : [],
  };
}

function phaseView(state: State, viewer: Viewer): PhaseView {
  const { phase, hands, saved } = state;
  switch (phase.name) {
    case 'wish':
      return {
        name: phase.name,
        wished: phase.wishes.map(wish => wish !== null),
        mine: viewer === 'spectator' ? null : (phase.wishes[viewer] ?? null),
      };
    case 'save': {
      const side = viewer === 'spectator' ? null : sideOf(state, viewer);
      return {
        name: phase.name,
        ready: { hebrew: phase.aside.hebrew !== null, egyptian: phase.aside.egyptian !== null },
        mine: side === null ? null : phase.aside[side],
      };
    }
    case 'over': {
      const { name, winner, ending } = phase;
      return { name, winner, ending, hands, saved };
    }
    case 'bid':
    case 'lead':
    case 'play':
    case 'respond':
    case 'choose':
    case 'battle':
      return phase;
  }
}
