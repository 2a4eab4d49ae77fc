import type { JSX } from 'preact';
import type { Person, SeatShape } from '../game-ui.ts';
import { seatStyle } from './seat-style.ts';

interface SeatMarkProps {
  readonly person: Pick<Person, 'colour' | 'shape'>;
  /** In rem. */
  readonly size?: number;
}

/** A seat's colour and shape. It stands beside the name, which is what a screen reader says. */
export function SeatMark({ person, size = 1.5 }: SeatMarkProps): JSX.Element {
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 24 24"
      width={`${size}rem`}
      height={`${size}rem`}
      style={seatStyle(person.colour)}
      aria-hidden="true"
      data-shape={person.shape}
    >
      <path d={OUTLINES[person.shape]} />
    </svg>
  );
}

/** Of equal weight to the eye, so the circle is smaller than its box and the star larger. */
const OUTLINES = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  square: 'M5 3.5h14c.8 0 1.5.7 1.5 1.5v14c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7-1.5-1.5V5c0-.8.7-1.5 1.5-1.5Z',
  triangle: 'M10.7 2.8a1.5 1.5 0 0 1 2.6 0l9 16.4a1.5 1.5 0 0 1-1.3 2.3H3a1.5 1.5 0 0 1-1.3-2.3Z',
  diamond:
    'M10.9 1.5a1.5 1.5 0 0 1 2.2 0l8.6 9.5c.5.6.5 1.4 0 2l-8.6 9.5a1.5 1.5 0 0 1-2.2 0L2.3 13a1.5 1.5 0 0 1 0-2Z',
  star: 'm12 .8 3.3 7.4 8 .9-6 5.4 1.7 7.9-7-4.1-7 4.1 1.7-7.9-6-5.4 8-.9Z',
  hexagon:
    'M7 2.5h10c.5 0 1 .3 1.3.7l4.6 8c.3.5.3 1.1 0 1.6l-4.6 8c-.3.4-.8.7-1.3.7H7c-.5 0-1-.3-1.3-.7l-4.6-8a1.6 1.6 0 0 1 0-1.6l4.6-8c.3-.4.8-.7 1.3-.7Z',
  cross:
    'M9 2h6c.6 0 1 .4 1 1v5h5c.6 0 1 .4 1 1v6c0 .6-.4 1-1 1h-5v5c0 .6-.4 1-1 1H9a1 1 0 0 1-1-1v-5H3a1 1 0 0 1-1-1V9c0-.6.4-1 1-1h5V3c0-.6.4-1 1-1Z',
  drop: 'M11.2 1.3c.4-.5 1.2-.5 1.6 0 2.6 3.2 7.7 8.3 7.7 12.7a8.5 8.5 0 0 1-17 0c0-4.4 5.1-9.5 7.7-12.7Z',
} as const satisfies Record<SeatShape, string>;
