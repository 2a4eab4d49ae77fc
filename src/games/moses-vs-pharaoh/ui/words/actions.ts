import { list } from '../../../../ui/list-words.ts';
import type { Words } from '../../../../ui/game-ui.ts';
import type { Event } from '../../event.ts';
import { type Action, type Force, type Play, rivalOf } from '../../state.ts';
import type { Space } from '../../data/map.ts';
import type { View } from '../../view.ts';
import { cardName, cardsWords, cardWords } from './cards.ts';
import { SIDE_WORDS, SPACE_WORDS, capital, plagueWords, points } from './names.ts';

type ActionWords = Words<Action, View, Event>['action'];

/** What a button says. It may name the viewer's own cards, so it is shown only when they may be seen. */
export const actionWords: ActionWords = (action, view) => {
  switch (action.type) {
    case 'wish':
      return action.wish === 'either' ? 'Either will do' : `Play ${SIDE_WORDS[action.wish]}`;
    case 'bid':
      return `Bid ${points(action.points)}`;
    case 'concede':
      return view.phase.name === 'bid' ? `Play ${SIDE_WORDS[rivalOf(view.phase.side)]} instead` : 'Take the other side';
    case 'save':
      return action.cards.length === 0 ? 'Save nothing' : `Save ${cardsWords(action.cards)}`;
    case 'lead':
      return action.first === view.initiative ? 'Begin yourself' : `Let ${SIDE_WORDS[action.first]} begin`;
    case 'yield':
      return 'Yield';
    case 'respond':
      return `Answer with ${cardWords(action.card)}`;
    case 'fight':
      return `Fight with ${cardWords(action.card)}`;
    case 'pass':
      return view.phase.name === 'battle' ? 'Play no card' : 'Let it happen';
    case 'event':
    case 'plague':
    case 'harden':
    case 'walk':
    case 'march':
    case 'mobilise':
    case 'attack':
    case 'gather':
    case 'discard':
      return `${cardWords(action.card)}: ${useWords(action, view)}`;
    case 'give-up':
    case 'strike':
      return `Discard ${cardWords(action.card)}`;
    case 'take':
      return `Take ${cardWords(action.card)}`;
    case 'exchange':
      return `Exchange ${cardsWords(action.cards)}`;
    case 'order':
      return `In this order: ${action.cards.map(cardName).join(', ')}`;
    case 'garrison':
      return action.how === 'recall' ? 'Ride to Memphis' : 'Make ready where they are';
    case 'ride':
      return capital(goWords(action.to, action.force));
    case 'trek':
      return `Walk to ${list(action.path.map(space => SPACE_WORDS[space]))}`;
    case 'decline':
      return 'Let it go';
  }
};

/** What one card is used for, without naming the card. */
export function useWords(play: Play, view: View): string {
  switch (play.type) {
    case 'event':
      return 'play the event';
    case 'plague':
      return `call down ${plagueWords(view.plagues + 1)}`;
    case 'harden':
      return 'harden Pharaoh’s heart';
    case 'walk':
      return `walk to ${SPACE_WORDS[play.to]}`;
    case 'march':
      return goWords(play.to, play.force);
    case 'mobilise':
      return 'make the chariots ready';
    case 'attack':
      return 'attack again';
    case 'gather':
      return 'gather Joseph’s bones';
    case 'discard':
      return 'just discard it';
  }
}

const goWords = (to: Space, force: Force): string =>
  force === 'alone' ? `go to ${SPACE_WORDS[to]} alone` : `ride to ${SPACE_WORDS[to]} with the chariots`;
