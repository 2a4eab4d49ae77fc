import type { JSX } from 'preact';

/** The lid of the box: a star, five roads that lead to it, and people walking by night. */
export function HeroArt(): JSX.Element {
  return (
    <svg class="hero-art" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b0d1c" />
          <stop offset="0.3" stop-color="#231a33" />
          <stop offset="0.46" stop-color="#5b2c33" />
          <stop offset="0.535" stop-color="#d2703e" />
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
          <stop offset="0" stop-color="#fff" stop-opacity="0.95" />
          <stop offset="0.35" stop-color="#fff" stop-opacity="0.6" />
          <stop offset="1" stop-color="#fff" stop-opacity="0.16" />
        </linearGradient>
        <mask id="hero-far">
          <rect x="0" y="296" width="1440" height="264" fill="url(#hero-fade)" />
        </mask>
      </defs>
      <rect width="1440" height="560" fill="url(#hero-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff3d6" opacity={0.35 + r / 4} />
      ))}
      <circle cx="720" cy="178" r="200" fill="url(#hero-glow)" />
      <path
        class="hero-star"
        fill="#ffe2a0"
        d="M720 92l8 62 25-25-25 33 76 14-76 14 25 33-25-25-8 92-8-92-25 25 25-33-76-14 76-14-25-33 25 25Z"
      />
      <path d={FAR_HILLS} fill="#3a2030" />
      <path d={NEAR_HILLS} fill="#2a1520" />
      <rect x="0" y="298" width="1440" height="262" fill="url(#hero-ground)" />
      <g mask="url(#hero-far)">
        {ROADS.map(({ foot, colour }) => (
          <path key={colour} d={`M717 299h6L${foot + 44} 560h-88Z`} fill={colour} />
        ))}
      </g>
      {WALKERS.map(([x, size]) => (
        <path
          key={x}
          transform={`translate(${x} 304) scale(${size})`}
          fill="#160c0c"
          d="M0-25a4 4 0 1 1 0 8 4 4 0 0 1 0-8M-5-15Q0-19 5-14L7 0H3L1-5-2 1H-6ZM8-22h1.5V2H8Z"
        />
      ))}
    </svg>
  );
}

/** A road for each of the five games, in its colour. */
const ROADS = [
  { foot: -20, colour: '#e3a33b' },
  { foot: 390, colour: '#4f7fc4' },
  { foot: 720, colour: '#e8c477' },
  { foot: 1050, colour: '#c45f76' },
  { foot: 1460, colour: '#7f9a52' },
] as const;

const FAR_HILLS =
  'M0 292l90-40 80 26 96-58 90 52 74-26 52 22 84-52 66 44 50-18 38 16 60-30 70 38 62-42 80 46 88-28 90 36 96-50 92 40 82-26v60H0Z';
const NEAR_HILLS = 'M0 304l140-26 160 20 140-22 110 20 96-12 74 10 78-14 132 22 136-24 154 22 120-20 100 14v14H0Z';

const STARS = [
  [60, 70, 1.2],
  [130, 190, 0.9],
  [210, 110, 1.4],
  [300, 50, 1],
  [352, 168, 0.9],
  [404, 60, 1.2],
  [456, 128, 0.9],
  [510, 44, 1.5],
  [572, 92, 0.9],
  [608, 204, 1],
  [660, 72, 0.8],
  [790, 48, 1],
  [846, 96, 1.3],
  [900, 38, 0.9],
  [948, 118, 1.1],
  [1000, 56, 1.5],
  [1050, 160, 0.9],
  [1130, 90, 1.2],
  [1220, 180, 0.9],
  [1290, 60, 1.4],
  [1380, 130, 1],
] as const;

const WALKERS = [
  [556, 1.02],
  [578, 1.15],
  [596, 0.76],
  [616, 1.08],
  [640, 0.96],
  [655, 0.68],
  [676, 1.06],
] as const;
