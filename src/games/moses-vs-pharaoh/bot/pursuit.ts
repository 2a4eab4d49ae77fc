import { armyChance, battleChance } from './odds.ts';
import { type Space, SPACES, roadsFrom } from '../data/map.ts';
import { idleAt, mobilisedAt, stacked } from '../facts/places.ts';
import type { Arrival, Force } from '../state.ts';
import type { View } from '../view.ts';

/** Card plays: an ordinary space, a crossing of the Nile, making chariots ready. */
const SPACE = 0.3;
const CROSSING = 1.3;
const READY = 1.2;
/** How much of a plan's worth every card it still takes leaves. */
const PATIENCE = 0.7;

export type Chase = Pick<View, 'pharaoh' | 'hebrews' | 'chariots' | 'parted'>;

type Costs = Readonly<Record<Space, ReadonlyMap<Space, number>>>;

/** Cards it takes to go from any space to any other. The map is small, so this is settled once. */
function costs(force: Force, sea: 'open' | 'closed'): Costs {
  return Object.fromEntries(SPACES.map(from => [from, costsFrom(from, force, sea)])) as unknown as Costs;
}

function costsFrom(from: Space, force: Force, sea: 'open' | 'closed'): ReadonlyMap<Space, number> {
  const cost = new Map<Space, number>([[from, 0]]);
  // As many rounds as there are spaces settle every road.
  for (const _ of SPACES) {
    for (const [space, soFar] of cost) {
      for (const road of roadsFrom(space, 'egyptian')) {
        if ((road.to === 'red-sea' && sea === 'closed') || road.to === 'sinai') continue;
        const next = soFar + (road.nile && force === 'chariots' ? CROSSING : SPACE);
        if (next < (cost.get(road.to) ?? Number.POSITIVE_INFINITY)) cost.set(road.to, next);
      }
    }
  }
  return cost;
}

const COSTS: Readonly<Record<'open' | 'closed', Readonly<Record<Force, Costs>>>> = {
  open: { alone: costs('alone', 'open'), chariots: costs('chariots', 'open') },
  closed: { alone: costs('alone', 'closed'), chariots: costs('chariots', 'closed') },
};

const cardsBetween = ({ parted }: Chase, from: Space, to: Space, force: Force): number =>
  COSTS[parted ? 'open' : 'closed'][force][from].get(to) ?? Number.POSITIVE_INFINITY;

/** Where to meet them: on the shore, unless they are already past it. */
const meetingPlace = ({ hebrews }: Chase): Space => (hebrews === 'red-sea' ? 'red-sea' : 'succoth');

/** How good Egypt's best plan to catch the Hebrews is, from nothing to a sure win. */
export function chaseWorth(view: View, chase: Chase): number {
  const goals = [...new Set([meetingPlace(chase), chase.hebrews])];
  const places = [...new Set(chase.chariots.map(({ at }) => at))];
  const plans = places.map(place => {
    const ready = mobilisedAt(chase, place);
    const idle = idleAt(chase, place);
    const fetch = cardsBetween(chase, chase.pharaoh, place, 'alone');
    const onward = Math.min(...goals.map(goal => cardsBetween(chase, place, goal, 'chariots')));
    const asIs = ready > 0 ? armyChance(view, ready) * PATIENCE ** (fetch + onward) : 0;
    const made = idle > 0 ? armyChance(view, ready + idle) * PATIENCE ** (fetch + READY + onward) : 0;
    return Math.max(asIs, made);
  });
  return Math.max(0, ...plans);
}

/** The board after Pharaoh has gone somewhere. */
export function afterMarch(view: View, to: Space, force: Force): Chase {
  const { pharaoh, hebrews, parted } = view;
  const chariots =
    force === 'chariots'
      ? view.chariots.map(stack => (stack.mobilised && stack.at === pharaoh ? { ...stack, at: to } : stack))
      : view.chariots;
  return { pharaoh: to, hebrews, chariots, parted };
}

/** What a journey is worth: a battle now, or a better chance of one. */
export function marchWorth(view: View, to: Space, force: Force, arrival: Arrival = 'halt'): number {
  const halted = afterMarch(view, to, force);
  const after = arrival === 'muster' ? afterMuster(halted) : halted;
  const joins = arrival === 'muster' && idleAt(halted, to) > 0;
  const fights = to === view.hebrews && (force === 'chariots' || joins);
  const battle = fights ? battleChance({ ...view, chariots: after.chariots }) : 0;
  return battle + (1 - battle) * chaseWorth(view, after) - chaseWorth(view, view);
}

/** What making the chariots around him ready is worth. [MP-R29] */
export function musterWorth(view: View): number {
  const after = afterMuster(view);
  const battle = view.pharaoh === view.hebrews ? battleChance({ ...view, chariots: after.chariots }) : 0;
  return battle + (1 - battle) * chaseWorth(view, after) - chaseWorth(view, view);
}

/** The board after Pharaoh has made the chariots around him ready. */
const afterMuster = ({ pharaoh, hebrews, parted, chariots }: Chase): Chase => ({
  pharaoh,
  hebrews,
  parted,
  chariots: stacked(chariots.map(stack => (stack.at === pharaoh ? { ...stack, mobilised: true } : stack))),
});
