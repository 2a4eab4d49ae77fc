import type { JSX } from 'preact';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { NEW_TABLE } from '../lobby-words.ts';

interface SharingProps {
  readonly persons: number;
  readonly here: number;
  readonly onChoose: (here: number) => void;
}

/** How many play on the device that opens the table. None, for one that only hosts and shows. */
export function Sharing({ persons, here, onChoose }: SharingProps): JSX.Element {
  return (
    <section class="panel sharing">
      <ChoiceGroup
        legend={NEW_TABLE.sharing}
        chosen={String(here)}
        choices={Array.from({ length: persons + 1 }, (_, count) => ({ value: String(count), label: words(count) }))}
        onChoose={value => onChoose(Number(value))}
      />
    </section>
  );
}

function words(count: number): string {
  if (count === 0) return NEW_TABLE.nobody;
  return count === 1 ? NEW_TABLE.me : NEW_TABLE.ofUs(count);
}
