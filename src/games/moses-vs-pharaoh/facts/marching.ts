import { type Space, roadsFrom } from '../data/map.ts';
import type { Force, State } from '../state.ts';
import { mobilisedAt } from './places.ts';

const CROSSING = 4;
const FERRY = 2;

export type Ground = Pick<State, 'parted' | 'departed' | 'hebrews' | 'pharaoh' | 'chariots' | 'effects' | 'ferrymen'>;

/** A journey Pharaoh might make: how far, and whether chariots may cross the Nile. */
export interface Journey {
  readonly spaces: number;
  readonly crossing: 'open' | 'closed';
}

/** What a card played for its number is good for. [MP-15] [MP-17] [MP-C8] [MP-C39] */
export function journeyFor(state: Pick<State, 'effects' | 'ferrymen'>, value: number, force: Force): Journey {
  const crossing = value >= (state.ferrymen ? FERRY : CROSSING) ? 'open' : 'closed';
  return { spaces: slowed(state, value, force), crossing };
}

export function slowed({ effects }: Pick<State, 'effects'>, spaces: number, force: Force): number {
  if (!effects.heat.egyptian) return spaces;
  return force === 'chariots' ? Math.max(1, spaces - 1) : spaces - 1;
}

/** [MP-14] [MP-15] [MP-C26] [MP-C36] Whether Pharaoh may go at all, like this. */
export function mayMarch(state: Ground, force: Force): boolean {
  const { departed, effects, pharaoh } = state;
  if (!departed || effects.dust.egyptian > 0) return false;
  return force === 'alone' || (mobilisedAt(state, pharaoh) > 0 && !effects.axles);
}

/** Every space he can reach, each with the shortest way there. [MP-R24] */
export function waysOf(
  state: Ground,
  force: Force,
  { spaces, crossing }: Journey,
): ReadonlyMap<Space, readonly Space[]> {
  const ways = new Map<Space, readonly Space[]>();
  if (!mayMarch(state, force) || spaces < 1) return ways;
  let edge: readonly (readonly Space[])[] = [[]];
  for (let n = 0; n < spaces; n++) {
    const further: (readonly Space[])[] = [];
    for (const path of edge) {
      const from = path.at(-1) ?? state.pharaoh;
      // [MP-R24] Chariots that come upon the Hebrews go no further.
      if (force === 'chariots' && path.length > 0 && from === state.hebrews) continue;
      for (const { to, nile } of roadsFrom(from, 'egyptian')) {
        if (to === state.pharaoh || ways.has(to) || !isOpen(state, force, to)) continue;
        if (nile && force === 'chariots') continue;
        const way = [...path, to];
        ways.set(to, way);
        further.push(way);
      }
    }
    edge = further;
  }
  return force === 'chariots' && crossing === 'open' ? withCrossings(state, ways) : ways;
}

/** [MP-R10] A crossing is the whole of a move. */
function withCrossings(
  state: Ground,
  ways: ReadonlyMap<Space, readonly Space[]>,
): ReadonlyMap<Space, readonly Space[]> {
  const crossings = roadsFrom(state.pharaoh, 'egyptian').filter(({ nile }) => nile);
  return new Map([...ways, ...crossings.map(({ to }) => [to, [to]] as const)]);
}

/** [MP-18] */
const isOpen = ({ parted }: Ground, force: Force, to: Space): boolean =>
  (to !== 'red-sea' || parted) && (to !== 'sinai' || force === 'alone');
