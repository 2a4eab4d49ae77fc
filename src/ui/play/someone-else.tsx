import type { JSX } from 'preact';
import { type BySeat, type Seat, at } from '../../engine/index.ts';
import { Dialog } from '../components/dialog.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import type { Person } from '../game-ui.ts';
import { PLAY } from '../words.ts';

interface SomeoneElseProps {
  readonly people: BySeat<Person>;
  /** Whoever plays on this phone. */
  readonly here: readonly Seat[];
  readonly now: Seat | null;
  readonly onAsk: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Anybody who shares the phone may take the phone: to look at what is theirs, or to use what they may use now. */
export function SomeoneElse({ people, here, now, onAsk, onClose }: SomeoneElseProps): JSX.Element {
  const others = here.filter(seat => seat !== now);
  return (
    <Dialog title={PLAY.whoWants} onClose={onClose}>
      <p>{PLAY.whoWantsText}</p>
      <div class="someone-else">
        {others.map(seat => (
          <SeatChip key={seat} person={at(people, seat)} onClick={() => onAsk(seat)} />
        ))}
      </div>
    </Dialog>
  );
}
