import type { JSX } from 'preact';

/** The lid of the box: a star, five roads that lead to it, and people walking by night. */
export function HeroArt(): JSX.Element {
  return (
    <svg class="hero-art" viewBox="0 0 720 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b0d1c" />
          <stop offset="0.42" stop-color="#231a33" />
          <stop offset="0.62" stop-color="#5b2c33" />
          <stop offset="0.72" stop-color="#c0643a" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop offset="0" stop-color="#ffe9b0" stop-opacity="0.85" />
          <stop offset="0.25" stop-color="#ffcf70" stop-opacity="0.32" />
          <stop offset="1" stop-color="#ffcf70" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="hero-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2b1713" />
          <stop offset="1" stop-color="#0f0a08" />
        </linearGradient>
        <linearGradient id="hero-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff" />
          <stop offset="1" stop-color="#fff" stop-opacity="0.25" />
        </linearGradient>
        <mask id="hero-far">
          <rect x="0" y="296" width="720" height="144" fill="url(#hero-fade)" />
        </mask>
      </defs>
      <rect width="720" height="440" fill="url(#hero-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff3d6" opacity={0.35 + r / 4} />
      ))}
      <circle cx="360" cy="150" r="190" fill="url(#hero-glow)" />
      <path
        class="hero-star"
        fill="#ffe2a0"
        d="M360 58l9 68 28-28-28 36 83 16-83 16 28 36-28-28-9 104-9-104-28 28 28-36-83-16 83-16-28-36 28 28Z"
      />
      <path d="M0 292l70-34 52 22 84-52 66 44 50-18 38 16 60-30 70 38 62-42 80 46 88-28v90H0Z" fill="#3a2030" />
      <path d="M0 306l90-26 110 22 96-16 64 10 78-14 92 22 96-24 94 22v20H0Z" fill="#2a1520" />
      <rect x="0" y="298" width="720" height="142" fill="url(#hero-ground)" />
      <g mask="url(#hero-far)">
        {ROADS.map(({ foot, colour }) => (
          <path key={colour} d={`M357 299h6L${foot + 26} 440h-52Z`} fill={colour} opacity="0.82" />
        ))}
      </g>
      {WALKERS.map(([x, size]) => (
        <path
          key={x}
          transform={`translate(${x} 303) scale(${size})`}
          fill="#120a0b"
          d="M0-25a4 4 0 1 1 0 8 4 4 0 0 1 0-8M-5-15Q0-19 5-14L7 0H3L1-5-2 1H-6ZM8-22h1.5V2H8Z"
        />
      ))}
    </svg>
  );
}

/** A road for each of the five games, in its colour. */
const ROADS = [
  { foot: -60, colour: '#e3a33b' },
  { foot: 150, colour: '#4f7fc4' },
  { foot: 360, colour: '#e8c477' },
  { foot: 570, colour: '#c45f76' },
  { foot: 780, colour: '#7f9a52' },
] as const;

const STARS = [
  [44, 60, 1.2],
  [96, 128, 0.9],
  [150, 40, 1.5],
  [212, 92, 0.9],
  [248, 30, 1],
  [300, 72, 0.8],
  [430, 44, 1],
  [486, 96, 1.3],
  [540, 30, 0.9],
  [588, 118, 1.1],
  [640, 56, 1.5],
  [690, 140, 0.9],
  [30, 190, 1],
  [130, 200, 0.8],
  [604, 204, 0.8],
] as const;

const WALKERS = [
  [214, 0.92],
  [234, 1.05],
  [251, 0.7],
  [270, 1],
  [292, 0.88],
  [306, 0.62],
  [324, 0.98],
] as const;
