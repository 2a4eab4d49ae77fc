import type { JSX } from 'preact';
import { TOKENS } from '../../state.ts';

/** Cover: six windows to slip into. Each one lost closes its shutters for good, or until the Forger comes by. */
export function Shutters({ cover }: { cover: number }): JSX.Element {
  return (
    <div class="pn-facade" data-few={cover <= 2}>
      {Array.from({ length: TOKENS.cover }, (_, n) => (
        <Window key={n} open={n < cover} number={n} />
      ))}
    </div>
  );
}

const Window = ({ open, number }: { open: boolean; number: number }): JSX.Element => (
  <svg class="pn-window" data-open={open} data-window={number} viewBox="0 0 40 48" aria-hidden="true">
    <path class="pn-lintel" d="M3 5 20 1l17 4v3H3Z" />
    <rect class="pn-pane" x="5" y="8" width="30" height="36" />
    <path class="pn-bars" d="M20 8v36M5 20h30" />
    <g class="pn-leaf" data-side="left">
      <rect x="5" y="8" width="15" height="36" />
      <path d={LOUVRES} transform="translate(5 8)" />
    </g>
    <g class="pn-leaf" data-side="right">
      <rect x="20" y="8" width="15" height="36" />
      <path d={LOUVRES} transform="translate(20 8)" />
    </g>
    <path class="pn-rail" d="M2 36h36M2 46h36M5 36v10M10 36v10M15 36v10M20 36v10M25 36v10M30 36v10M35 36v10" />
  </svg>
);

const LOUVRES = 'M2.5 4h10M2.5 8.5h10M2.5 13h10M2.5 17.5h10M2.5 22h10M2.5 26.5h10M2.5 31h10';
