import { list } from '../../../../ui/list-words.ts';
import type { Event } from '../../event.ts';
import type { Card } from '../../data/cards.ts';
import { FREEDOM } from '../../facts/places.ts';
import { HEART_STEP } from '../../data/heart.ts';
import { cardName, cardsWords, cardWords } from './cards.ts';
import { battleWords, moveWords } from './moves.ts';
import { type People, SIDE_WORDS, cards, count, does, nameOf, plagueWords, points } from './names.ts';
import { endingWords } from './outcomes.ts';

/** One line of the log. What only one player saw is in it only when they are the ones reading. */
export function eventWords(event: Event, people: People): string | null {
  switch (event.type) {
    case 'wished':
      return `${nameOf(people, event.seat)} has made a wish.`;
    case 'wishes':
      return `${list(event.wishes.map((wish, n) => `${people[n]?.name ?? ''} asked for ${wish === 'either' ? 'either side' : SIDE_WORDS[wish]}`))}.`;
    case 'rolled-off':
      return `Two dice each: ${event.rolls.map((roll, n) => `${people[n]?.name ?? ''} ${roll}`).join(', ')}. ${nameOf(people, event.first)} bids first.`;
    case 'bid':
      return `${nameOf(people, event.seat)} bids ${points(event.points)} for ${SIDE_WORDS[event.side]}.`;
    case 'seated':
      return `${list(event.sides.map((side, n) => `${people[n]?.name ?? ''} plays ${SIDE_WORDS[side]}`))}. ${balance(event.heart)}`;
    case 'turn-began':
      return `Turn ${event.turn} begins.`;
    case 'drew':
      return `${does(event.side, 'draw')} ${drawn(event.count, event.cards)}.`;
    case 'reshuffled':
      return `The discards are shuffled into a new deck of ${event.cards}.`;
    case 'laid-aside':
      return `${does(event.side, 'have', 'has')} chosen what to save.`;
    case 'saved':
      return event.count === 0
        ? `${does(event.side, 'save')} nothing.`
        : `${does(event.side, 'save')} ${drawn(event.count, event.cards)}.`;
    case 'led':
      return event.by === event.first
        ? `${does(event.by, 'begin')}.`
        : `${does(event.by, 'let')} ${SIDE_WORDS[event.first]} begin.`;
    case 'played':
      return playedWords(event);
    case 'yielded':
      return `${does(event.side, 'yield')}.`;
    case 'plague':
      return plagueLine(event);
    case 'row':
      return event.change > 0
        ? `Let My People Go rises by ${event.change}, to ${event.row} of ${FREEDOM}.`
        : `Let My People Go falls by ${-event.change}, to ${event.row} of ${FREEDOM}.`;
    case 'hardened':
      return `Pharaoh’s heart hardens by ${event.points}, to ${event.heart} of ${HEART_STEP}.`;
    case 'spared':
      return 'The livestock was spared: the row stays where it is.';
    case 'freed':
      return 'Let my people go! Moses and Aaron join the Hebrews, free to leave.';
    case 'initiative':
      return `${does(event.side, 'have', 'has')} the initiative.`;
    case 'looked':
      return `${does(event.side, 'look')} at ${LOOKED[event.at](event.count)}${event.cards === null ? '' : `: ${cardsWords(event.cards)}`}.`;
    case 'ordered':
      return 'Egypt puts them back in an order of its own.';
    case 'took':
      return `The Hebrews take ${cardWords(event.card)} from the discards.`;
    case 'discarded':
      return `${event.how === 'lost' ? does(event.side, 'lose') : does(event.side, 'discard')} ${cardsWords(event.cards)}.`;
    case 'declined':
      return `${does(event.side, 'let')} it go.`;
    case 'answered':
      return `${does(event.side, 'answer')} with ${cardName(event.card)}.`;
    case 'passed':
      return `${does(event.side, 'play')} no card on it.`;
    case 'cancelled':
      return `${cardName(event.card)} comes to nothing.`;
    case 'over':
      return `${endingWords(event.ending).title}. ${endingWords(event.ending).text}`;
    case 'walked':
    case 'marched':
    case 'bogged':
    case 'mobilised':
    case 'garrisoned':
    case 'bones':
    case 'parted':
    case 'hittites':
      return moveWords(event);
    case 'battle-began':
    case 'fought':
    case 'battle':
    case 'stood-down':
    case 'battle-called-off':
      return battleWords(event);
  }
}

const balance = (heart: number): string => {
  if (heart === 0) return 'Nobody owes anything.';
  return heart > 0
    ? `Egypt starts with ${points(heart)} on Harden Heart.`
    : `Egypt owes Harden Heart ${points(-heart)}.`;
};

const drawn = (amount: number, faces: readonly Card[] | null): string =>
  faces === null ? cards(amount) : cardsWords(faces);

const USED: Readonly<Record<Extract<Event, { type: 'played' }>['use'], string>> = {
  event: 'as an event',
  plague: 'for a plague',
  harden: 'on Harden Heart',
  walk: 'to walk',
  march: 'to move Pharaoh',
  mobilise: 'to make chariots ready',
  attack: 'to attack again',
  gather: 'to gather the bones',
  discard: '',
};

const playedWords = ({ side, card, use }: Extract<Event, { type: 'played' }>): string =>
  use === 'discard'
    ? `${does(side, 'discard')} ${cardWords(card)}.`
    : `${does(side, 'play')} ${cardWords(card)} ${USED[use]}.`;

function plagueLine({ plague, roll, modifier, hits }: Extract<Event, { type: 'plague' }>): string {
  const counted = modifier === 0 ? `${roll}` : `${roll} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return `Plague ${plague}, ${plagueWords(plague)}: the die says ${counted}, ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`;
}

const LOOKED: Readonly<Record<Extract<Event, { type: 'looked' }>['at'], (amount: number) => string>> = {
  hand: amount => `the other hand, ${cards(amount)}`,
  saved: amount => `the saved ${amount === 1 ? 'card' : 'cards'}`,
  deck: amount => `the next ${amount === 1 ? 'card' : cards(amount)} of the deck`,
};
