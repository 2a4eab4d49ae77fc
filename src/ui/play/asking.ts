import { type Actor, type BySeat, type Seat, type Viewer, at } from '../../engine/index.ts';
import type { OpenWindow, Person } from '../game-ui.ts';

export interface Moment {
  readonly people: BySeat<Person>;
  readonly awaited: readonly Actor[];
  readonly window: Pick<OpenWindow, 'asked'> | null;
  /** The seats of this device that have answered in the window. */
  readonly answered: readonly Seat[];
}

export type Asking =
  /** They look on: nothing is theirs to do, or a bot plays their seat for good. */
  | 'nothing'
  /** They have answered, and the window is still open. */
  | 'answered'
  /** Nobody waits for them, and still they may have something to do. */
  | 'free'
  | 'asked';

/** What the table wants of whoever looks at it. It is decided here, once, for every board. */
export function askingOf(viewer: Viewer, { people, awaited, window, answered }: Moment): Asking {
  if (viewer === 'spectator' || isLent(people, viewer)) return 'nothing';
  if (window?.asked.includes(viewer) === true && answered.includes(viewer)) return 'answered';
  return awaited.includes(viewer) ? 'asked' : 'free';
}

/** A bot plays it until they take it back, even while they look on from here. */
export const isLent = (people: BySeat<Person>, seat: Seat): boolean => at(people, seat).presence === 'stand-in';
