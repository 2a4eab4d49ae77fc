import { useState } from 'preact/hooks';
import { type Viewer, sameJson } from '../../../../engine/index.ts';
import type { Card } from '../../data/cards.ts';
import type { Space } from '../../data/map.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import {
  type BidAction,
  type PlainAction,
  isBid,
  isCard,
  isPlace,
  isPlain,
  isSet,
  placeOf,
  quietWay,
  useOf,
} from './sorting.ts';

/** What the viewer has tapped but not yet confirmed. */
interface Tapped {
  /** The moment it was tapped in; in any other it counts for nothing. */
  readonly moment: string;
  readonly cards: readonly Card[];
  readonly use: string | null;
  readonly place: Space | null;
  readonly other: Action | null;
}

export interface Choosing {
  readonly moment: string;
  /** What the main button would do. */
  readonly chosen: Action | null;
  readonly isUntouched: boolean;
  readonly cards: readonly Card[];
  readonly use: string | null;
  readonly place: Space | null;
  /** One action for each thing the picked card, or the event, may be used for. */
  readonly uses: readonly Action[];
  /** Spaces that may be tapped now. */
  readonly places: readonly Space[];
  readonly plain: readonly PlainAction[];
  readonly bids: readonly BidAction[];
  /** How many cards a choice takes at most; 1 unless several go together. */
  readonly atMost: number;
  readonly mayTapCard: (card: Card) => boolean;
  readonly isChosen: (action: Action) => boolean;
  readonly tapCard: (card: Card) => void;
  readonly tapUse: (use: string) => void;
  readonly tapPlace: (space: Space) => void;
  readonly tap: (action: Action) => void;
  readonly clear: () => void;
}

/**
 * Tap first, confirm after: nothing here is done until the main button is pressed. Pass no action that the viewer's
 * own cards allow while they are face-down, and nothing of them can be seen here either.
 */
export function useChoosing(legal: readonly Action[], view: View, viewer: Viewer): Choosing {
  const moment = momentOf(view, viewer);
  const untouched: Tapped = { moment, cards: [], use: null, place: null, other: null };
  const [state, setTapped] = useState<Tapped>(untouched);
  const tapped = state.moment === moment ? state : untouched;
  const { cards, use, place, other } = tapped;

  const sets = legal.filter(isSet);
  const atMost = Math.max(1, ...sets.map(action => action.cards.length));
  const [card] = cards;
  const ofCard = sets.length > 0 ? [] : legal.filter(action => isCard(action) && action.card === card);
  const going = legal.filter(action => isPlace(action) && !isCard(action));
  const open = ofCard.length > 0 ? ofCard : card === undefined ? going : [];
  const ofUse = open.filter(action => use === null || useOf(action) === use);
  const ofPlace = ofUse.filter(action => place === null || placeOf(action) === place);
  const isTouched = cards.length > 0 || use !== null || place !== null || other !== null;

  const onlyOne = ofPlace.length === 1 && isTouched ? ofPlace[0] : undefined;
  const gathered = sets.find(action => isSameSet(action.cards, cards, action.type));
  const tappedAction = other === null ? undefined : legal.find(action => sameJson(action, other));
  const chosen = tappedAction ?? onlyOne ?? gathered ?? (isTouched ? null : quietWay(legal));

  const set = (change: Partial<Tapped>): void => setTapped({ ...tapped, other: null, ...change, moment });

  return {
    moment,
    chosen,
    isUntouched: !isTouched,
    cards,
    use,
    place,
    uses: onePerUse(place === null ? open.filter(action => action.type !== 'trek') : ofPlaceOnly(open, place)),
    places: [...new Set(ofUse.map(placeOf).filter(space => space !== null))],
    plain: legal.filter(isPlain),
    bids: legal.filter(isBid),
    atMost,
    mayTapCard: one =>
      legal.some(action => (isSet(action) ? action.cards.includes(one) : isCard(action) && action.card === one)),
    isChosen: action => chosen !== null && sameJson(action, chosen),
    tapCard(one) {
      if (cards.includes(one)) return set({ cards: cards.filter(other_ => other_ !== one), use: null, place: null });
      // A card too many pushes out the first, so that changing one's mind takes one tap.
      set({ cards: [...cards, one].slice(-(sets.length > 0 ? atMost : 1)), use: null, place: null });
    },
    tapUse: one => set({ use: use === one ? null : one, place: null }),
    tapPlace: space => set({ place: place === space ? null : space }),
    tap: action => setTapped({ ...untouched, other: other !== null && sameJson(other, action) ? null : action }),
    clear: () => setTapped(untouched),
  };
}

const ofPlaceOnly = (actions: readonly Action[], place: Space): readonly Action[] =>
  actions.filter(action => placeOf(action) === place || placeOf(action) === null);

const onePerUse = (actions: readonly Action[]): readonly Action[] =>
  actions.filter((action, n) => actions.findIndex(other => useOf(other) === useOf(action)) === n);

/** The deck is put back in the order tapped; in all else the order does not matter. */
function isSameSet(set: readonly Card[], cards: readonly Card[], type: Action['type']): boolean {
  if (set.length !== cards.length) return false;
  return type === 'order' ? set.every((card, n) => card === cards[n]) : set.every(card => cards.includes(card));
}

/** Changes whenever something else is asked of somebody else. Made of public facts only. */
function momentOf({ turn, phase, discard, removed, deckSize }: View, viewer: Viewer): string {
  const asked = phase.name === 'wish' || phase.name === 'save' ? phase.name : JSON.stringify(phase);
  return `${viewer} ${turn} ${asked} ${discard.length} ${removed.length} ${deckSize}`;
}
