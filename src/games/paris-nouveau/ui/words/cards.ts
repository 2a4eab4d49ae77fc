import { type Card, factsOf } from '../../cards.ts';
import type { LineCard } from '../../state.ts';
import { count, listOf } from './people.ts';

/** A card in a breath: "4 (2 points, costs cover)". */
export function cardWords(card: Card): string {
  const { distance, points, life, cover } = factsOf(card);
  const costs = [life ? 'a life' : '', cover ? 'cover' : ''].filter(cost => cost !== '');
  const price = costs.length > 0 ? `, costs ${costs.join(' and ')}` : '';
  return `${distance} (${points === 0 ? 'no points' : count(points, 'point')}${price})`;
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
