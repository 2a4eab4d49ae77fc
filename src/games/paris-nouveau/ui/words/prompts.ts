import { at, type Seat } from '../../../../engine/index.ts';
import type { Asked } from '../../../../ui/game-ui.ts';
import type { Character } from '../../data/characters.ts';
import type { View } from '../../view.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { endingWords } from './outcomes.ts';
import { capital, count, listOf, nameOf, namesOf, votes, youOr } from './people.ts';

/** One sentence for the one who decides and one for everybody else. Neither holds a secret. */
export function promptWords(asked: Asked<View>): string {
  const { phase } = asked.view;
  if (phase.name === 'over') {
    const { title, text } = endingWords(phase.winners, phase.ending);
    return `${title}. ${text}`;
  }
  return isAsked(asked) ? askYou(asked) : tellOthers(asked);
}

const isAsked = ({ viewer, awaited }: Asked<View>): boolean => viewer !== 'spectator' && awaited.includes(viewer);

function askYou({ view, viewer }: Asked<View>): string {
  const { phase } = view;
  switch (phase.name) {
    case 'commit':
      return 'Hide some votes in your fist. All hands open together.';
    case 'assign':
      return `Your fist held ${votes(viewer === 'spectator' ? 0 : at(phase.tokens, viewer))}. Who gets ${viewer !== 'spectator' && at(phase.tokens, viewer) === 1 ? 'it' : 'them all'}?`;
    case 'tie':
      return 'They are level. You still lead: choose who leads now.';
    case 'elected':
      return `You lead. ${viewer === 'spectator' ? '' : ELECTED_WORDS[at(view.characters, viewer)]}`;
    case 'guard':
      return 'Will you pay to walk at the back yourself?';
    case 'name-tec':
      return 'Choose who walks at the back. They will place the hunters’ card.';
    case 'submit':
      return 'Lay one card face-down for the Leader, or pass.';
    case 'drop':
      return 'You drew one more. Choose a card to throw away unseen.';
    case 'last-look':
      return 'Last chance to peek: tap whose card, or let it go.';
    case 'pick':
      return 'Gather three cards without looking. Whom do you trust?';
    case 'rescue':
      return 'Choose one card for the rescuer line. The rest vanish unseen.';
    case 'hunt':
      return 'Choose one card for the hunter line. The other vanishes unseen.';
    case 'absorb':
      return 'This card costs you a life. Give up cover instead?';
    case 'closing':
      return `The round ends. Will you use the ${ownCharacter(view, viewer)}?`;
    case 'over':
      return '';
  }
}

function tellOthers(asked: Asked<View>): string {
  const { view, viewer, people, awaited } = asked;
  const { phase } = view;
  const who = capital(listOf(awaited.flatMap(actor => (actor === 'clock' ? [] : [youOr(people, actor, viewer)]))));
  switch (phase.name) {
    case 'commit':
      return waitingForFists(asked);
    case 'assign':
      return `${who} says who gets the votes.`;
    case 'tie':
      return `${who} breaks the tie between ${namesOf(people, phase.tied)}.`;
    case 'elected':
      return `${who} leads, and may use the ${characterOf(view, view.leader)}.`;
    case 'guard':
      return `${who}, the Guard, may pay to walk at the back.`;
    case 'name-tec':
      return `${who} chooses who walks at the back.`;
    case 'submit':
      return `${who} lays a card face-down, or passes.`;
    case 'drop':
      return `${who}, the Courier, throws a card away unseen.`;
    case 'last-look':
      return `${who}, the Spotter, may still peek at a card.`;
    case 'pick':
      return `${who} gathers three cards without looking.`;
    case 'rescue':
      return `${who} holds ${count(phase.count, 'card')} and places one for the rescuers.`;
    case 'hunt':
      return `${who} holds ${count(phase.count, 'card')} and places one for the hunters.`;
    case 'absorb':
      return `${who}, the Muscle, may give up cover to keep a life.`;
    case 'closing':
      return `The round ends. ${nameOf(people, phase.asked)} may use the ${characterOf(view, phase.asked)}.`;
    case 'over':
      return '';
  }
}

function waitingForFists({ viewer, people, awaited }: Asked<View>): string {
  const seats = awaited.flatMap(actor => (actor === 'clock' ? [] : [actor]));
  const done = viewer === 'spectator' ? '' : 'Your vote is sealed. ';
  return seats.length > 2
    ? `${done}${seats.length} fists are still open.`
    : `${done}Waiting for ${namesOf(people, seats)}.`;
}

/** What a new Leader may do at once. Most characters have nothing to do here, and are not asked. */
const ELECTED_WORDS: Readonly<Record<Character, string>> = {
  broker: 'Tap who gets votes from the Broker, or let it go.',
  medic: 'Tap whom the Medic heals, or let it go.',
  driver: 'Add a lead token, take one away, or let it go.',
  guard: '',
  spotter: '',
  muscle: '',
  forger: '',
  jammer: '',
  courier: '',
};

const characterOf = (view: View, seat: Seat): string => CHARACTER_WORDS[at(view.characters, seat)].name;

const ownCharacter = (view: View, viewer: Asked<View>['viewer']): string =>
  viewer === 'spectator' ? 'ability' : characterOf(view, viewer);
