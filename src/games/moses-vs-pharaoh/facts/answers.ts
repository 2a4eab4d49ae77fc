import { type Card, mayUse } from '../data/cards.ts';
import { type Side, type State, type Trigger, rivalOf } from '../state.ts';

const ARTS_LAST_PLAGUE = 3;
const PRIESTS_LAST_PLAGUE = 7;

/** Cards whose event makes the Hebrews discard. [MP-C3] */
const TAKES_FROM_HEBREWS: readonly Card[] = ['murmuring', 'crocodiles', 'bribed-guides'];
const SNOOPS: readonly Card[] = ['spies', 'court-scribes', 'murmuring'];
const WEATHER: readonly Card[] = ['heat-exhaustion', 'dust-storms'];
const PLEAS: readonly Card[] = ['moses-pleads', 'burning-bush', 'aaron-speaks'];

/** The events that some card of the rival cancels, besides the hail that stops any of Egypt's. */
const CANCELLED_BY: Readonly<Partial<Record<Card, readonly Card[]>>> = {
  midwives: TAKES_FROM_HEBREWS,
  'night-watch': SNOOPS,
  'extra-water': WEATHER,
  'pharaoh-relents-not': PLEAS,
};

/** What a card answers, if anything; whether it fits, the moment itself must tell. */
export function answeredBy(card: Card): readonly Trigger['kind'][] {
  if (card === 'hail-from-a-clear-sky') return ['event', 'answer'];
  if (card === 'delta-marsh') return ['march'];
  if (card === 'magicians-arts' || card === 'egyptian-priests') return ['plague'];
  return card in CANCELLED_BY ? ['event'] : [];
}

/** Who may answer this. */
export function answerer(trigger: Trigger): Side {
  switch (trigger.kind) {
    case 'event':
      return rivalOf(trigger.by);
    case 'plague':
      return 'egyptian';
    case 'march':
    case 'answer':
      return 'hebrew';
  }
}

/** [MP-20] Every card that could answer this, whoever holds it. */
export function answersTo({ effects }: Pick<State, 'effects'>, trigger: Trigger): readonly Card[] {
  switch (trigger.kind) {
    case 'event':
      return answersToEvent(trigger.by, trigger.card);
    case 'plague':
      // [MP-C6] Nobody answers for magicians who have been put to silence.
      return effects.silenced || trigger.hits === 0 ? [] : answersToPlague(trigger.plague);
    case 'march':
      return ['delta-marsh'];
    case 'answer':
      return ['hail-from-a-clear-sky'];
  }
}

function answersToEvent(by: Side, card: Card): readonly Card[] {
  const answerers = (Object.keys(CANCELLED_BY) as Card[]).filter(
    answer => CANCELLED_BY[answer]?.includes(card) && mayUse(answer, rivalOf(by)),
  );
  return by === 'egyptian' ? [...answerers, 'hail-from-a-clear-sky'] : answerers;
}

const answersToPlague = (plague: number): readonly Card[] => [
  ...(plague <= ARTS_LAST_PLAGUE ? (['magicians-arts'] as const) : []),
  ...(plague <= PRIESTS_LAST_PLAGUE ? (['egyptian-priests'] as const) : []),
];
