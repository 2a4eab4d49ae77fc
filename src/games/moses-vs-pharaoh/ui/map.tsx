import type { JSX } from 'preact';
import { SPACES, type Space } from '../map.ts';
import type { View } from '../view.ts';
import type { Choosing } from './choices/choosing.ts';
import { press } from './choices/press.ts';
import { Land } from './map-land.tsx';
import { SPOTS } from './map-places.ts';
import { Pieces } from './pieces.tsx';
import { MAP_ZONE, PILES, pilesLabel, placeLabel, placeName } from './words/board.ts';

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

const Piles = ({ view }: { view: View }): JSX.Element => {
  const sizes = { deck: view.deckSize, discard: view.discard.length, removed: view.removed.length };
  return (
    <div class="mp-piles">
      <span class="visually-hidden">{pilesLabel(view)}</span>
      {(['deck', 'discard', 'removed'] as const).map(pile => (
        <span key={pile} class="mp-pile" data-pile={pile} aria-hidden="true">
          <b>{sizes[pile]}</b>
          {PILES[pile]}
        </span>
      ))}
    </div>
  );
};
