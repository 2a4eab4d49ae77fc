import { type Seat, at, seatsOf } from '../../engine/index.ts';
import type { DeviceId, Roster, RosterDevice, RosterSeat } from '../../table/index.ts';
import { type Person, SEAT_COLOURS, SEAT_SHAPES } from '../game-ui.ts';
import { NEWS } from '../talk-words.ts';

export const seatsWhere = ({ seats }: Roster, holds: (seat: RosterSeat) => boolean): readonly Seat[] =>
  seatsOf(seats.length).filter(seat => holds(at(seats, seat)));

export const seatsOfDevice = (roster: Roster, device: DeviceId): readonly Seat[] =>
  seatsWhere(roster, ({ holder }) => holder === device);

export const isEmpty = ({ kind, holder }: RosterSeat): boolean => kind === 'person' && holder === null;

export const deviceOf = ({ devices }: Roster, id: DeviceId | null): RosterDevice | undefined =>
  devices.find(device => device.id === id);

/** A seat whose device is out of reach. */
export const isAway = (roster: Roster, { holder }: RosterSeat): boolean =>
  holder !== null && deviceOf(roster, holder)?.online !== true;

/** Seats the table may have to wait for. */
export const missingSeats = (roster: Roster): readonly Seat[] =>
  seatsWhere(roster, seat => seat.absence === 'wait' && isAway(roster, seat));

/** Seats of this device that a bot is playing. */
export const lentSeats = (roster: Roster, me: DeviceId): readonly Seat[] =>
  seatsWhere(roster, ({ holder, absence }) => holder === me && absence !== 'wait');

/** Players the host would have to hurry: those with a seat who have not said that they are ready. */
export const unready = (roster: Roster): readonly RosterDevice[] =>
  roster.devices.filter(
    ({ id, ready, online }) => online && !ready && id !== roster.host && seatsOfDevice(roster, id).length > 0,
  );

export const hostName = (roster: Roster): string => deviceOf(roster, roster.host)?.name ?? '';

/** What a roster calls a look is any text until it is found among ours. */
export function lookOf({ name, colour, shape, kind }: RosterSeat): Person {
  return {
    name,
    kind,
    colour: SEAT_COLOURS.find(known => known === colour) ?? 'steel',
    shape: SEAT_SHAPES.find(known => known === shape) ?? 'circle',
  };
}

/** What changed at the table, as lines to be read aloud. */
export function rosterNews(before: Roster | null, after: Roster): readonly string[] {
  if (before === null) return [];
  const devices = after.devices.flatMap(device => {
    const was = deviceOf(before, device.id);
    if (!was) return [NEWS.joins(device.name)];
    if (was.online !== device.online) return [device.online ? NEWS.back(device.name) : NEWS.away(device.name)];
    return device.ready && !was.ready ? [NEWS.ready(device.name)] : [];
  });
  const gone = before.devices.filter(({ id }) => !deviceOf(after, id)).map(({ name }) => NEWS.left(name));
  const seats = after.seats.flatMap((seat, n) => {
    const was = before.seats[n];
    if (!was || was.holder === seat.holder) return [];
    if (seat.holder !== null) return [NEWS.sits(seat.name, n + 1)];
    return was.holder === null ? [] : [NEWS.stands(was.name)];
  });
  return [...devices, ...gone, ...seats];
}
