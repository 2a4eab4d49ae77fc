import type { JSX } from 'preact';

/** Where the pips of each face lie, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** A die that has come to rest; it tumbles there as it appears. */
export const Die = ({ shows, order }: { shows: number; order: number }): JSX.Element => (
  <svg
    class="mp-die"
    viewBox="0 0 24 24"
    aria-hidden="true"
    data-six={shows === 6}
    style={{ animationDelay: `${Math.min(order * 18, 300)}ms` }}
  >
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {(PIPS[shows] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
    ))}
  </svg>
);
