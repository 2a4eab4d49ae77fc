import type { JSX } from 'preact';
import { SPACES, type Space } from '../../data/map.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { Choice } from '../../../../ui/board-parts/choice.tsx';
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
  return (
    <Choice
      class="mp-place"
      style={{ left: `${x}%`, top: `${y}%` }}
      data-space={space}
      data-edge={x < EDGE ? 'west' : x > WIDTH - EDGE ? 'east' : undefined}
      data-threat={threat.includes(space)}
      data-lit={isLit || undefined}
      isChosen={isLit ? choosing.place === space : undefined}
      onTap={isLit ? () => choosing.tapPlace(space) : undefined}
    >
      <span class="visually-hidden">{placeLabel(view, space)}</span>
      <span class="mp-standing" aria-hidden="true">
        <i class="mp-dot" />
        <Pieces view={view} space={space} />
      </span>
      <span class="mp-name" aria-hidden="true">
        {placeName(space)}
      </span>
    </Choice>
  );
}
