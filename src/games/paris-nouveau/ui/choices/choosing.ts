import type { Seat, Viewer } from '../../../../engine/index.ts';
import {
  type Choosing as ChoosingPart,
  useChoosing as useTaps,
  withTapped,
} from '../../../../ui/board-parts/choosing.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Sorted, seatOf, sortActions } from './targets.ts';

/** The pieces are seats that are picked together. */
export interface Choosing extends Sorted, Omit<ChoosingPart<Action, readonly Seat[]>, 'pieces' | 'tapPieces'> {
  readonly picked: readonly Seat[];
  /** How many seats a pick takes; 0 when none is asked for. */
  readonly toPick: number;
  readonly mayTap: (seat: Seat) => boolean;
  readonly tapSeat: (seat: Seat) => void;
}

const NOBODY: readonly Seat[] = [];

export function useChoosing(legal: readonly Action[], view: View, viewer: Viewer): Choosing {
  const sorted = sortActions(legal);
  const gathered = (picks: readonly Seat[]) =>
    sorted.picks.find(({ from }) => from.length === picks.length && from.every(seat => picks.includes(seat)));
  const only = legal.length === 1 ? legal[0] : undefined;
  const make = (picks: readonly Seat[]): Action | undefined => gathered(picks) ?? only;
  const { pieces: picks, tapPieces, ...taps } = useTaps({ moment: momentOf(view, viewer), legal, none: NOBODY, make });
  const toPick = sorted.picks[0]?.from.length ?? 0;

  return {
    ...sorted,
    ...taps,
    picked: gathered(picks)?.from ?? picks,
    toPick,
    mayTap: seat =>
      sorted.picks.some(({ from }) => from.includes(seat)) || sorted.seats.some(to => seatOf(to) === seat),
    tapSeat(seat) {
      if (toPick > 0) return tapPieces(withTapped(picks, seat, toPick));
      const target = sorted.seats.find(to => seatOf(to) === seat);
      if (target !== undefined) taps.tap(target);
    },
  };
}

/** Changes whenever somebody else decides or something else is asked. Made of public facts only. */
function momentOf({ round, phase }: View, viewer: Viewer): string {
  const turn = 'turn' in phase ? phase.turn : '';
  return `${viewer} ${round} ${phase.name} ${turn}`;
}
