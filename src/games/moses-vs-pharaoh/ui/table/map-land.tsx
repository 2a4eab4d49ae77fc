import type { JSX } from 'preact';
import { EDGES, type Edge } from '../../data/map.ts';
import { SPOTS, between } from './map-places.ts';
import { REGIONS } from '../words/board.ts';

/** The country itself: river, sea and roads. It stretches with the page, so whatever must keep its shape lies above. */
export const Land = ({ parted }: { parted: boolean }): JSX.Element => (
  <div class="mp-land" aria-hidden="true">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path class="mp-dunes" d={DUNES} />
      <path
        class="mp-fields"
        d="M22 101C18 88 26 76 22 62S24 40 22 27L9 4 45 1 28 25C32 40 27 50 31 62S26 86 32 101Z"
      />
      <path class="mp-coast" d="M0-2H102V1C84 4 74 0 60 2S44 0 36 3 20 5 12 6 5 10-2 13Z" />
      <path class="mp-river" d="M26 103C22 88 28 76 25.5 64S28 42 25 26" />
      <path class="mp-branch" d="M25 28C24 19 16 14 14 5M25 28C25 17 24.5 12 24 3M25 28C27 19 31 10 33 2" />
      <path class="mp-sea" d="M102 18C92 15 86 19 80 23S75 36 78 42 90 47 102 47Z" />
      <path class="mp-waves" d={WAVES} />
      {parted && (
        <path class="mp-parted" d="M76 28C84 26 93 27 96 32S94 44 92 49H86C88 42 90 37 88 35S82 35 76.5 36Z" />
      )}
      {EDGES.map(edge => (
        <path key={edge.between.join()} class="mp-road" data-road={kindOf(edge, parted)} d={lineOf(edge)} />
      ))}
    </svg>
    {EDGES.filter(({ nile }) => nile === true).map(({ between: [one, other] }) => (
      <Mark key={one + other} kind="ferry" {...between(one, other)} />
    ))}
    {EDGES.filter(({ closedTo }) => closedTo !== undefined).map(({ between: [one, other], closedTo }) => (
      <Mark key={one + other} kind={closedTo ?? 'all'} {...between(one, other, CLEAR_OF_NAMES[closedTo ?? 'all'])} />
    ))}
    <svg class="mp-art" viewBox="0 0 64 36" style={{ left: '7.5%', top: '15.5%' }}>
      <path d="M2 35 20 7l18 28ZM34 35l14-21 14 21Z" />
      <path class="mp-shade" d="m20 7 18 28H25ZM48 14l14 21H51Z" />
    </svg>
    <svg class="mp-art" viewBox="0 0 64 36" style={{ left: '79%', top: '57%' }}>
      <path d="M2 35 18 16l6 6L38 3l24 32Z" />
      <path class="mp-shade" d="m38 3 24 32H42l4-12-7-6ZM18 16l6 6 4 13H20l2-9Z" />
    </svg>
    {REGIONS.map(({ name, on, x, y, turn }) => (
      <span key={name} class="mp-region" data-on={on} style={{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg` }}>
        {name}
      </span>
    ))}
    {REEDS.map(([x, y]) => (
      <Reeds key={`${x} ${y}`} x={x} y={y} />
    ))}
  </div>
);

/** Names hang below their spaces; how far along a closed road its mark keeps clear of them. */
const CLEAR_OF_NAMES = { egyptian: 0.72, all: 0.4 } as const;

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
  [20, 38],
  [31, 41],
  [18.5, 60],
  [30.5, 81],
  [20.5, 93],
  [29, 14],
  [76.5, 24],
  [74, 44],
] as const;

const WAVES =
  'M84 24q2-1.5 4 0t4 0 4 0M81 40q2-1.5 4 0t4 0 4 0M94 21q2-1.5 4 0t4 0M92 44q2-1.5 4 0t4 0M40 1q2-1 4 0t4 0 4 0M4 5q2-1.5 4 0t4 0M78 1q2-1 4 0t4 0';

const DUNES =
  'M45 18q6-3 12 0M72 20q5-3 9 0M44 38q6-3 11 0 5-3 9 0M70 52q5-3 10 0M46 58q4-3 8 0M44 78q6-3 12 0 5-3 9 0M73 88q6-3 11 0M48 93q5-3 10 0M1 38q4-3 7 0M1 78q4-3 7 0M12 40q3-2 6 0M92 68q4-2 7 0';

const Reeds = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <svg class="mp-reeds" viewBox="0 0 24 24" style={{ left: `${x}%`, top: `${y}%` }}>
    <path d="M6 24C7 16 6 10 4 5M12 24C12 14 12 8 12 2M18 24C17 16 18 10 21 6" />
    <path
      class="mp-tufts"
      d="M4 1.5c2 1 2 5 .5 7-2-1-2.5-5-.5-7ZM12 0c1.7 2 1.7 6 0 8-1.7-2-1.7-6 0-8ZM21.5 2.5c1 2 .5 5-1.5 6.5-1-2-.5-5 1.5-6.5Z"
    />
  </svg>
);
