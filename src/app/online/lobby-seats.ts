import type { BotLevel, BySeat, Seat } from '../../engine/index.ts';
import type { RosterSeat } from '../../table/index.ts';
import { changed, resized, switched } from '../../ui/new-match/draft.ts';
import type { SeatPlan } from '../../ui/services.ts';
import { plansOf } from './people.ts';

/** More or fewer places at the table. Whoever sits stays seated, as far as there are seats; new ones wait for people. */
export function resizedSeats(seats: BySeat<RosterSeat>, count: number): BySeat<RosterSeat> {
  const plans = resized(plansOf(seats), count);
  return plans.map((plan, n) => {
    const person = plan.kind === 'person' ? plan : (switched(plans, n)[n] ?? plan);
    return seats[n] ?? emptySeat(person);
  });
}

export const emptySeat = ({ name, colour, shape, kind, level }: SeatPlan): RosterSeat => ({
  name,
  colour,
  shape,
  kind,
  level,
  holder: null,
  absence: 'wait',
});

/** What a seat is called when a bot takes it, or leaves it. */
export function nameWith(seats: BySeat<RosterSeat>, seat: Seat, level: BotLevel | null): string {
  const plans = plansOf(seats);
  const kind = level === null ? 'person' : 'bot';
  const after = plans[seat]?.kind === kind ? changed(plans, seat, {}) : switched(plans, seat);
  return after[seat]?.name ?? '';
}

/** Everybody who has not come is played by a bot. */
export function filledWithBots(seats: BySeat<RosterSeat>): BySeat<RosterSeat> {
  return seats.map((seat, n) => {
    if (seat.kind === 'bot' || seat.holder !== null) return { ...seat, absence: 'wait' };
    const [plan] = switched(plansOf(seats), n).slice(n);
    return plan ? { ...seat, kind: 'bot', level: plan.level, name: plan.name, absence: 'wait' } : seat;
  });
}
