import type { JSX } from 'preact';
import { EDGES, type Edge } from '../map.ts';
import { Mountains, Pyramids } from './drawings.tsx';
import { SPOTS, between } from './map-places.ts';

/** The country itself: river, sea and roads. It stretches with the page, so whatever must keep its shape lies above. */
export const Land = ({ parted }: { parted: boolean }): JSX.Element => (
  <div class="mp-land" aria-hidden="true">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path class="mp-coast" d="M0 0H100V1.5C84 4 74 1 60 2.5S40 1 30 3.5 12 8 0 13Z" />
      <path
        class="mp-fields"
        d="M24 100C20 86 28 76 24 62S27 40 23.5 26L12 4 40 1 27 24C31 40 25 50 29 62S24 86 30 100Z"
      />
      <path class="mp-river" d="M26 101C22 88 28 76 25.5 64S28 42 25 27" />
      <path class="mp-branch" d="M25 29C24 20 16 14 13 4M25 29C25 18 25 12 25.5 2M25 29C27 20 31 10 34 1" />
      <path class="mp-sea" d="M100 21C92 19 86 24 80 27S75 38 79 43 90 47 100 48Z" />
      <path class="mp-waves" d="M84 27q2-1.5 4 0t4 0 4 0M81 41q2-1.5 4 0t4 0 4 0 4 0M92 24q2-1.5 4 0t4 0" />
      {parted && (
        <path class="mp-parted" d="M77 32.5C84 31 92 31 96 36S93 47 91 49L86 49C88 45 91 40 89 38S82 38 77.5 38.5Z" />
      )}
      {EDGES.map(edge => (
        <path key={edge.between.join()} class="mp-road" data-road={kindOf(edge, parted)} d={lineOf(edge)} />
      ))}
    </svg>
    {EDGES.filter(({ nile }) => nile === true).map(({ between: [one, other] }) => (
      <Mark key={one + other} kind="ferry" x={between(one, other).x} y={between(one, other).y} />
    ))}
    {EDGES.filter(({ closedTo }) => closedTo !== undefined).map(({ between: [one, other], closedTo }) => (
      <Mark key={one + other} kind={closedTo ?? 'all'} x={between(one, other).x} y={between(one, other).y} />
    ))}
    <span class="mp-art" style={{ left: '12%', top: '14%' }}>
      <Pyramids size={2} />
    </span>
    <span class="mp-art" style={{ left: '78%', top: '62%' }}>
      <Mountains size={2} />
    </span>
    {REEDS.map(([x, y]) => (
      <Reeds key={`${x} ${y}`} x={x} y={y} />
    ))}
  </div>
);

const lineOf = ({ between: [one, other] }: Edge): string =>
  `M${SPOTS[one].x} ${SPOTS[one].y}L${SPOTS[other].x} ${SPOTS[other].y}`;

function kindOf({ between: ends, nile, closedTo }: Edge, parted: boolean): string {
  if (closedTo === 'all') return 'shut';
  if (closedTo === 'egyptian') return 'track';
  if (ends.includes('red-sea')) return parted ? 'open-sea' : 'sea';
  return nile === true ? 'ferry' : 'road';
}

const Mark = ({ kind, x, y }: { kind: 'ferry' | 'egyptian' | 'all'; x: number; y: number }): JSX.Element => (
  <svg class="mp-mark" data-mark={kind} viewBox="0 0 24 24" style={{ left: `${x}%`, top: `${y}%` }}>
    {kind === 'ferry' && <path d="M3 12h18l-4 6H7ZM11 3v8h-6zM12 4l5 7h-5z" />}
    {kind === 'egyptian' && <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM6 10.5v3h12v-3z" fill-rule="evenodd" />}
    {kind === 'all' && <path d="m5 8 3-3 4 4 4-4 3 3-4 4 4 4-3 3-4-4-4 4-3-3 4-4z" />}
  </svg>
);

const REEDS = [
  [20, 36],
  [30.5, 44],
  [19.5, 60],
  [31, 83],
  [20, 96],
  [27, 9],
  [76, 23],
] as const;

const Reeds = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <svg class="mp-reeds" viewBox="0 0 24 24" style={{ left: `${x}%`, top: `${y}%` }}>
    <path d="M6 24C7 16 6 10 4 5M12 24C12 14 12 8 12 2M18 24C17 16 18 10 21 6" />
    <path
      class="mp-tufts"
      d="M4 1.5c2 1 2 5 .5 7-2-1-2.5-5-.5-7ZM12 0c1.7 2 1.7 6 0 8-1.7-2-1.7-6 0-8ZM21.5 2.5c1 2 .5 5-1.5 6.5-1-2-.5-5 1.5-6.5Z"
    />
  </svg>
);
