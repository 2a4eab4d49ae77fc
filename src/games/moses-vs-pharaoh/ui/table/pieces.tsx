import type { JSX } from 'preact';
import type { Space } from '../../data/map.ts';
import type { View } from '../../view.ts';
import { SideIcon, Staff, Wheel } from '../drawings/icons.tsx';

/** What stands in a space. Ready chariots are a banner with a point, idle ones a plain dashed block. */
export function Pieces({ view, space }: { view: View; space: Space }): JSX.Element {
  const { hebrews, leaders, pharaoh, chariots, phase } = view;
  const bound = phase.name === 'respond' && phase.trigger.kind === 'march' ? phase.trigger.path.at(-1) : undefined;
  return (
    <>
      {hebrews === space && (
        <span class="mp-piece" data-piece="hebrews" data-with-leaders={leaders === space}>
          <SideIcon side="hebrew" size={1.25} />
          {leaders === space && <Staff size={1.125} />}
        </span>
      )}
      {leaders === space && hebrews !== space && (
        <span class="mp-piece" data-piece="leaders">
          <Staff size={1.25} />
        </span>
      )}
      {pharaoh === space && (
        <span class="mp-piece" data-piece="pharaoh">
          <SideIcon side="egyptian" size={1.25} />
        </span>
      )}
      {chariots
        .filter(({ at }) => at === space)
        .map(({ hundreds, mobilised }) => (
          <span
            key={String(mobilised)}
            class="mp-stack"
            data-piece={mobilised ? 'ready' : 'idle'}
            data-bound={mobilised && bound !== undefined && pharaoh === space}
          >
            {mobilised && <Wheel size={0.875} />}
            {hundreds * 100}
          </span>
        ))}
    </>
  );
}
