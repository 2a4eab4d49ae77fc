import type { JSX } from 'preact';
import { type Card, factsOf } from '../../data/cards.ts';
import { MomentIcon, SideIcon } from './icons.tsx';
import { cardName, cardText, kindWords } from '../words/cards.ts';

/** A card as a strip: the numeral, the name, whose event it is and when. */
export function CardStrip({ card }: { card: Card }): JSX.Element {
  const { value, users, moment } = factsOf(card);
  return (
    <>
      <b class="mp-value">{value}</b>
      <span class="mp-card-name">
        {cardName(card)}
        <span class="visually-hidden"> ({kindWords(card)})</span>
      </span>
      <span class="mp-card-text">{cardText(card)}</span>
      <span class="mp-card-marks" aria-hidden="true">
        {users === 'both' ? (
          <>
            <SideIcon side="hebrew" size={0.875} />
            <SideIcon side="egyptian" size={0.875} />
          </>
        ) : (
          <SideIcon side={users} size={1} />
        )}
        <MomentIcon moment={moment} size={0.875} />
      </span>
    </>
  );
}
