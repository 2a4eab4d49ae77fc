import type { JSX } from 'preact';

/** The shell's own small line drawings, on a 24 grid. Pictures of a game come from `Icon`. */
const GLYPHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12 5v1M12 11.5v1M12 18v1',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  first: 'M17 5l-7 7 7 7M6 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5L20 20',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  'eye-shut': 'M3 10.5S6 15.5 12 15.5s9-5 9-5M6.5 14l-2 3M12 15.5V19M17.5 14l2 3',
  pin: 'M9 4h6l-.8 6 3.3 3.5h-11L9.8 10zM12 13.5V20',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  scroll: 'M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h9v1a3 3 0 0 0 3 3M7 4v12M10.5 8h4.5M10.5 12h4.5',
  gear: 'M4 8h9M17.5 8H20M4 16h2.5M11 16h9M15.2 5.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M8.8 13.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  bot: 'M6 9h12v10H6zM12 9V5M12 4v.01M9.5 13v1.5M14.5 13v1.5M3.5 13v3M20.5 13v3',
  phone: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3M11 18h2',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2',
  offline: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
  text: 'M5 6h14M5 10.5h14M5 15h14M5 19.5h8',
  board: 'M4 5h16v14H4zM4 12h16M12 5v14',
  again: 'M19 12a7 7 0 1 1-2.5-5.4M19 4v4h-4',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5v.01',
  talk: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5',
  people:
    'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5M2.5 19c.6-3.4 3-5.2 6.5-5.2s5.9 1.8 6.5 5.2M16 5.6a2.8 2.8 0 0 1 0 5.4M18 14.2c2 .7 3.2 2.3 3.5 4.8',
  away: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  screen: 'M3 5h18v12H3zM9 20.5h6M12 17v3.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  mute: 'M4 5h16v11h-9l-4.5 4v-4H4zM9 8l6 5M15 8l-6 5',
  scan: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
  torch: 'M8 4h8v3l-2 4v9h-4v-9L8 7zM8 7h8M12 13v2',
  drag: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
} as const;

export type GlyphName = keyof typeof GLYPHS;

interface GlyphProps {
  readonly name: GlyphName;
  /** In rem. */
  readonly size?: number;
}

/** Decoration beside words, or inside an `IconButton`, which carries the label. */
export function Glyph({ name, size = 1.5 }: GlyphProps): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width={`${size}rem`} height={`${size}rem`} aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
