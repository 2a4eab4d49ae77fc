import type { JSX } from 'preact';
import { type Card, factsOf } from '../../data/cards.ts';
import type { LineCard } from '../../state.ts';
import { pieceOutline, spoken } from './piece.tsx';
import { cardWords, lineCardWords } from '../words/cards.ts';

/** A hand card: one large numeral and at most three facts, readable at 64 px. Its width comes from around it. */
export function CardFace({ card }: { card: Card }): JSX.Element {
  const { distance, points, life, cover } = factsOf(card);
  return (
    <svg class="pn-card" viewBox="0 0 64 88" {...spoken(cardWords(card))}>
      <rect class="pn-paper" x="1" y="1" width="62" height="86" rx="6" />
      <path class="pn-streets" d={STREETS} />
      <text class="pn-numeral" x="6" y="46" font-size="52">
        {distance}
      </text>
      {life && <Fact piece="broken-heart" x={41} y={8} size={18} />}
      {cover && <Fact piece="shutter" x={41} y={31} size={18} />}
      <path class="pn-fold" d="M6 59h52" />
      <Points points={points} y={64} size={17} />
    </svg>
  );
}

/** A card lying in a line. A jammed one is turned over: it says so, and what it was. */
export function LaidCard({ laid }: { laid: LineCard }): JSX.Element {
  const { distance, points, life, cover } = factsOf(laid.card);
  return (
    <svg class="pn-card pn-laid" data-jammed={!laid.faceUp} viewBox="0 0 64 62" {...spoken(lineCardWords(laid))}>
      <rect class="pn-paper" x="1" y="1" width="62" height="60" rx="7" />
      <path class="pn-streets" d={STREETS} />
      <text class="pn-numeral" x="6" y="38" font-size="42">
        {distance}
      </text>
      {life && <Fact piece="broken-heart" x={41} y={3} size={18} />}
      {cover && <Fact piece="shutter" x={41} y={23} size={17} />}
      <Points points={points} y={43} size={16} />
      {!laid.faceUp && <path class="pn-static" d="M4 33l8-9 7 16 8-22 8 28 8-24 7 17 6-8 4 5" />}
    </svg>
  );
}

/** The back of every card: streets that meet at a star. `label` says what it is the back of, never what it hides. */
export function CardBack({ label }: { label?: string }): JSX.Element {
  return (
    <svg class="pn-card pn-back" viewBox="0 0 64 88" {...spoken(label)}>
      <rect class="pn-back-ground" x="1" y="1" width="62" height="86" rx="6" />
      <path class="pn-back-streets" d={AVENUES} />
      <circle class="pn-back-square" cx="32" cy="44" r="9" />
      <path class="pn-back-star" d={pieceOutline('leader')} transform="translate(25.4 37) scale(.55)" />
    </svg>
  );
}

interface FactProps {
  readonly piece: 'broken-heart' | 'shutter';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Fact = ({ piece, x, y, size }: FactProps): JSX.Element => (
  <path class="pn-cost" d={pieceOutline(piece)} transform={`translate(${x} ${y}) scale(${size / 24})`} />
);

const Points = ({ points, y, size }: { points: number; y: number; size: number }): JSX.Element => (
  <>
    {Array.from({ length: points }, (_, n) => (
      <path
        key={n}
        class="pn-point"
        d={pieceOutline('point')}
        transform={`translate(${5 + n * (size + 1.6)} ${y}) scale(${size / 24})`}
      />
    ))}
  </>
);

/** A scrap of street map under the print. */
const STREETS = 'M1 70 30 52 63 60M30 52 24 87M12 1l18 51M44 1 30 52M63 22 38 24M1 30l20-3M50 87l-6-30';

/** Twelve avenues and a ring road. */
const AVENUES =
  'M32 44 32 2M32 44 53 2M32 44 62 26M32 44 62 44M32 44 62 62M32 44 53 86M32 44 32 86M32 44 11 86M32 44 2 62M32 44 2 44M32 44 2 26M32 44 11 2' +
  'M32 26 47 35 47 53 32 62 17 53 17 35ZM32 12 57 28 57 60 32 76 7 60 7 28Z';
