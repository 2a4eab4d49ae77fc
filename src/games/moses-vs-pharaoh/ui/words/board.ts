import { type Seat, at } from '../../../../engine/index.ts';
import { list } from '../../../../ui/list-words.ts';
import type { Asked } from '../../../../ui/game-ui.ts';
import { hasSealed } from '../../facts/sealed.ts';
import { idleAt, mobilisedAt, FREEDOM } from '../../facts/places.ts';
import type { Space } from '../../data/map.ts';
import { plagueFacts } from '../../data/plagues.ts';
import { HEART_STEP } from '../../data/heart.ts';
import { type Action, type BySide, type Side, isPlay } from '../../state.ts';
import type { View } from '../../view.ts';
import { valueOf } from '../../data/cards.ts';
import type { Choosing } from '../choices/choosing.ts';
import { actionWords, useWords } from './actions.ts';
import {
  type People,
  SIDE_WORDS,
  SPACE_WORDS,
  capital,
  cards,
  chariotWords,
  count,
  nameOf,
  plagueWords,
} from './names.ts';

export const MAP_ZONE = 'The map';
export const SEATS_ZONE = 'The players';
export const PLAGUES_ZONE = 'The ten plagues';
export const HAND_ZONE = 'Yours alone';
export const HANDS_ZONE = 'All hands, open';
export const EFFECTS_ZONE = 'In force';
export const ROW_CAPTION = 'Let go';
export const HEART_CAPTION = 'Heart';
export const WATCHING = 'Both hands stay closed until the end.';
export const BEGINNING = 'Let my people go, said Moses. Pharaoh shook his head.';
export const HOLD_WHAT = 'your cards';
export const TURN_UP = 'Turn your cards up';
export const NO_CARDS = 'No card here.';
export const SAVED_CAPTION = 'Saved for the next turn';
export const LAY_DOWN = 'Lay it down again';
export const BID = { less: 'One point less', more: 'One point more', value: 'Points you bid' } as const;
export const CLOSE_BATTLE = 'Back to the map';

/** Written across the land, where there is room. */
export const REGIONS = [
  { name: 'Goshen', on: 'land', x: 50, y: 14, turn: 0 },
  { name: 'The Nile', on: 'water', x: 25, y: 57, turn: 82 },
  { name: 'The Wilderness', on: 'land', x: 73, y: 90, turn: 0 },
] as const;

export const cardBackLabel = (position: number, of: number): string => `Card ${position + 1} of ${of}, face-down`;

export const placeName = (space: Space): string => SPACE_WORDS[space].replace(/^the /, '');

/** A space in one breath, for those who hear the map. */
export function placeLabel(view: View, space: Space): string {
  const [idle, ready] = [idleAt(view, space), mobilisedAt(view, space)];
  const here = [
    ...(view.hebrews === space ? [SIDE_WORDS.hebrew] : []),
    ...(view.leaders === space ? ['Moses and Aaron'] : []),
    ...(view.pharaoh === space ? ['Pharaoh'] : []),
    ...(ready > 0 ? [`${chariotWords(ready)}, ready`] : []),
    ...(idle > 0 ? [`${chariotWords(idle)}, idle`] : []),
  ];
  return here.length === 0 ? capital(SPACE_WORDS[space]) : `${capital(SPACE_WORDS[space])}: ${list(here)}`;
}

export const pilesLabel = ({ deckSize, discard, removed }: View): string =>
  `${cards(deckSize)} in the deck, ${discard.length} discarded, ${removed.length} out of the game.`;
export const PILES = { deck: 'Deck', discard: 'Used', removed: 'Gone' } as const;
export const PILES_TITLE = 'Cards on the table';
export const PILE_TITLES = { discard: 'Discarded, the latest first', removed: 'Out of the game' } as const;

export const youKnow = (things: number): string => `You know ${count(things, 'thing')}`;
export const nextInDeck = (names: readonly string[]): string => `Next in the deck: ${names.join(', ')}.`;

export function plagueLabel(plague: number, is: 'struck' | 'next' | 'to-come', takes: number): string {
  const name = `${plague}. ${plagueWords(plague)}`;
  if (is === 'struck') return `${name}: has struck.`;
  const { modifier } = plagueFacts(plague);
  const less = modifier === 0 ? '' : `, roll less ${-modifier}`;
  return `${name}: ${is === 'next' ? 'next, ' : ''}takes a card of ${takes} or more${less}.`;
}

