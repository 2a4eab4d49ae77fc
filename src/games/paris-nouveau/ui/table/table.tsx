import type { JSX } from 'preact';
import type { Said } from '../../../../engine/index.ts';
import type { View } from '../../view.ts';
import { Chase } from './chase.tsx';
import { Line } from './line.tsx';
import { Talk } from './talk.tsx';
import type { People } from '../words/people.ts';
import { TABLE_ZONE } from '../words/screen.ts';

interface TableProps {
  readonly view: View;
  readonly said: readonly Said[];
  readonly people: People;
}

/** The public picture: the two lines, and the chase between them. */
export const Table = ({ view, said, people }: TableProps): JSX.Element => (
  <section class="pn-table" aria-label={TABLE_ZONE}>
    <Line name="rescuer" view={view} people={people} />
    <Chase view={view} />
    <Talk said={said} people={people} />
    <Line name="hunter" view={view} people={people} />
  </section>
);
