import { type Card, PARTING, valueOf } from '../data/cards.ts';
import { SPACES, type Space, roadsFrom } from '../data/map.ts';
import { isFree } from '../facts/places.ts';
import { walkingNeed } from '../facts/walking.ts';
import type { View } from '../view.ts';

function measure(from: Space): number {
  const seen = new Set<Space>([from]);
  let edge: readonly Space[] = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes('sinai')) return steps;
    edge = edge.flatMap(space => roadsFrom(space, 'hebrew').map(({ to }) => to)).filter(to => !seen.has(to));
    for (const space of edge) seen.add(space);
  }
  return Number.POSITIVE_INFINITY;
}

const DISTANCES: ReadonlyMap<Space, number> = new Map(SPACES.map(space => [space, measure(space)]));

/** Spaces from here to Sinai by the shortest road, the sea included. */
export const distanceToSinai = (from: Space): number => DISTANCES.get(from) ?? Number.POSITIVE_INFINITY;

/** What the flight still takes, and what a hand has of it. */
export interface Flight {
  readonly distance: number;
  /** Steps that need a walking card: the parting of the sea can be one step, if it is still to come. */
  readonly steps: number;
  readonly hasParting: boolean;
  readonly walkers: readonly Card[];
  /** How many steps those cards make. */
  readonly reach: number;
  /** All of it is in hand. */
  readonly ready: boolean;
}

export function flightOf(view: View, hand: readonly Card[]): Flight {
  const distance = distanceToSinai(view.hebrews);
  const inSea = view.hebrews === 'red-sea';
  const steps = view.parted || inSea ? distance : distance - 1;
  const need = walkingNeed(view);
  const walkers = hand.filter(card => card !== PARTING && valueOf(card) >= need);
  const reach = walkers.length + (walkers.includes('forced-march') ? 1 : 0);
  const hasParting = hand.includes(PARTING);
  const ready = isFree(view) && (view.parted || inSea || hasParting) && reach >= steps;
  return { distance, steps, hasParting, walkers, reach, ready };
}
