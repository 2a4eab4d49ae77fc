import './reign.css';
import type { JSX } from 'preact';
import type { Roster } from '../../table/index.ts';
import { ChoiceGroup } from '../components/choice-group.tsx';
import type { OnlineTable, Reign } from '../online.ts';
import { OPEN_CARDS, SURVIVES } from '../reign-words.ts';

interface OpenCardsProps {
  readonly table: OnlineTable;
  readonly roster: Roster | null;
}

const CHOICES = [
  { value: 'closed', label: OPEN_CARDS.closed },
  { value: 'open', label: OPEN_CARDS.opened },
] as const;

/** Two devices cannot be both private and able to go on alone. What they do about it is for both to say. */
export function OpenCards({ table, roster }: OpenCardsProps): JSX.Element | null {
  const reign = table.reign.value;
  if (reign === null || !isTableOfTwo(reign)) return null;
  const agreed = reign.openCards ?? { here: false, there: false };
  const open = agreed.here && agreed.there;
  return (
    <div class="open-cards">
      <p>{open ? SURVIVES.open : SURVIVES.two}</p>
      <ChoiceGroup
        legend={OPEN_CARDS.legend}
        legendHidden
        choices={CHOICES}
        chosen={agreed.here ? 'open' : 'closed'}
        onChoose={value => table.openCards(value === 'open')}
      />
      {!open && (
        <p class="soft" aria-live="polite">
          {agreementWords(agreed, otherName(table, roster))}
        </p>
      )}
    </div>
  );
}

export const isTableOfTwo = ({ survives, openCards }: Reign): boolean =>
  survives === 'only-with-open-cards' || openCards !== null;

function agreementWords({ here, there }: NonNullable<Reign['openCards']>, other: string): string {
  if (here === there) return OPEN_CARDS.nobody;
  return here ? OPEN_CARDS.here(other) : OPEN_CARDS.there(other);
}

const otherName = ({ me }: OnlineTable, roster: Roster | null): string =>
  roster?.devices.find(({ id }) => id !== me)?.name || OPEN_CARDS.other;
