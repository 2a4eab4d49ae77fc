import type { JSX } from 'preact';
import { Choice, type ChoiceProps } from './choice.tsx';

interface HandOfCardsProps<Card> {
  /** Null while they lie face-down: then the page is the same for every hand of as many cards. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  readonly face: (card: Card, position: number) => JSX.Element;
  readonly back: (position: number) => JSX.Element;
  /** How the card that lies there is drawn, and what a tap on it does. */
  readonly as: (position: number) => ChoiceProps;
}

/** Cards by where they lie and never by what they are, so that turning them up moves nothing. */
export const HandOfCards = <Card,>({ cards, count, face, back, as }: HandOfCardsProps<Card>): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, position) => {
      const card = cards?.[position];
      return (
        <Choice key={position} {...as(position)}>
          {card === undefined ? back(position) : face(card, position)}
        </Choice>
      );
    })}
  </>
);
