import { useState } from 'preact/hooks';
import { type Seat, type Viewer, sameJson } from '../../../../engine/index.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Sorted, seatOf, sortActions } from './targets.ts';

/** What the viewer has tapped but not yet confirmed. */
interface Tapped {
  /** The moment it was tapped in; in any other it counts for nothing. */
  readonly moment: string;
  readonly action: Action | null;
  readonly picks: readonly Seat[];
}

export interface Choosing extends Sorted {
  /** What the main button would do. */
  readonly chosen: Action | null;
  readonly isChosen: (action: Action) => boolean;
  readonly picked: readonly Seat[];
  /** How many seats a pick takes; 0 when none is asked for. */
  readonly toPick: number;
  readonly mayTap: (seat: Seat) => boolean;
  readonly tapSeat: (seat: Seat) => void;
  readonly tap: (action: Action) => void;
  readonly clear: () => void;
}

/** Tap first, confirm after: nothing here is done until the main button is pressed. */
export function useChoosing(legal: readonly Action[], view: View, viewer: Viewer): Choosing {
  const moment = momentOf(view, viewer);
  const [tapped, setTapped] = useState<Tapped>({ moment, action: null, picks: [] });
  const { action, picks }: Tapped = tapped.moment === moment ? tapped : { moment, action: null, picks: [] };
  const sorted = sortActions(legal);
  const toPick = sorted.picks[0]?.from.length ?? 0;
  const gathered = sorted.picks.find(
    ({ from }) => from.length === picks.length && from.every(seat => picks.includes(seat)),
  );
  const only = legal.length === 1 ? legal[0] : undefined;
  const chosen = gathered ?? only ?? legal.find(candidate => action !== null && sameJson(candidate, action)) ?? null;

  const tap = (next: Action): void =>
    setTapped({ moment, action: action !== null && sameJson(action, next) ? null : next, picks: [] });

  const pick = (seat: Seat): void => {
    const without = picks.filter(other => other !== seat);
    // A seat too many pushes out the first, so that changing one's mind takes one tap.
    const next = without.length === picks.length ? [...picks, seat].slice(-toPick) : without;
    setTapped({ moment, action: null, picks: next });
  };

  return {
    ...sorted,
    chosen,
    isChosen: candidate => chosen !== null && sameJson(candidate, chosen),
    picked: gathered?.from ?? picks,
    toPick,
    mayTap: seat =>
      sorted.picks.some(({ from }) => from.includes(seat)) || sorted.seats.some(to => seatOf(to) === seat),
    tapSeat(seat) {
      if (toPick > 0) return pick(seat);
      const target = sorted.seats.find(to => seatOf(to) === seat);
      if (target !== undefined) tap(target);
    },
    tap,
    clear: () => setTapped({ moment, action: null, picks: [] }),
  };
}

/** Changes whenever somebody else decides or something else is asked. Made of public facts only. */
function momentOf({ round, phase }: View, viewer: Viewer): string {
  const turn = 'turn' in phase ? phase.turn : '';
  return `${viewer} ${round} ${phase.name} ${turn}`;
}