export const rowLabel = ({ row }: View): string =>
  row >= FREEDOM ? 'The people are free to go.' : `Let My People Go: ${row} of ${FREEDOM} hits.`;

export const heartLabel = ({ heart }: View): string => `Harden Heart: ${heart} of ${HEART_STEP} points.`;

export function seatLabel({ view, people, awaited }: Asked<View>, seat: Seat): string {
  const { kind, presence } = at(people, seat);
  const side = view.sides === null ? null : at(view.sides, seat);
  const facts = [
    nameOf(people, seat),
    ...(kind === 'bot' ? ['bot'] : []),
    ...(presence === undefined ? [] : [presence === 'away' ? 'away' : 'a bot plays']),
    ...(awaited.includes(seat) ? ['deciding'] : []),
    ...(hasSealed(view, seat) ? ['has decided in secret'] : []),
    ...(side === null
      ? []
      : [
          `plays ${SIDE_WORDS[side]}`,
          `${cards(view.handSizes[side])} in hand`,
          `${view.savedSizes[side]} saved`,
          ...(view.initiative === side ? ['has the initiative'] : []),
        ]),
  ];
  return `${facts.join(', ')}.`;
}

/** A use of the picked card, on a small button: where it leads is tapped on the map. */
export function useLabel(action: Action, view: View): string {
  switch (action.type) {
    case 'walk':
      return 'Walk on';
    case 'march':
    case 'ride':
      return action.force === 'alone' ? 'Pharaoh alone' : 'With the chariots';
    case 'harden':
      return `Harden +${valueOf(action.card)}`;
    case 'event':
      return 'Event';
    case 'plague':
      return plagueWords(view.plagues + 1);
    case 'mobilise':
      return 'Ready chariots';
    case 'discard':
      return 'Discard';
    case 'wish':
    case 'bid':
    case 'concede':
    case 'save':
    case 'lead':
    case 'attack':
    case 'gather':
    case 'yield':
    case 'respond':
    case 'fight':
    case 'pass':
    case 'give-up':
    case 'take':
    case 'exchange':
    case 'order':
    case 'strike':
    case 'garrison':
    case 'trek':
    case 'decline':
      return isPlay(action) ? capital(useWords(action, view)) : actionWords(action, view, []);
  }
}

/** What the main button says. The picked card lies open beside it, so it is not named again. */
export function mainLabel(action: Action, view: View, people: People): string {
  if (isPlay(action)) return capital(useWords(action, view));
  if (action.type === 'save' && action.cards.length > 0) return `Save ${cards(action.cards.length)}`;
  if (action.type === 'exchange') return `Exchange ${cards(action.cards.length)}`;
  if (action.type === 'order') return 'Put them back like this';
  return actionWords(action, view, people);
}

/** What the main button says before enough has been tapped. */
export function chooseHint({ phase }: View, { cards: picked, places, uses, use, atMost }: Choosing): string {
  if (phase.name === 'bid') return 'Set a bid';
  if (phase.name === 'choose' && phase.choice.kind === 'order') return `Tap the next cards, first one first`;
  if (use !== null && places.length > 0) return 'Tap a lit place';
  if (picked.length > 0 && atMost === 1)
    return places.length > 0 ? 'Tap a use, or a lit place' : uses.length > 0 ? 'Choose its use' : 'Choose';
  if (places.length > 0) return 'Tap a lit place';
  return 'Choose a card';
}

export const battleTitle = ({ hebrews }: View): string => `Battle at ${SPACE_WORDS[hebrews]}`;

export const toThrow = (side: Side): string => `dice for ${SIDE_WORDS[side]}`;

export const diceLabel = (side: Side, dice: readonly number[], sixes: number): string =>
  `${capital(SIDE_WORDS[side])}: ${dice.length} dice, ${count(sixes, 'six', 'sixes')}.`;

/** [MP-19] [MP-R6] */
export const rollVerdict = ({ hebrew, egyptian }: BySide<number>): string =>
  egyptian >= Math.max(1, 2 * hebrew) ? 'Egypt breaks through' : 'The Hebrews hold';
