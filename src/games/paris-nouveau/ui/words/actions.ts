import type { Words } from '../../../../ui/game-ui.ts';
import { BROKERED, CHARACTER_FACTS } from '../../data/characters.ts';
import type { Event } from '../../event.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { cardWords } from './cards.ts';
import { TEAM_WORDS } from './outcomes.ts';
import { nameOf, namesOf, type People, votes } from './people.ts';

type ActionWords = Words<Action, View, Event>['action'];

/** What a button says. It may name the viewer's own cards, so it is shown only when they may be seen. */
export const actionWords: ActionWords = (action, view, people) => {
  switch (action.type) {
    case 'commit':
      return action.tokens === 0 ? 'Seal an empty hand' : `Seal ${votes(action.tokens)}`;
    case 'submit':
      return `Lay ${cardWords(action.card)}`;
    case 'place':
      return `Place ${cardWords(action.card)}`;
    case 'drop':
      return `Throw away ${cardWords(action.card)}`;
    case 'broker':
      return `Give ${nameOf(people, action.to)} ${votes(Math.min(action.to === view.leader ? BROKERED.self : BROKERED.other, view.aside.votes))}`;
    case 'assign':
    case 'break-tie':
    case 'name-tec':
    case 'pass':
    case 'pick':
    case 'decline':
    case 'guard':
    case 'spot':
    case 'muscle':
    case 'medic':
    case 'driver':
    case 'forger':
    case 'jammer':
    case 'courier':
      return openAction(action, people);
  }
};

type OpenAction = Exclude<Action, { type: 'commit' | 'submit' | 'place' | 'drop' | 'broker' }>;

function openAction(action: OpenAction, people: People): string {
  switch (action.type) {
    case 'assign':
      return `Vote for ${nameOf(people, action.to)}`;
    case 'break-tie':
      return `Make ${nameOf(people, action.leader)} Leader`;
    case 'name-tec':
      return `Send ${nameOf(people, action.tec)} to the back`;
    case 'pass':
      return 'Pass';
    case 'pick':
      return `Gather from ${namesOf(people, action.from)}`;
    case 'decline':
      return 'Let it go';
    case 'guard':
      return `Take the back${price('guard')}`;
    case 'spot':
      return `Peek at ${nameOf(people, action.of)}’s card${price('spotter')}`;
    case 'muscle':
      return `Give cover${price('muscle')}`;
    case 'medic':
      return `Heal ${nameOf(people, action.to)}${price('medic')}`;
    case 'driver':
      return `${action.change === 'add' ? 'Add lead' : 'Cut lead'}${price('driver')}`;
    case 'forger':
      return `Open shutter${price('forger')}`;
    case 'jammer':
      return `Jam ${TEAM_WORDS[action.line].many}${price('jammer')}`;
    case 'courier':
      return `Swap a card${price('courier')}`;
  }
}

const NO_BREAK = '\u00a0';

function price(character: keyof typeof CHARACTER_FACTS): string {
  const { cost }: { readonly cost: number } = CHARACTER_FACTS[character];
  return cost === 0 ? '' : ` (${votes(cost).replace(' ', NO_BREAK)})`;
}
