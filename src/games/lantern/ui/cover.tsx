import type { JSX } from 'preact';

/** One lamp in the dark. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#171226" />
      <circle cx="160" cy="96" r="70" fill="#f6b04a" opacity="0.18" />
      <circle cx="160" cy="96" r="40" fill="#f6b04a" opacity="0.3" />
      <path d="M146 58a14 14 0 0 1 28 0" fill="none" stroke="#e8dcc4" stroke-width="4" />
      <path d="M138 62h44v10h-44ZM138 128h44v10h-44Z" fill="#e8dcc4" />
      <path d="M142 72v56M178 72v56" stroke="#e8dcc4" stroke-width="3" />
      <path d="M160 80c9 12 12 18 12 25a12 12 0 0 1-24 0c0-7 3-13 12-25Z" fill="#ffd68a" />
    </svg>
  );
}
