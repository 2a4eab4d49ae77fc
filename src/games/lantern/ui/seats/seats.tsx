import type { JSX } from 'preact';
import { type Actor, type Viewer, at, seatsOf } from '../../../../engine/index.ts';
import { SeatChip, type SeatStatus } from '../../../../ui/components/seat-chip.tsx';
import type { View } from '../../view.ts';
import { seatFacts } from '../words/publicly.ts';
import type { People } from '../words/people.ts';

interface SeatsProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly awaited: readonly Actor[];
  readonly people: People;
}

export function Seats({ view, viewer, awaited, people }: SeatsProps): JSX.Element {
  const statusOf = (seat: number): SeatStatus => {
    if (awaited.some(actor => actor === seat)) return 'deciding';
    return view.phase === 'choosing' ? 'decided' : 'idle';
  };
  return (
    <ul class="lantern-seats">
      {seatsOf(people.length).map(seat => (
        <li key={seat}>
          <SeatChip person={at(people, seat)} status={statusOf(seat)} mine={seat === viewer}>
            {seatFacts(view, seat)}
          </SeatChip>
        </li>
      ))}
    </ul>
  );
}
