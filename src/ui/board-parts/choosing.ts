import { useState } from 'preact/hooks';
import { sameJson } from '../../engine/index.ts';

/** What the viewer has tapped but not yet confirmed: a whole action, or pieces that are to make one. */
interface Tapped<Action, Pieces> {
  /** The moment it was tapped in; in any other it counts for nothing. */
  readonly moment: string;
  readonly action: Action | null;
  readonly pieces: Pieces;
}

interface Question<Action, Pieces> {
  /** Changes whenever something else is asked of somebody else. Made of public facts only. */
  readonly moment: string;
  readonly legal: readonly Action[];
  /** No piece is tapped. */
  readonly none: Pieces;
  /** The legal action that these pieces make, if they make one; of none, what is done without a tap. */
  readonly make: (pieces: Pieces) => Action | null | undefined;
}

export interface Choosing<Action, Pieces> {
  /** What the main button would do. */
  readonly chosen: Action | null;
  readonly isChosen: (action: Action) => boolean;
  readonly isUntouched: boolean;
  readonly pieces: Pieces;
  readonly tapPieces: (pieces: Pieces) => void;
  /** Tapped again, it is taken back. */
  readonly tap: (action: Action) => void;
  readonly clear: () => void;
}

/** From taps to one of the legal actions. Tap first, confirm after: nothing is done until the main button is pressed. */
export function useChoosing<Action, Pieces>(question: Question<Action, Pieces>): Choosing<Action, Pieces> {
  const { moment, legal, none, make } = question;
  const untouched: Tapped<Action, Pieces> = { moment, action: null, pieces: none };
  const [kept, keep] = useState(untouched);
  const { action, pieces } = kept.moment === moment ? kept : untouched;
  // What may no longer be done is not chosen, though it was tapped.
  const tapped = action === null ? undefined : legal.find(one => sameJson(one, action));
  const chosen = tapped ?? make(pieces) ?? null;

  return {
    chosen,
    isChosen: one => chosen !== null && sameJson(one, chosen),
    isUntouched: action === null && sameJson(pieces, none),
    pieces,
    tapPieces: next => keep({ moment, action: null, pieces: next }),
    tap: one => keep({ ...untouched, action: action !== null && sameJson(one, action) ? null : one }),
    clear: () => keep(untouched),
  };
}

/** One of several that go together is tapped. One too many pushes out the first: changing one's mind takes one tap. */
export const withTapped = <T>(all: readonly T[], one: T, atMost: number): readonly T[] =>
  all.includes(one) ? all.filter(other => other !== one) : [...all, one].slice(-atMost);
