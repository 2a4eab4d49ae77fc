import type { JSX } from 'preact';

/** Our own small drawings on a 24 grid, plain enough to read at 14 px. */
const PIECES = {
  heart: 'M12 21.2C5.2 15.9 2 12.3 2 8.3A5.3 5.3 0 0 1 12 5.9 5.3 5.3 0 0 1 22 8.3c0 4-3.2 7.6-10 12.9Z',
  'broken-heart':
    'M12 21.2C5.2 15.9 2 12.3 2 8.3A5.3 5.3 0 0 1 10.6 4.5L8.4 9.4l4.4 2.9-2.2 4Zm1.6-2.1 2.2-6.8-4.3-3 1.9-4.9A5.3 5.3 0 0 1 22 8.3c0 3.4-2.3 6.5-8.4 10.8Z',
  point: 'm12 1.5 3.2 6.9 7.5.9-5.5 5.2 1.4 7.4L12 18.3l-6.6 3.6 1.4-7.4L1.3 9.3l7.5-.9Z',
  vote: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6Zm0 2.9a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8Z',
  shutter:
    'M2 2h9.2v20H2Zm2 3v2.2h5.2V5Zm0 5v2.2h5.2V10Zm0 5v2.2h5.2V15ZM12.8 2H22v20h-9.2Zm2 3v2.2H20V5Zm0 5v2.2H20V10Zm0 5v2.2H20V15Z',
  leader: 'm12 .8 3.4 7.3 8 .9-5.9 5.5 1.5 7.9-7-3.9-7 3.9 1.5-7.9L.6 9l8-.9Z',
  tec: 'M22 3v18l-7.5-9ZM13 3v18l-7.5-9ZM1 3h2.6v18H1Z',
  card: 'M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3c0-1.1.9-2 2-2Zm1 3v16h12V4Zm6 2.5 4 5.5-4 5.5L8 12Z',
  pass: 'M3 10.3h18v3.4H3Z',
  step: 'M2 4h5.5l6 8-6 8H2l6-8Zm9.5 0H17l6 8-6 8h-5.5l6-8Z',
  to: 'M4 10h10V5l8 7-8 7v-5H4Z',
} as const;

export type PieceName = keyof typeof PIECES;

interface PieceProps {
  readonly name: PieceName;
  /** Without one it is decoration beside words. */
  readonly label?: string;
}

export function Piece({ name, label }: PieceProps): JSX.Element {
  return (
    <svg class="pn-piece" data-piece={name} viewBox="0 0 24 24" {...spoken(label)}>
      <path d={PIECES[name]} fill="currentColor" />
    </svg>
  );
}

/** A drawing is either spoken of, or decoration beside words. */
export const spoken = (label: string | undefined): Spoken =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

type Spoken = { readonly 'aria-hidden': true } | { readonly role: 'img'; readonly 'aria-label': string };

/** The same drawings, for pictures that are one SVG. */
export const pieceOutline = (name: PieceName): string => PIECES[name];
