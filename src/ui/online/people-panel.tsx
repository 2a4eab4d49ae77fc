import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Seat, at, seatsOf } from '../../engine/index.ts';
import { ABSENCES, type Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import type { Person } from '../game-ui.ts';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { AWAY, PEOPLE } from '../online-words.ts';
import { asked } from './ask.ts';
import { DeviceList } from './device-list.tsx';
import { LetInButton } from './inviting.tsx';
import { OpenCards } from './open-cards.tsx';
import { PickDevice } from './pick-device.tsx';
import { isAway, isLent, lookOf } from './roster-facts.ts';
import { useForget } from './use-forget.ts';

interface PeoplePanelProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly onLetIn: () => void;
  readonly onClose: () => void;
}

/** Who is at the table during a match, and what the host may decide about those who are not. */
export function PeoplePanel({ table, roster, onLetIn, onClose }: PeoplePanelProps): JSX.Element {
  const giving = useSignal<Seat | null>(null);
  const given = giving.value;
  const stopGiving = (): void => {
    giving.value = null;
  };
  useForget(table.host === null, stopGiving);
  return (
    <Dialog title={PEOPLE.title} onClose={onClose}>
      <h3>{PEOPLE.seats}</h3>
      <ul class="people-seats">
        {seatsOf(roster.seats.length).map(seat => (
          <PeopleSeat
            key={seat}
            table={table}
            roster={roster}
            seat={seat}
            onGive={() => {
              giving.value = seat;
            }}
          />
        ))}
      </ul>
      <h3>{LOBBY.people}</h3>
      <DeviceList table={table} roster={roster} />
      <OpenCards table={table} roster={roster} />
      <LetInButton wide onClick={onLetIn} />
      {given !== null && table.host && (
        <PickDevice
          title={PEOPLE.giveTitle(at(roster.seats, given).name)}
          line={PEOPLE.giveLine}
          roster={roster}
          except={at(roster.seats, given).holder}
          onPick={device => {
            if (table.host) void asked(table.host.assign(given, device));
          }}
          onClose={stopGiving}
        />
      )}
    </Dialog>
  );
}

interface PeopleSeatProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly seat: Seat;
  readonly onGive: () => void;
}

function PeopleSeat({ table, roster, seat, onGive }: PeopleSeatProps): JSX.Element {
  const place = at(roster.seats, seat);
  const mine = place.holder === table.me;
  const away = isAway(roster, place);
  const lent = isLent(roster, place);
  const person: Person = lent
    ? { ...lookOf(place), presence: 'stand-in' }
    : away
      ? { ...lookOf(place), presence: 'away' }
      : lookOf(place);
  return (
    <li class="people-seat">
      <SeatChip person={person} mine={mine} />
      {mine && lent && (
        <Button kind="primary" onClick={() => void asked(table.reclaim(seat))}>
          {AWAY.takeBack}
        </Button>
      )}
      {table.host && !mine && (away || lent) && (
        <div class="people-choice">
          <ChoiceGroup
            legend={AWAY.legend(place.name)}
            legendHidden
            chosen={place.absence}
            choices={ABSENCES.map(value => ({ value, label: AWAY.choices[value] }))}
            onChoose={absence => table.host?.setAbsence(seat, absence)}
          />
          <p class="soft">{AWAY.lines[place.absence]}</p>
          <Button icon={<Glyph name="phone" size={1.25} />} onClick={onGive}>
            {PEOPLE.give}
          </Button>
        </div>
      )}
    </li>
  );
}
