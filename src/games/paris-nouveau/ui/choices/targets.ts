import type { Seat } from '../../../../engine/index.ts';
import type { Card } from '../../data/cards.ts';
import type { Action } from '../../state.ts';

export type CommitAction = Extract<Action, { type: 'commit' }>;
export type PickAction = Extract<Action, { type: 'pick' }>;
export type CardAction = Extract<Action, { type: 'submit' | 'place' | 'drop' }>;
export type SeatAction = Extract<Action, { type: 'assign' | 'break-tie' | 'name-tec' | 'broker' | 'medic' | 'spot' }>;
export type PlainAction = Exclude<Action, CommitAction | PickAction | CardAction | SeatAction>;

/** The legal actions, sorted by where a player taps for them: a fist, a card, a seat, a button. */
export interface Sorted {
  readonly commits: readonly CommitAction[];
  readonly picks: readonly PickAction[];
  readonly cards: readonly CardAction[];
  readonly seats: readonly SeatAction[];
  readonly plain: readonly PlainAction[];
}

export function sortActions(legal: readonly Action[]): Sorted {
  return {
    commits: legal.filter(action => action.type === 'commit'),
    picks: legal.filter(action => action.type === 'pick'),
    cards: legal.filter(isCardAction),
    seats: legal.filter(isSeatAction),
    plain: legal.filter(isPlainAction),
  };
}

export const cardOf = ({ card }: CardAction): Card => card;

export function seatOf(action: SeatAction): Seat {
  switch (action.type) {
    case 'assign':
    case 'broker':
    case 'medic':
      return action.to;
    case 'break-tie':
      return action.leader;
    case 'name-tec':
      return action.tec;
    case 'spot':
      return action.of;
  }
}

const CARD_TYPES = ['submit', 'place', 'drop'] as const satisfies readonly CardAction['type'][];
const SEAT_TYPES = [
  'assign',
  'break-tie',
  'name-tec',
  'broker',
  'medic',
  'spot',
] as const satisfies readonly SeatAction['type'][];

const isCardAction = (action: Action): action is CardAction => CARD_TYPES.some(type => type === action.type);
const isSeatAction = (action: Action): action is SeatAction => SEAT_TYPES.some(type => type === action.type);
const isPlainAction = (action: Action): action is PlainAction =>
  action.type !== 'commit' && action.type !== 'pick' && !isCardAction(action) && !isSeatAction(action);
