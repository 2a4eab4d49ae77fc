import type { JSX } from 'preact';

/** Night streets under sodium light: those who flee in amber, those who follow in red. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="paris-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#060a17" />
          <stop offset="0.65" stop-color="#14203c" />
          <stop offset="1" stop-color="#2a2c3e" />
        </linearGradient>
        <pattern
          id="paris-cover-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <path d="M0 0V9M0 0H9" stroke="#5b77b0" stroke-width="0.6" opacity="0.35" />
        </pattern>
        <radialGradient id="paris-cover-lamp">
          <stop offset="0" stop-color="#ffc56b" stop-opacity="0.9" />
          <stop offset="1" stop-color="#ff9d2e" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill="url(#paris-cover-sky)" />
      <rect width="320" height="180" fill="url(#paris-cover-hatch)" />
      <path
        d="M228 118 240 62l3-40h4l3 40 12 56h-9l-8-30-8 30ZM236 74h18M232 96h26"
        fill="#0a1020"
        stroke="#0a1020"
        stroke-width="3"
      />
      <circle cx="245" cy="20" r="3" fill="#ff4a3d" />
      <path
        d="M0 118V84h26V66h22v28h20V54h30v46h24V76h34v30h26V88h22v30h40V96h20v14h16V82h26v28h14v12Z"
        fill="#0b1224"
      />
      <path d="M0 116h320v64H0Z" fill="#0a0e1a" />
      <g fill="#ffb347" opacity="0.85">
        {WINDOWS.map(([x, y]) => (
          <path key={`${x}-${y}`} d={`M${x} ${y}h4v5h-4Z`} />
        ))}
      </g>
      {LAMPS.map(x => (
        <g key={x}>
          <circle cx={x} cy="108" r="26" fill="url(#paris-cover-lamp)" />
          <path d={`M${x} 136V108`} stroke="#05080f" stroke-width="2.4" />
          <circle cx={x} cy="107" r="3" fill="#ffe2ad" />
        </g>
      ))}
      <path d="M-10 178C80 160 140 152 196 147s84-12 136-29" fill="none" stroke="#2c3654" stroke-width="19" />
      <path
        d="M-10 178C80 160 140 152 196 147s84-12 136-29"
        fill="none"
        stroke="#4b5a85"
        stroke-width="1"
        stroke-dasharray="7 6"
      />
      {CARDS.map(({ x, y, turn, colour }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-9" y="-13" width="18" height="26" rx="2.5" fill={colour} stroke="#05080f" stroke-width="1.4" />
          <path d="M-4-6h8M-4 0h8M-4 6h5" stroke="#05080f" stroke-width="1.8" opacity="0.7" />
        </g>
      ))}
    </svg>
  );
}

const LAMPS = [40, 128, 214, 296] as const;

const WINDOWS = [
  [8, 92],
  [34, 74],
  [54, 102],
  [76, 64],
  [86, 78],
  [132, 86],
  [146, 98],
  [176, 100],
  [276, 92],
  [290, 100],
] as const;

const CARDS = [
  { x: 28, y: 160, turn: -12, colour: '#e5483b' },
  { x: 60, y: 154, turn: -9, colour: '#e5483b' },
  { x: 92, y: 149, turn: -8, colour: '#e5483b' },
  { x: 176, y: 138, turn: -6, colour: '#ffb347' },
  { x: 206, y: 135, turn: -7, colour: '#ffb347' },
  { x: 236, y: 130, turn: -10, colour: '#ffb347' },
  { x: 266, y: 123, turn: -14, colour: '#ffb347' },
] as const;
