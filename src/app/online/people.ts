import { type Seat, seatsOf } from '../../engine/index.ts';
import type { DeviceId, Roster, RosterSeat } from '../../table/index.ts';
import type { Person, Presence } from '../../ui/game-ui.ts';
import type { SeatPlan } from '../../ui/services.ts';
import { seatPlans } from '../summary.ts';

/** Who sits at the table now, as the board shows them. */
export function peopleOf(roster: Roster): readonly Person[] {
  const online = new Set(roster.devices.filter(device => device.online).map(({ id }) => id));
  return plansOf(roster.seats).map(({ name, colour, shape, kind }, n) => {
    const presence = presenceOf(roster.seats[n], online);
    return { name, colour, shape, kind, ...(presence && { presence }) };
  });
}

export const plansOf = (seats: readonly RosterSeat[]): readonly SeatPlan[] =>
  seatPlans(seats.map(({ name, colour, shape, kind, level }) => ({ name, colour, shape, kind, level })));

export const seatsAt = (roster: Roster, device: DeviceId): readonly Seat[] =>
  seatsOf(roster.seats.length).filter(n => roster.seats[n]?.holder === device);

function presenceOf(seat: RosterSeat | undefined, online: ReadonlySet<DeviceId>): Presence | undefined {
  if (seat?.kind !== 'person') return undefined;
  if (seat.absence === 'bot-for-good') return 'stand-in';
  if (seat.holder !== null && online.has(seat.holder)) return undefined;
  return seat.absence === 'bot-for-now' ? 'stand-in' : 'away';
}

/** For the home screen: who was there. */
export const namesOf = ({ seats }: Roster): readonly string[] =>
  seats.filter(({ kind, holder }) => kind === 'person' && holder !== null).map(({ name }) => name);
