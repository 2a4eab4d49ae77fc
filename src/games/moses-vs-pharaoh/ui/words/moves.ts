import type { Event } from '../../event.ts';
import { cardName } from './cards.ts';
import { SIDE_WORDS, SPACE_WORDS, chariotWords, count, does } from './names.ts';

type Move = Extract<
  Event,
  { type: 'walked' | 'marched' | 'bogged' | 'mobilised' | 'garrisoned' | 'bones' | 'parted' | 'hittites' }
>;

/** What happened on the map. */
export function moveWords(event: Move): string {
  switch (event.type) {
    case 'walked':
      return `The people walk from ${SPACE_WORDS[event.from]} to ${SPACE_WORDS[event.to]}.`;
    case 'marched':
      return marched(event);
    case 'bogged':
      return `The chariots stick in the marsh: ${count(event.spaces, 'space')} less.`;
    case 'mobilised':
      return `${chariotWords(event.hundreds)} stand ready at ${SPACE_WORDS[event.at]}.`;
    case 'garrisoned':
      return `${chariotWords(event.hundreds)} ride from ${SPACE_WORDS[event.from]} to ${SPACE_WORDS[event.to]}.`;
    case 'bones':
      return event.bones === 'carried'
        ? 'The Hebrews carry Joseph’s bones: one die more in battle.'
        : 'Joseph’s bones are missed: the Hebrews throw one die less.';
    case 'parted':
      return 'Moses lifts his staff, and the Red Sea parts.';
    case 'hittites':
      return hittites(event);
  }
}

function marched({ force, from, path, hundreds }: Extract<Move, { type: 'marched' }>): string {
  const to = path.at(-1) ?? from;
  return force === 'alone'
    ? `Pharaoh goes alone from ${SPACE_WORDS[from]} to ${SPACE_WORDS[to]}.`
    : `Pharaoh rides from ${SPACE_WORDS[from]} to ${SPACE_WORDS[to]} with ${chariotWords(hundreds)}.`;
}

function hittites({ roll, at, change }: Extract<Move, { type: 'hittites' }>): string {
  const rolled = `The Hittites come, and the die says ${roll}`;
  if (change < 0) return `${rolled}: ${chariotWords(-change)} are lost at ${SPACE_WORDS[at]}.`;
  return change > 0
    ? `${rolled}: ${chariotWords(change)} join at ${SPACE_WORDS[at]}.`
    : `${rolled}: no chariots come or go.`;
}

type Battle = Extract<Event, { type: 'battle-began' | 'fought' | 'battle' | 'stood-down' | 'battle-called-off' }>;

export function battleWords(event: Battle): string {
  switch (event.type) {
    case 'battle-began':
      return `Battle at ${SPACE_WORDS[event.at]}: ${SIDE_WORDS[event.attacker]} against ${event.attacker === 'egyptian' ? SIDE_WORDS.hebrew : chariotWords(event.hundreds)}.`;
    case 'fought':
      return `${does(event.side, 'fight')} with ${cardName(event.card)}.`;
    case 'battle': {
      const { sixes, dice } = event;
      return `The Hebrews throw ${count(sixes.hebrew, 'six', 'sixes')} on ${dice.hebrew.length} dice, Egypt ${sixes.egyptian} on ${dice.egyptian.length}.`;
    }
    case 'stood-down':
      return `Wheels come off at ${SPACE_WORDS[event.at]}: the chariots have to be made ready again.`;
    case 'battle-called-off':
      return 'The angel stands between them, and there is no battle.';
  }
}
