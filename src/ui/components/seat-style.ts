import type { CSSProperties } from 'preact';
import type { SeatColour } from '../game-ui.ts';

/** Sets `--seat` and `--seat-ink` for everything inside, so that one rule draws all colours. */
export const seatStyle = (colour: SeatColour): CSSProperties => ({
  '--seat': `var(--seat-${colour})`,
  '--seat-ink': `var(--seat-${colour}-ink)`,
});
