import type { BySeat, Seat } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Space } from './data/map.ts';

export const SIDES = ['hebrew', 'egyptian'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const rivalOf = (side: Side): Side => (side === 'hebrew' ? 'egyptian' : 'hebrew');

export const WISHES = ['hebrew', 'egyptian', 'either'] as const;
export type Wish = (typeof WISHES)[number];

export const ENDINGS = ['sinai', 'slavery', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How Pharaoh travels. */
export const FORCES = ['alone', 'chariots'] as const;
export type Force = (typeof FORCES)[number];

/** Chariots of one kind in one space, counted in hundreds. */
export interface Chariots {
  readonly at: Space;
  readonly hundreds: number;
  readonly mobilised: boolean;
}

/** Nobody has them yet; Egypt has seen to it that they are missed; the Hebrews carry them. [MP-C25] */
export type Bones = 'buried' | 'missed' | 'carried';

/** A card that others know somebody holds. Where they are not sure which pile it is in, it is only `held`. */
export interface Known {
  readonly card: Card;
  readonly holder: Side;
  readonly where: 'hand' | 'saved' | 'held';
  readonly by: 'rival' | 'all';
}

/** What lasts until the end of the turn. */
export interface TurnEffects {
  /** [MP-5] Who has played two in a row. */
  readonly doubled: BySide<boolean>;
  /** How many more cards a side must play before it may move again. [MP-C26] */
  readonly dust: BySide<number>;
  readonly heat: BySide<boolean>;
  readonly silenced: boolean;
  readonly straw: boolean;
  readonly bread: boolean;
  readonly whips: boolean;
  readonly lamb: boolean;
  readonly axles: boolean;
  /** [MP-C37] A mixed multitude fights along; or it slows everybody down. */
  readonly multitude: boolean;
  readonly stragglers: boolean;
  /** The plague most recently called down this turn, counted from 1. */
  readonly lastPlague: number | null;
}

/** What Pharaoh does where a journey ends: on the Royal Road, chariots there are made ready. [MP-C45] */
export type Arrival = 'halt' | 'muster';

/** Something that may be answered before it takes effect. */
export type Plain =
  | { readonly kind: 'event'; readonly by: Side; readonly card: Card }
  | { readonly kind: 'plague'; readonly plague: number; readonly hits: number }
  /** The spaces Pharaoh's force is about to enter, in order. */
  | { readonly kind: 'march'; readonly path: readonly Space[]; readonly arrival: Arrival };

/** An Egyptian answer is an Egyptian event, so it may be answered in turn. [MP-R22] */
export type Trigger = Plain | { readonly kind: 'answer'; readonly card: Card; readonly to: Plain };

/** What an event still asks somebody to decide. */
export type Choice =
  | { readonly kind: 'give-up' }
  | { readonly kind: 'take' }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'order'; readonly count: number }
  | { readonly kind: 'strike' }
  | { readonly kind: 'garrison' }
  | { readonly kind: 'ride'; readonly spaces: number; readonly arrival: Arrival }
  | { readonly kind: 'trek' };

export interface BattleCard {
  readonly side: Side;
  readonly card: Card;
}

export type Phase =
  | { readonly name: 'wish'; readonly wishes: BySeat<Wish | null> }
  /** Both want `side`. The best bid so far is `bid`, by the other seat than `bidder`; none has been made while null. */
  | { readonly name: 'bid'; readonly side: Side; readonly bidder: Seat; readonly bid: number | null }
  | { readonly name: 'save'; readonly aside: BySide<readonly Card[] | null> }
  | { readonly name: 'lead' }
  /** `again`: this side has just played, and may play a second card in a row or yield. */
  | { readonly name: 'play'; readonly side: Side; readonly again: boolean }
  | { readonly name: 'respond'; readonly side: Side; readonly trigger: Trigger }
  | { readonly name: 'choose'; readonly side: Side; readonly card: Card; readonly choice: Choice }
  | {
      readonly name: 'battle';
      readonly attacker: Side;
      readonly asked: Side;
      readonly cards: readonly BattleCard[];
    }
  | { readonly name: 'over'; readonly winner: Side; readonly ending: Ending };

export interface State {
  /** The last turn. [MP-R3] */
  readonly limit: number;
  readonly turn: number;
  /** Null until the seats have agreed who plays whom. */
  readonly sides: BySeat<Side> | null;
  readonly initiative: Side;
  readonly hands: BySide<readonly Card[]>;
  /** Laid face-down for the next turn, and out of play in this one. */
  readonly saved: BySide<readonly Card[]>;
  /** The last card is the top of the pile. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly known: readonly Known[];
  /** The next cards of the deck, where Egypt has looked, the top one first. */
  readonly scribes: readonly Card[];
  /** How many plagues have struck. */
  readonly plagues: number;
  /** The Let My People Go row. */
  readonly row: number;
  /** Harden Heart points towards the next twenty. */
  readonly heart: number;
  readonly hebrews: Space;
  /** [MP-14] The Hebrews have left Goshen at least once. */
  readonly departed: boolean;
  readonly parted: boolean;
  readonly pharaoh: Space;
  /** Where Pharaoh was before the space he is in. */
  readonly pharaohFrom: Space | null;
  readonly chariots: readonly Chariots[];
  readonly bones: Bones;
  readonly livestock: boolean;
  readonly granaries: boolean;
  /** [MP-C8] They wait for the chariots, for the rest of the match. */
  readonly ferrymen: boolean;
  readonly effects: TurnEffects;
  /** Who made the latest regular play of this turn. */
  readonly active: Side | null;
  readonly phase: Phase;
}

export type Play =
  | { readonly type: 'event'; readonly card: Card }
  | { readonly type: 'plague'; readonly card: Card }
  | { readonly type: 'harden'; readonly card: Card }
  | { readonly type: 'walk'; readonly card: Card; readonly to: Space }
  | { readonly type: 'march'; readonly card: Card; readonly to: Space; readonly force: Force }
  | { readonly type: 'mobilise'; readonly card: Card }
  | { readonly type: 'attack'; readonly card: Card }
  | { readonly type: 'gather'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card };

/** What an event asked for. */
export type Decision =
  | { readonly type: 'give-up'; readonly card: Card }
  | { readonly type: 'take'; readonly card: Card }
  | { readonly type: 'exchange'; readonly cards: readonly Card[] }
  /** The top of the deck, the next card first. */
  | { readonly type: 'order'; readonly cards: readonly Card[] }
  | { readonly type: 'strike'; readonly card: Card }
  | { readonly type: 'garrison'; readonly how: 'recall' | 'mobilise' }
  | { readonly type: 'ride'; readonly to: Space; readonly force: Force }
  | { readonly type: 'trek'; readonly path: readonly Space[] }
  | { readonly type: 'decline' };

export type Action =
  | { readonly type: 'wish'; readonly wish: Wish }
  | { readonly type: 'bid'; readonly points: number }
  | { readonly type: 'concede' }
  | { readonly type: 'save'; readonly cards: readonly Card[] }
  | { readonly type: 'lead'; readonly first: Side }
  | Play
  | { readonly type: 'yield' }
  | { readonly type: 'respond'; readonly card: Card }
  | { readonly type: 'fight'; readonly card: Card }
  | { readonly type: 'pass' }
  | Decision;

const PLAYS = [
  'event',
  'plague',
  'harden',
  'walk',
  'march',
  'mobilise',
  'attack',
  'gather',
  'discard',
] as const satisfies readonly Play['type'][];

const DECISIONS = [
  'give-up',
  'take',
  'exchange',
  'order',
  'strike',
  'garrison',
  'ride',
  'trek',
  'decline',
] as const satisfies readonly Decision['type'][];

export const isPlay = (action: Action): action is Play => PLAYS.some(type => type === action.type);

export const isDecision = (action: Action): action is Decision => DECISIONS.some(type => type === action.type);
