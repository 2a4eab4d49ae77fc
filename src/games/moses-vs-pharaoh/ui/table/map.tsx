import type { JSX } from 'preact';
import { SPACES, type Space } from '../../data/map.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { press } from '../../../../ui/board-parts/press.ts';
import { Land } from './map-land.tsx';
import { SPOTS } from './map-places.ts';
import { Pieces } from './pieces.tsx';
import { Piles } from './piles.tsx';
import { MAP_ZONE, placeLabel, placeName } from '../words/board.ts';

const WIDTH = 100;
/** Closer than this to the edge, a crowd would stand outside the picture. */
const EDGE = 20;

interface MapProps {
  readonly view: View;
  readonly choosing: Choosing;
}

/** The delta, the desert and the sea, and everybody on the way. */
export const DeltaMap = ({ view, choosing }: MapProps): JSX.Element => (
  <section class="mp-map" aria-label={MAP_ZONE}>
    <Land parted={view.parted} />
    {SPACES.map(space => (
      <Place key={space} space={space} view={view} choosing={choosing} />
    ))}
    <Piles view={view} />
  </section>
);

function Place({ space, view, choosing }: MapProps & { space: Space }): JSX.Element {
  const { x, y } = SPOTS[space];
  const isLit = choosing.places.includes(space);
  const threat = view.phase.name === 'respond' && view.phase.trigger.kind === 'march' ? view.phase.trigger.path : [];
  const shared = {
    class: 'mp-place',
    style: { left: `${x}%`, top: `${y}%` },
    'data-space': space,
    'data-edge': x < EDGE ? 'west' : x > WIDTH - EDGE ? 'east' : undefined,
    'data-threat': threat.includes(space),
  };
  const drawn = (
    <>
      <span class="visually-hidden">{placeLabel(view, space)}</span>
      <span class="mp-standing" aria-hidden="true">
        <i class="mp-dot" />
        <Pieces view={view} space={space} />
      </span>
      <span class="mp-name" aria-hidden="true">
        {placeName(space)}
      </span>
    </>
  );
  if (!isLit) return <span {...shared}>{drawn}</span>;
  return (
    <button
      {...shared}
      type="button"
      data-choice=""
      data-lit="true"
      aria-pressed={choosing.place === space}
      {...press(() => choosing.tapPlace(space))}
    >
      {drawn}
    </button>
  );
}
