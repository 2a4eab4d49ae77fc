import { type Seat, at } from '../../../engine/index.ts';
import type { View } from '../view.ts';

/** Whether a seat has decided what nobody sees yet: both wish, and both lay cards aside, in secret. */
export function hasSealed({ phase, sides }: View, seat: Seat): boolean {
  if (phase.name === 'wish') return at(phase.wished, seat);
  return phase.name === 'save' && sides !== null && phase.ready[at(sides, seat)];
}
