import type { DeviceId } from '../roster.ts';

/*
 * Who must agree. A configuration is the devices at the table at one generation of the key. Any `need` of the others
 * can open the log and elect; an action is durable when `enough` of them have it. need + enough = others + 1, so every
 * electorate contains somebody who has every durable action.
 */
export interface Config {
  readonly epoch: number;
  readonly generation: number;
  /** Everybody but the host of that epoch. */
  readonly others: readonly DeviceId[];
  /** How many shares open the log; 0 when there are none, and nobody but the host can. */
  readonly need: number;
  readonly enough: number;
  /** Those who have said goodbye, and kept nothing: no electorate has them in it. */
  readonly left: readonly DeviceId[];
}

/**
 * With two devices one share would be the whole key, and one device could read everything: so there is none, unless
 * both have agreed to open the cards.
 */
export function configOf(epoch: number, generation: number, others: readonly DeviceId[], opened: boolean): Config {
  const need = others.length > 1 ? Math.floor(others.length / 2) + 1 : opened ? others.length : 0;
  return { epoch, generation, others, need, enough: need === 0 ? 0 : others.length - need + 1, left: [] };
}

const counted = (others: readonly DeviceId[], has: (device: DeviceId) => boolean): number => others.filter(has).length;

/** Whether something that `has` is true of cannot be missed by any electorate of any of these. */
export const isDurable = (configs: readonly Config[], has: (device: DeviceId) => boolean): boolean =>
  configs.every(({ others, enough, left }) => counted(others, id => has(id) || left.includes(id)) >= enough);

export const withoutLeaver = (config: Config, device: DeviceId): Config =>
  config.others.includes(device) && !config.left.includes(device)
    ? { ...config, left: [...config.left, device] }
    : config;

/** Whether those for whom `votes` is true are an electorate of each of these. */
export const isElected = (configs: readonly Config[], votes: (device: DeviceId) => boolean): boolean =>
  configs.every(({ others, need }) => counted(others, votes) >= need);

/** Places are numbers below this; no two devices of a table have the same. */
export const MOST_PLACES = 64;
/** Of the device that made the table, so that its first epoch is 1. */
export const FIRST_PLACE = 1;

/** The next epoch after another that only the device in this place can claim: no two devices ever claim the same. */
export const epochAfter = (epoch: number, place: number): number =>
  (Math.floor(epoch / MOST_PLACES) + 1) * MOST_PLACES + place;

export type Places = Readonly<Record<DeviceId, number>>;

/** Everybody keeps their place for good; when all are taken, those who are long gone lose theirs. */
export function withPlaces(places: Places, devices: readonly DeviceId[]): Places {
  const missing = devices.filter(id => places[id] === undefined);
  if (missing.length === 0) return places;
  const room = Object.keys(places).length + missing.length < MOST_PLACES;
  const kept: Record<DeviceId, number> = room
    ? { ...places }
    : Object.fromEntries(Object.entries(places).filter(([id]) => devices.includes(id)));
  for (const id of missing) kept[id] = freePlace(kept);
  return kept;
}

function freePlace(places: Places): number {
  const taken = new Set(Object.values(places));
  const after = Math.max(0, ...taken) + 1;
  if (after < MOST_PLACES) return after;
  for (let place = 1; place < MOST_PLACES; place++) if (!taken.has(place)) return place;
  throw new Error('There are more devices than places.');
}
