import { type Card, type Icons, factsOf } from '../../data/cards.ts';
import type { LineCard } from '../../state.ts';
import { count, listOf } from './people.ts';

/** A card in a breath: "4 (2 points, costs cover)". */
export function cardWords(card: Card): string {
  const facts = factsOf(card);
  const costs = costWords(facts);
  const price = costs === null ? '' : `, ${costs}`;
  return `${facts.distance} (${facts.points === 0 ? 'no points' : count(facts.points, 'point')}${price})`;
}

/** Null for a card without icons. */
export function costWords({ life, cover }: Icons): string | null {
  if (life) return cover ? 'costs a life and cover' : 'costs a life';
  return cover ? 'costs cover' : null;
}

export const cardsWords = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'no cards' : listOf(cards.map(cardWords));

export const lineCardWords = ({ card, faceUp }: LineCard): string =>
  faceUp ? cardWords(card) : `jammed, counts for nothing; it was ${cardWords(card)}`;

const PLACES = ['left', 'right'] as const;
const THREE_PLACES = ['left', 'middle', 'right'] as const;

/** What a face-down card is called: by where it lies, so that its name gives nothing away. */
export function placeOf(position: number, of: number): string {
  const places: readonly string[] = of === 2 ? PLACES : of === 3 ? THREE_PLACES : [];
  const place = places[position];
  if (place !== undefined) return `the ${place} card`;
  return of === 1 ? 'the card' : `card ${position + 1}`;
}
