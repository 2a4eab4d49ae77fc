import { list } from '../../../../ui/list-words.ts';
import rules from '../../RULES.md?raw';
import { type Card, DECK, type Users, factsOf } from '../../data/cards.ts';
import { SIDE_WORDS, capital } from './names.ts';

interface CardWords {
  readonly name: string;
  /** What its event does, in one sentence. */
  readonly text: string;
}

const LINE = /^- \[MP-C(?<number>\d+)\] (?:\(ours\) )?(?<name>[^,]+),[^:]*: (?<text>.+)\.$/gm;

/** Names and texts are written once, in the rulebook, and read from there. */
const WRITTEN: ReadonlyMap<number, CardWords> = new Map(
  [...rules.matchAll(LINE)].map(({ groups = {} }) => [
    Number(groups['number']),
    { name: groups['name'] ?? '', text: `${capital(groups['text'] ?? '')}.` },
  ]),
);

const WORDS: ReadonlyMap<Card, CardWords> = new Map(
  DECK.map(card => [card, WRITTEN.get(factsOf(card).number) ?? { name: card, text: '' }]),
);

const wordsFor = (card: Card): CardWords => WORDS.get(card) ?? { name: card, text: '' };

export const cardName = (card: Card): string => wordsFor(card).name;

export const cardText = (card: Card): string => wordsFor(card).text;

/** The rule with the card's own text. */
export const cardRule = (card: Card): string => `MP-C${factsOf(card).number}`;

/** A card in a breath: "Spies (1)". */
export const cardWords = (card: Card): string => `${cardName(card)} (${factsOf(card).value})`;

export const cardsWords = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'no cards' : list(cards.map(cardWords));

export const USERS_WORDS = {
  hebrew: capital(SIDE_WORDS.hebrew),
  egyptian: SIDE_WORDS.egyptian,
  both: 'Both sides',
} as const satisfies Record<Users, string>;

/** Who may use its event and when: "Egypt, in battle". */
export function kindWords(card: Card): string {
  const { users, moment, removed } = factsOf(card);
  const when = { play: '', battle: ', in battle', answer: ', as an answer', 'play-or-answer': ', also as an answer' };
  return `${USERS_WORDS[users]}${when[moment]}${removed ? ', once only' : ''}`;
}

/** A whole card, for a list. */
export const cardLine = (card: Card): string => `${cardWords(card)}. ${kindWords(card)}: ${cardText(card)}`;
