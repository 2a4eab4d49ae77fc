import type { ComponentChildren, JSX } from 'preact';

/** Papyrus and ink, the same in both themes. */
export const INK = {
  papyrus: '#efe0b9',
  edge: '#d3bb83',
  lapis: '#1f4e9c',
  oxblood: '#8d2626',
  ink: '#3a2a17',
  gold: '#c08a2b',
  pale: '#fff8e3',
} as const;

/** Decoration beside a page's words, so nothing here is read aloud. */
export const Picture = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <svg viewBox="0 0 320 160" width="100%" style={{ borderRadius: '0.75rem', display: 'block' }} aria-hidden="true">
    <rect width="320" height="160" fill={INK.papyrus} />
    <path
      d="M0 20H320M0 58H320M0 101H320M0 139H320M46 0V160M129 0V160M208 0V160M287 0V160"
      stroke={INK.edge}
      opacity="0.4"
    />
    {children}
  </svg>
);

interface At {
  readonly x: number;
  readonly y: number;
}

/** A number large enough to read, centred on a point. */
export const Numeral = ({ x, y, size = 26, fill = INK.pale, children }: At & NumeralProps): JSX.Element => (
  <text x={x} y={y + size * 0.36} font-size={size} font-weight="700" text-anchor="middle" fill={fill}>
    {children}
  </text>
);

interface NumeralProps {
  readonly size?: number;
  readonly fill?: string;
  readonly children: ComponentChildren;
}

interface CardProps extends At {
  readonly fill: string;
  readonly value?: number;
  readonly turn?: number;
}

/** A card by its side's colour; without a value it lies face-down. */
export const SmallCard = ({ x, y, fill, value, turn = 0 }: CardProps): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-24" y="-34" width="48" height="68" rx="6" fill={fill} stroke={INK.ink} stroke-width="2" />
    <rect x="-19" y="-29" width="38" height="58" rx="3" fill="none" stroke={INK.gold} stroke-width="1.5" />
    {value === undefined ? (
      <path d="M0-14 12 0 0 14-12 0Z" fill={INK.gold} />
    ) : (
      <Numeral x={0} y={0} size={30}>
        {value}
      </Numeral>
    )}
  </g>
);

export const Die = ({ x, y, value, fill }: At & { value: number; fill: string }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-12" y="-12" width="24" height="24" rx="5" fill={fill} stroke={INK.ink} stroke-width="1.5" />
    {(PIPS[value - 1] ?? []).map(([px, py]) => (
      <circle key={`${px} ${py}`} cx={px * 6} cy={py * 6} r="2.4" fill={INK.pale} />
    ))}
  </g>
);

type Pip = readonly [x: number, y: number];
const TWO: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const FOUR: readonly Pip[] = [...TWO, [-1, 1], [1, -1]];
const PIPS: readonly (readonly Pip[])[] = [
  [[0, 0]],
  TWO,
  [...TWO, [0, 0]],
  FOUR,
  [...FOUR, [0, 0]],
  [...FOUR, [-1, 0], [1, 0]],
];

/** A pyramid for Egypt, a staff for the Hebrews, a chariot for the chase. */
export const Pyramid = ({ x, y }: At): JSX.Element => (
  <g transform={`translate(${x} ${y})`} stroke={INK.ink} stroke-width="2" stroke-linejoin="round">
    <path d="M-44 30 0-38 44 30Z" fill={INK.oxblood} />
    <path d="M0-38 44 30H14Z" fill={INK.gold} />
  </g>
);

export const Staff = ({ x, y }: At): JSX.Element => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-4 34V-12c0-22 26-24 26-6 0 10-12 12-13 4"
    fill="none"
    stroke={INK.lapis}
    stroke-width="7"
    stroke-linecap="round"
  />
);

export const Chariot = ({ x, y }: At): JSX.Element => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke={INK.oxblood} stroke-width="4" stroke-linecap="round">
    <path d="M-20-4v-22h14q4 18 22 22ZM16-4h22l8-10" fill={INK.gold} stroke-linejoin="round" />
    <circle cx="-4" cy="8" r="14" />
    <path d="M-4-6V22M-18 8H10M-14-2 6 18M6-2-14 18" stroke-width="2" />
  </g>
);
