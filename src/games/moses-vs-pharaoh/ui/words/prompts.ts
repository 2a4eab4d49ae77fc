import { list } from '../../../../ui/list-words.ts';
import type { Asked } from '../../../../ui/game-ui.ts';
import type { Choice, Side, Trigger } from '../../state.ts';
import type { PhaseView, View } from '../../view.ts';
import { cardName } from './cards.ts';
import { SIDE_WORDS, SPACE_WORDS, capital, count, nameOf, plagueWords, points, sideOfViewer } from './names.ts';
import { endingWords } from './outcomes.ts';

/** One sentence for the one who decides and one for everybody else. Neither holds a secret. */
export function promptWords(asked: Asked<View>): string {
  const { phase } = asked.view;
  if (phase.name === 'over') {
    const { title, text } = endingWords(phase.ending);
    return `${title}. ${text}`;
  }
  const { viewer, awaited } = asked;
  return viewer !== 'spectator' && awaited.includes(viewer) ? askYou(asked) : tellOthers(asked);
}

function askYou({ view, viewer }: Asked<View>): string {
  const { phase } = view;
  switch (phase.name) {
    case 'wish':
      return 'Whom would you like to play? The other does not see it before choosing too.';
    case 'bid':
      return `Both of you want ${SIDE_WORDS[phase.side]}. ${phase.bid === null ? 'Bid first, or' : `The bid is ${points(phase.bid)}: go higher, or`} take the other side.`;
    case 'save':
      return sideOfViewer(view, viewer) === 'hebrew'
        ? 'Save any cards you like for the next turn. They are out of play until then.'
        : 'Put a card aside until next turn, or keep your whole hand in play.';
    case 'lead':
      return 'You have the initiative. Who begins?';
    case 'play':
      return phase.again
        ? 'Play a second card in a row, once a turn, or yield.'
        : 'Play a card: its event, or its number.';
    case 'respond':
      return `${triggerWords(phase.trigger)} Will you answer?`;
    case 'choose':
      return CHOICE_WORDS[phase.choice.kind];
    case 'battle':
      return `Battle at ${SPACE_WORDS[view.hebrews]}! Play a battle card, or none.`;
    case 'over':
      return '';
  }
}

function tellOthers({ view, people, awaited }: Asked<View>): string {
  const who = list(awaited.flatMap(actor => (actor === 'clock' ? [] : [nameOf(people, actor)])));
  const still = awaited.length > 1 ? 'still choose' : 'still chooses';
  return `${who} ${doing(view.phase, still)}`;
}

function doing(phase: PhaseView, still: string): string {
  switch (phase.name) {
    case 'wish':
      return `${still} a side in secret.`;
    case 'bid':
      return `bids for ${SIDE_WORDS[phase.side]}, or takes the other side.`;
    case 'save':
      return `${still} what to save.`;
    case 'lead':
      return 'has the initiative and says who begins.';
    case 'play':
      return phase.again ? 'may play a second card in a row.' : 'plays a card.';
    case 'respond':
      return `may answer. ${triggerWords(phase.trigger)}`;
    case 'choose':
      return `decides about ${cardName(phase.card)}.`;
    case 'battle':
      return 'may play a battle card.';
    case 'over':
      return '';
  }
}

/** What is about to happen. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return `${whose(trigger.by)} ${cardName(trigger.card)} is about to happen.`;
    case 'plague':
      return `Plague ${trigger.plague}, ${plagueWords(trigger.plague)}, is about to make ${count(trigger.hits, 'hit')}.`;
    case 'march':
      return `The chariots are about to ride to ${SPACE_WORDS[trigger.path.at(-1) ?? 'rameses']}.`;
    case 'answer':
      return `Egypt answers with ${cardName(trigger.card)}.`;
  }
}

const whose = (side: Side): string => capital(side === 'hebrew' ? 'the Hebrews’' : 'Egypt’s');

const CHOICE_WORDS: Readonly<Record<Choice['kind'], string>> = {
  'give-up': 'Choose a card to discard.',
  take: 'Choose a card from the discards.',
  exchange: 'Choose up to two cards to exchange, or keep them all.',
  order: 'Put the next cards of the deck back in any order.',
  strike: 'You have seen what they saved: one of 3 or less goes, if there is one.',
  garrison: 'The coast garrison: bring it to Memphis, or make it ready where it is?',
  ride: 'Choose where Pharaoh rides, or let it go.',
  trek: 'Choose the two spaces the people walk.',
};
