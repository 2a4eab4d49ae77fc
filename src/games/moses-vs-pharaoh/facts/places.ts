import { type BySeat, type Seat, at, seat } from '../../../engine/index.ts';
import { COURT, type Space } from '../data/map.ts';
import type { Chariots, Side, State } from '../state.ts';

export const FREEDOM = 13;

/** [MP-11] [MP-R17] Once reached, the row is never lowered again, so this is for good. */
export const isFree = ({ row }: Pick<State, 'row'>): boolean => row >= FREEDOM;

/** [MP-11] Moses and Aaron plead at court until the people may go; then they walk with them. */
export const leadersAt = (state: Pick<State, 'row' | 'hebrews'>): Space => (isFree(state) ? state.hebrews : COURT);

export const sideOf = ({ sides }: { readonly sides: BySeat<Side> | null }, of: Seat): Side | null =>
  sides === null ? null : at(sides, of);

/** Asking before the seats have agreed is a bug. */
export function seatOf({ sides }: Pick<State, 'sides'>, side: Side): Seat {
  return seat(sides?.indexOf(side) ?? -1);
}

type Army = Pick<State, 'chariots'>;

const count = (stacks: readonly Chariots[]): number => stacks.reduce((sum, { hundreds }) => sum + hundreds, 0);

export const allChariots = ({ chariots }: Army): number => count(chariots);

export const mobilisedAt = ({ chariots }: Army, space: Space): number =>
  count(chariots.filter(({ at: place, mobilised }) => mobilised && place === space));

export const idleAt = ({ chariots }: Army, space: Space): number =>
  count(chariots.filter(({ at: place, mobilised }) => !mobilised && place === space));

/** Puts stacks of the same kind in the same space together, and forgets empty ones. */
export function stacked(chariots: readonly Chariots[]): readonly Chariots[] {
  const merged: Chariots[] = [];
  for (const stack of chariots) {
    const index = merged.findIndex(({ at: place, mobilised }) => place === stack.at && mobilised === stack.mobilised);
    const known = merged[index];
    if (known) merged[index] = { ...known, hundreds: known.hundreds + stack.hundreds };
    else merged.push(stack);
  }
  return merged.filter(({ hundreds }) => hundreds > 0);
}
