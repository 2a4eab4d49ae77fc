import type { Seat } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { Learnt } from '../state.ts';
import type { View } from '../view.ts';

/** A card laid face-down this round that the viewer has seen, and whose it is. */
export interface KnownCard {
  readonly of: Seat;
  readonly card: Card;
}

/** Where a view says that certain cards are. */
export interface Clues {
  /** The cards whose faces and places it shows. */
  readonly visible: readonly Card[];
  /** In the discard pile, for certain. */
  readonly buried: readonly Card[];
  /** Still face-down in front of their owners. */
  readonly laid: readonly KnownCard[];
  /** Picked, and now in the Leader's pile or put out of it. */
  readonly picked: readonly Card[];
}

export function cluesIn(view: View): Clues {
  const { phase } = view;
  const visible = visibleIn(view);
  const buried = buriedIn(view);
  const open = openSubmissions(view).filter(({ card }) => !visible.includes(card));
  switch (phase.name) {
    case 'submit':
    case 'drop':
    case 'last-look':
    case 'pick':
      return { visible, buried, laid: open, picked: [] };
    case 'rescue': {
      // [PN-R8] When both piles had run dry, nothing was put out, or it was reshuffled at once: then all bets are off.
      const hasRoom = view.discardSize > buried.length;
      return { visible, buried, laid: [], picked: hasRoom ? open.map(({ card }) => card) : [] };
    }
    case 'commit':
    case 'assign':
    case 'tie':
    case 'elected':
    case 'guard':
    case 'name-tec':
    case 'hunt':
    case 'absorb':
    case 'closing':
    case 'over':
      return { visible, buried, laid: [], picked: [] };
  }
}

function visibleIn({ own, lines, phase }: View): readonly Card[] {
  const hands = phase.name === 'over' ? phase.hands.flat() : (own?.hand ?? []);
  const inHand = phase.name === 'rescue' ? phase.pile : phase.name === 'hunt' ? phase.drawn : null;
  return [...hands, ...[...lines.rescuer, ...lines.hunter].map(({ card }) => card), ...(inHand ?? [])];
}

/** Buried cards stay in the discard pile until it is reshuffled. */
const buriedIn = ({ own, shuffles }: View): readonly Card[] => [
  ...new Set((own?.learnt ?? []).filter(entry => entry.shuffles === shuffles).flatMap(({ buried }) => buried)),
];

/** This round's submissions that the viewer knows and whose fate is open. */
function openSubmissions({ own, round }: View): readonly KnownCard[] {
  const isOpen = (entry: Learnt): boolean =>
    entry.round === round && (entry.what === 'submitted' || entry.what === 'spotted') && entry.buried.length === 0;
  return (own?.learnt ?? []).filter(isOpen).flatMap(({ of, cards }) => cards.map(card => ({ of, card })));
}
