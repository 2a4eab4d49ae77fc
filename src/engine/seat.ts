declare const seatBrand: unique symbol;

/** A place at the table, counted from 0, clockwise. */
export type Seat = number & { readonly [seatBrand]: true };

/** Who may act: a seat, or the table's clock where a rulebook sets a time. */
export type Actor = Seat | 'clock';

/** Who may look. Spectators and the table display see what everybody sees. */
export type Viewer = Seat | 'spectator';

/** One value per seat, indexable by seat. */
export type BySeat<T> = readonly T[];

export function seat(n: number): Seat {
  if (!Number.isInteger(n) || n < 0) throw new Error(`There is no seat ${n}.`);
  return n as Seat;
}

export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, n) => seat(n));

export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'spectator'];

/** The seats in clockwise order, beginning left of `first` and ending with `first`. */
export function clockwiseAfter(first: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => seat((first + 1 + n) % count));
}

/** The value of one seat. Asking for a seat that is not at the table is a bug. */
export function at<T>(values: BySeat<T>, index: number): T {
  if (index < 0 || index >= values.length) throw new Error(`There is no seat ${index} at this table.`);
  return values[index] as T;
}
