import type { Viewer } from '../../../../engine/index.ts';
import {
  type Choosing as ChoosingPart,
  useChoosing as useTaps,
  withTapped,
} from '../../../../ui/board-parts/choosing.ts';
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

/** Cards, what one of them is used for, and where on the map that leads. */
interface Pieces {
  readonly cards: readonly Card[];
  readonly use: string | null;
  readonly place: Space | null;
}

const NONE: Pieces = { cards: [], use: null, place: null };

export interface Choosing extends Omit<ChoosingPart<Action, Pieces>, 'pieces' | 'tapPieces'>, Pieces {
  readonly moment: string;
  /** One action for each thing the picked card, or the event, may be used for. */
  readonly uses: readonly Action[];
  /** Spaces that may be tapped now. */
  readonly places: readonly Space[];
  readonly plain: readonly PlainAction[];
  readonly bids: readonly BidAction[];
  /** How many cards a choice takes at most; 1 unless several go together. */
  readonly atMost: number;
  readonly mayTapCard: (card: Card) => boolean;
  readonly tapCard: (card: Card) => void;
  readonly tapUse: (use: string) => void;
  readonly tapPlace: (space: Space) => void;
}

/**
 * Pass no action that the viewer's own cards allow while they are face-down, and nothing of them can be seen here
 * either.
 */
export function useChoosing(legal: readonly Action[], view: View, viewer: Viewer): Choosing {
  const moment = momentOf(view, viewer);
  const { pieces, tapPieces, ...taps } = useTaps({ moment, legal, none: NONE, make: made => actionOf(legal, made) });
  const { cards, use, place } = pieces;
  const atMost = Math.max(1, ...legal.filter(isSet).map(action => action.cards.length));
  const open = openWith(legal, pieces);

  return {
    ...taps,
    ...pieces,
    moment,
    uses: onePerUse(place === null ? open.filter(action => action.type !== 'trek') : ofPlaceOnly(open, place)),
    places: [
      ...new Set(
        ofUse(open, use)
          .map(placeOf)
          .filter(space => space !== null),
      ),
    ],
    plain: legal.filter(isPlain),
    bids: legal.filter(isBid),
    atMost,
    mayTapCard: one =>
      legal.some(action => (isSet(action) ? action.cards.includes(one) : isCard(action) && action.card === one)),
    tapCard: one => tapPieces({ ...NONE, cards: withTapped(cards, one, atMost) }),
    tapUse: one => tapPieces({ ...pieces, use: use === one ? null : one, place: null }),
    tapPlace: space => tapPieces({ ...pieces, place: place === space ? null : space }),
  };
}

function actionOf(legal: readonly Action[], pieces: Pieces): Action | null {
  const { cards, use, place } = pieces;
  const gathered = legal.filter(isSet).find(action => isSameSet(action.cards, cards, action.type)) ?? null;
  if (cards.length === 0 && use === null && place === null) return gathered ?? quietWay(legal);
  const left = ofUse(openWith(legal, pieces), use).filter(action => place === null || placeOf(action) === place);
  return left.length === 1 && left[0] !== undefined ? left[0] : gathered;
}

/** What the picked card may still become; before one is picked, where one may go without. */
function openWith(legal: readonly Action[], { cards: [card] }: Pieces): readonly Action[] {
  if (card === undefined) return legal.filter(action => isPlace(action) && !isCard(action));
  return legal.some(isSet) ? [] : legal.filter(action => isCard(action) && action.card === card);
}

const ofUse = (actions: readonly Action[], use: string | null): readonly Action[] =>
  actions.filter(action => use === null || useOf(action) === use);

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
