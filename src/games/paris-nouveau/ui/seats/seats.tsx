import type { JSX } from 'preact';
import { type Actor, type Seat, type Viewer, seatsOf } from '../../../../engine/index.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choices/choosing.ts';
import { Seat as SeatAtTable } from './seat.tsx';
import type { People } from '../words/people.ts';
import { SEATS_ZONE } from '../words/screen.ts';

export interface SeatsProps {
  readonly view: View;
  /** The viewer's own view while revealed, else null. */
  readonly own: View | null;
  readonly viewer: Viewer;
  readonly awaited: readonly Actor[];
  readonly people: People;
  readonly choosing: Choosing;
  readonly onAsk: (seat: Seat) => void;
}

export const Seats = (props: SeatsProps): JSX.Element => (
  <section class="pn-seats" aria-label={SEATS_ZONE} data-count={props.people.length}>
    {seatsOf(props.people.length).map(seat => (
      <SeatAtTable key={seat} seat={seat} {...props} />
    ))}
  </section>
);
