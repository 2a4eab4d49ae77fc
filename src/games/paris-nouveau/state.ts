import type { BySeat, Seat } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Character } from './data/characters.ts';

export const TEAMS = ['rescuer', 'hunter'] as const;
export type Team = (typeof TEAMS)[number];

/** Each line of cards belongs to a team. */
export type LineName = Team;

/** Every token of the box. What is neither on the tableau nor with a player has been set aside. [PN-R1] */
export const TOKENS = { cover: 6, distance: 6, life: 13, votes: 62 } as const;

export const ROUNDS = 7;
export const PILE = 4;

export interface LineCard {
  readonly card: Card;
  /** Who chose it: the Leader or the TEC of that round. */
  readonly by: Seat;
  /** A card turned face-down counts for nothing and is never turned back. */
  readonly faceUp: boolean;
}

/** A card laid face-down in step 3, or word that the seat passed; null before the seat's turn. */
export type Submission = Card | 'passed' | null;

export const ENDINGS = ['last-life', 'no-cover', 'caught', 'points'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Something a seat saw that others did not. Players remember; so does the state. */
export interface Learnt {
  readonly what: 'submitted' | 'spotted' | 'pile' | 'drawn' | 'dropped';
  readonly round: number;
  /** Whose card it was: the seat's own, or the one it spied on. */
  readonly of: Seat;
  readonly cards: readonly Card[];
  /** Those of the cards that this seat knows went to the discard pile. */
  readonly buried: readonly Card[];
  /** How often the discard pile had been reshuffled when they were buried. */
  readonly shuffles: number;
}

/** What the whole table saw of one round, from its election on. Players would remember it; so does the state. */
export interface RoundRecord {
  readonly round: number;
  readonly tokens: BySeat<number>;
  readonly targets: BySeat<Seat | null>;
  readonly leader: Seat;
  readonly tec: Seat | null;
  /** The abilities used, in order. None of these actions holds a secret. */
  readonly deeds: readonly Deed[];
}

export interface Deed {
  readonly seat: Seat;
  readonly action: AbilityAction;
}

export type Phase =
  | { readonly name: 'commit'; readonly tokens: BySeat<number | null> }
  | { readonly name: 'assign'; readonly tokens: BySeat<number>; readonly targets: BySeat<Seat | null> }
  | {
      readonly name: 'tie';
      readonly tokens: BySeat<number>;
      readonly targets: BySeat<Seat | null>;
      readonly tied: readonly Seat[];
    }
  | { readonly name: 'elected' }
  | { readonly name: 'guard'; readonly guard: Seat }
  | { readonly name: 'name-tec' }
  | { readonly name: 'submit'; readonly turn: Seat; readonly submitted: BySeat<Submission> }
  /** The Courier has drawn and owes a card to the discard pile. */
  | { readonly name: 'drop'; readonly turn: Seat; readonly submitted: BySeat<Submission> }
  /** Everyone has had a turn; the Spotter may still look before step 4. [PN-R7] */
  | { readonly name: 'last-look'; readonly spotter: Seat; readonly submitted: BySeat<Submission> }
  | { readonly name: 'pick'; readonly submitted: BySeat<Submission> }
  | { readonly name: 'rescue'; readonly pile: readonly Card[] }
  | { readonly name: 'hunt'; readonly drawn: readonly Card[] }
  /** A life icon is about to hit the Muscle, who may pay to take it as lost cover. */
  | { readonly name: 'absorb'; readonly line: LineName; readonly card: Card; readonly muscle: Seat }
  /** End of step 5. `waiting` are asked after `asked`; `used` opens the second pass. [PN-R6] */
  | {
      readonly name: 'closing';
      readonly asked: Seat;
      readonly waiting: readonly Seat[];
      readonly used: boolean;
      readonly pass: 1 | 2;
    }
  | { readonly name: 'over'; readonly winners: Team; readonly ending: Ending };

export interface State {
  /** The option: whether characters have their abilities. */
  readonly abilities: boolean;
  readonly round: number;
  readonly leader: Seat;
  readonly tec: Seat | null;
  readonly characters: BySeat<Character>;
  readonly teams: BySeat<Team>;
  /** [PN-6] At five seats one ID card leaves the game unseen. */
  readonly spareTeams: readonly Team[];
  readonly lives: BySeat<number>;
  readonly votes: BySeat<number>;
  readonly cover: number;
  readonly distance: number;
  readonly hands: BySeat<readonly Card[]>;
  /** The last card is the top of the pile. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  readonly shuffles: number;
  readonly lines: Readonly<Record<LineName, readonly LineCard[]>>;
  /** [PN-20] Who has used their ability this round. */
  readonly used: BySeat<boolean>;
  readonly learnt: BySeat<readonly Learnt[]>;
  /** Public: every round that has elected its Leader. */
  readonly rounds: readonly RoundRecord[];
  readonly phase: Phase;
}

export type Action =
  | { readonly type: 'commit'; readonly tokens: number }
  | { readonly type: 'assign'; readonly to: Seat }
  | { readonly type: 'break-tie'; readonly leader: Seat }
  | { readonly type: 'name-tec'; readonly tec: Seat }
  | { readonly type: 'submit'; readonly card: Card }
  | { readonly type: 'pass' }
  | { readonly type: 'pick'; readonly from: readonly Seat[] }
  | { readonly type: 'place'; readonly card: Card }
  /** Let an ability's moment go by. */
  | { readonly type: 'decline' }
  | { readonly type: 'drop'; readonly card: Card }
  | AbilityAction;

/** The use of a character's ability. */
export type AbilityAction =
  | { readonly type: 'guard' }
  | { readonly type: 'spot'; readonly of: Seat }
  | { readonly type: 'muscle' }
  | { readonly type: 'broker'; readonly to: Seat }
  | { readonly type: 'medic'; readonly to: Seat }
  | { readonly type: 'driver'; readonly change: 'add' | 'remove' }
  | { readonly type: 'forger' }
  | { readonly type: 'jammer'; readonly line: LineName }
  | { readonly type: 'courier' };
