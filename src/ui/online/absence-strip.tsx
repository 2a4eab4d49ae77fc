import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Seat, at } from '../../engine/index.ts';
import type { Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { OnlineTable } from '../online.ts';
import { AWAY } from '../online-words.ts';
import { asked } from './ask.ts';
import { plightOf } from './reign-facts.ts';
import { lentSeats, missingSeats, seatsOfDevice } from './roster-facts.ts';

/** A phone that blinks is not worth a word. */
const PATIENCE_MS = 3000;

interface AbsenceStripProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
}

/** Who is away, and what the table does about it; and the way back for whoever was. */
export function AbsenceStrip({ table, roster }: AbsenceStripProps): JSX.Element | null {
  const waiting = useSignal('');
  const missing = missingSeats(roster);
  const key = missing.join();
  const lasting = useLasting(key);
  const [lent] = lentSeats(roster, table.me);
  const alone = seatsOfDevice(roster, table.me).length === 1;

  // While nothing is decided, nobody could be told what to do about it.
  if (plightOf(table) !== null) return null;
  if (lent !== undefined) {
    return (
      <div class="absence-strip" aria-live="polite">
        <Glyph name="bot" size={1.25} />
        <span>{alone ? AWAY.botPlaysForYou : AWAY.botPlaysFor(at(roster.seats, lent).name)}</span>
        <Button kind="primary" onClick={() => void asked(table.reclaim(lent))}>
          {AWAY.takeBack}
        </Button>
      </div>
    );
  }
  if (missing.length === 0 || lasting !== key || waiting.value === key) return null;
  const wait = (): void => {
    waiting.value = key;
  };
  return (
    <div class="absence-strip" aria-live="polite">
      <Glyph name="away" size={1.25} />
      <span>
        {AWAY.strip(namesOf(roster, missing))}{' '}
        <span class="strip-more">{table.host ? AWAY.ask : AWAY.hostDecides}</span>
      </span>
      <span class="strip-buttons">
        <Button kind="quiet" onClick={wait}>
          {table.host ? AWAY.wait : AWAY.fine}
        </Button>
        {table.host && (
          <Button onClick={() => missing.forEach(seat => table.host?.setAbsence(seat, 'bot-for-now'))}>
            {missing.length === 1 ? AWAY.botForNow : AWAY.botsForNow}
          </Button>
        )}
      </span>
    </div>
  );
}

const namesOf = (roster: Roster, seats: readonly Seat[]): readonly string[] =>
  seats.map(seat => at(roster.seats, seat).name);

/** A value, once it has stayed the same for a while. */
function useLasting(value: string): string {
  const lasting = useSignal('');
  useEffect(() => {
    const timer = setTimeout(() => {
      lasting.value = value;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting.value;
}
