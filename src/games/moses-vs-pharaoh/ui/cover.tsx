import type { JSX } from 'preact';

/** The sea stands up on both sides of a road to the mountain. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H320V180H0Z" fill="#efe0b9" />
      <circle cx="160" cy="62" r="34" fill="#c08a2b" />
      <path d="M84 116 136 58 152 70 172 44 236 116Z" fill="#8d2626" />
      <path d="M40 180 148 108h24L280 180Z" fill="#d9b877" />
      <path d="M0 20C70 30 132 70 146 108L40 180H0ZM320 20C250 30 188 70 174 108L280 180h40Z" fill="#1f4e9c" />
      <path
        d="M0 52C60 60 106 84 128 114M0 92c44 4 74 18 92 44M320 52C260 60 214 84 192 114M320 92c-44 4-74 18-92 44"
        fill="none"
        stroke="#8fb4ea"
        stroke-width="4"
      />
      <path d="M158 172v-34c0-14 16-14 16-4 0 7-8 8-8 2" fill="none" stroke="#3a2a17" stroke-width="4" />
    </svg>
  );
}
