import { type Ground, slowed, waysOf } from './marching.ts';
import type { Space } from '../data/map.ts';
import { FORCES, type Force } from '../state.ts';

/** Where an event lets Pharaoh go: chariots never cross the Nile on one. [MP-C9] [MP-C43] [MP-C45] */
export const ridesOf = (state: Ground, spaces: number, force: Force): ReadonlyMap<Space, readonly Space[]> =>
  waysOf(state, force, { spaces: slowed(state, spaces, force), crossing: 'closed' });

export const canRide = (state: Ground, spaces: number): boolean =>
  FORCES.some(force => ridesOf(state, spaces, force).size > 0);
