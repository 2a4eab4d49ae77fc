import type { ReadyAnswer } from '../../../../ui/game-ui.ts';
import { factsOf, mayUse } from '../../data/cards.ts';
import { answeredBy } from '../../facts/answers.ts';
import type { Action, Known, Trigger } from '../../state.ts';
import type { View } from '../../view.ts';
import { cardLine, cardName, cardsWords } from './cards.ts';
import { SIDE_WORDS, capital } from './names.ts';

/** What only this viewer knows, as short lines. */
export function secretWords(view: View): readonly string[] {
  const { own, phase } = view;
  if (phase.name === 'wish' && phase.mine !== null) {
    return [phase.mine === 'either' ? 'Either side will do for you.' : `You would like ${SIDE_WORDS[phase.mine]}.`];
  }
  if (own === null) return [];
  return [
    `You play ${SIDE_WORDS[own.side]}.`,
    ...(own.hand.length === 0 ? ['Your hand is empty.'] : own.hand.map(cardLine)),
    ...(own.saved.length > 0 ? [`You saved ${cardsWords(own.saved)}.`] : []),
    ...(phase.name === 'save' && phase.mine !== null ? [`You lay ${cardsWords(phase.mine)} aside.`] : []),
    ...own.known.map(knownWords),
    ...(own.scribes.length > 0 ? [`Next in the deck: ${own.scribes.map(cardName).join(', ')}.`] : []),
  ];
}

const WHERE: Readonly<Record<Known['where'], (side: string) => string>> = {
  hand: side => `in the hand of ${side}`,
  saved: side => `saved by ${side}`,
  held: side => `in the hand of ${side} or saved by them`,
};

/** A card somebody is known to hold. */
export const knownWords = ({ card, holder, where }: Known): string =>
  `You have seen ${cardName(card)} ${WHERE[where](SIDE_WORDS[holder])}.`;

/** The same, for what everybody saw. */
export const openlyKnownWords = ({ card, holder, where }: Known): string =>
  `${capital(cardName(card))} is ${WHERE[where](SIDE_WORDS[holder])}.`;

const WHEN = {
  event: 'against an event',
  plague: 'against a plague',
  march: 'against a march',
  answer: 'against an answer of Egypt’s',
} as const satisfies Record<Trigger['kind'], string>;

/** The answers and battle cards in hand, for the moments they are made for. [MP-20] */
export function readyWords({ own }: View): readonly ReadyAnswer<Action>[] {
  const { hand = [], side = 'hebrew' } = own ?? {};
  return hand
    .filter(card => mayUse(card, side))
    .flatMap((card): readonly ReadyAnswer<Action>[] => {
      const answers = answeredBy(card).map(kind => ({
        trigger: kind,
        action: { type: 'respond', card } as const,
        label: `${cardName(card)}, ${WHEN[kind]}`,
      }));
      if (factsOf(card).moment !== 'battle') return answers;
      return [{ trigger: 'battle', action: { type: 'fight', card }, label: `${cardName(card)}, in a battle` }];
    });
}
