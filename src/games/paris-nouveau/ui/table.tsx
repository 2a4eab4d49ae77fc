import type { JSX } from 'preact';
import type { View } from '../view.ts';
import { Chase } from './chase.tsx';
import { Line } from './line.tsx';
import type { People } from './words/people.ts';
import { TABLE_ZONE } from './words/screen.ts';

/** The public picture: the two lines, and the chase between them. */
export const Table = ({ view, people }: { view: View; people: People }): JSX.Element => (
  <section class="pn-table" aria-label={TABLE_ZONE}>
    <Line name="rescuer" view={view} people={people} />
    <Chase view={view} />
    <Line name="hunter" view={view} people={people} />
  </section>
);
