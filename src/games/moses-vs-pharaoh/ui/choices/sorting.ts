import type { Card } from '../../data/cards.ts';
import type { Space } from '../../data/map.ts';
import type { Action } from '../../state.ts';

export type SetAction = Extract<Action, { cards: readonly Card[] }>;
export type CardAction = Extract<Action, { card: Card }>;
export type PlaceAction = Extract<Action, { type: 'walk' | 'march' | 'ride' | 'trek' }>;
export type BidAction = Extract<Action, { type: 'bid' }>;
export type PlainAction = Exclude<Action, SetAction | CardAction | PlaceAction | BidAction>;

export const isSet = (action: Action): action is SetAction => 'cards' in action;
export const isCard = (action: Action): action is CardAction => 'card' in action;
export const isPlace = (action: Action): action is PlaceAction => 'to' in action || 'path' in action;
export const isBid = (action: Action): action is BidAction => action.type === 'bid';
export const isPlain = (action: Action): action is PlainAction =>
  !isSet(action) && !isCard(action) && !isPlace(action) && !isBid(action);

/** What is done when nothing has been tapped: the quiet way on, which is there whatever one holds. [MP-R23] */
export const quietWay = (legal: readonly Action[]): Action | null =>
  legal.find(({ type }) => type === 'pass' || type === 'yield') ?? null;

/** Where an action ends on the map. */
export function placeOf(action: Action): Space | null {
  if (!isPlace(action)) return null;
  return action.type === 'trek' ? (action.path.at(-1) ?? null) : action.to;
}

/** The same for all actions that are one use of a card, wherever they lead. */
export function useOf(action: Action): string {
  if (action.type === 'trek') return action.path.join(' ');
  return 'force' in action ? `${action.type} ${action.force}` : action.type;
}
