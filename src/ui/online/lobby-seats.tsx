import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Seat, at, seatsOf } from '../../engine/index.ts';
import type { Roster } from '../../table/index.ts';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { LOBBY } from '../lobby-words.ts';
import type { Online, OnlineTable } from '../online.ts';
import { asked } from './ask.ts';
import { NameDialog } from './name-dialog.tsx';
import { PickDevice } from './pick-device.tsx';
import { deviceOf, isEmpty, seatsOfDevice, seatsWhere } from './roster-facts.ts';
import { SeatRow } from './seat-row.tsx';
import { useForget } from './use-forget.ts';

interface LobbySeatsProps {
  readonly online: Online;
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly limits: { readonly min: number; readonly max: number };
}

type Asking = { readonly what: 'sit' | 'rename' | 'seat-somebody'; readonly seat: Seat } | null;

/** The seats of the table. Whoever is known by name sits down with one tap. */
export function LobbySeats({ online, table, roster, limits }: LobbySeatsProps): JSX.Element {
  const asking = useSignal<Asking>(null);
  const close = (): void => {
    asking.value = null;
  };
  const ask = (what: NonNullable<Asking>['what']) => (seat: Seat) => {
    asking.value = { what, seat };
  };
  const count = roster.seats.length;
  const empty = seatsWhere(roster, isEmpty).length;
  const mine = seatsOfDevice(roster, table.me);
  const isDisplay = deviceOf(roster, table.me)?.role === 'display';
  const myName = online.myName.value;

  function sit(seat: Seat): void {
    if (mine.length === 0 && myName !== '') void asked(table.sit(seat, myName));
    else ask('sit')(seat);
  }

  useForget(table.host === null && asking.value?.what === 'seat-somebody', close);
  const now = asking.value;
  return (
    <section class="lobby-seats" aria-labelledby="lobby-seats">
      <div class="lobby-count">
        <h2 id="lobby-seats">{LOBBY.seats(count - empty, count)}</h2>
        {table.host && (
          <>
            <IconButton
              label={LOBBY.fewer}
              disabled={count <= limits.min}
              onClick={() => table.host?.setSeatCount(count - 1)}
            >
              <Glyph name="minus" />
            </IconButton>
            <IconButton
              label={LOBBY.moreSeats}
              disabled={count >= limits.max}
              onClick={() => table.host?.setSeatCount(count + 1)}
            >
              <Glyph name="plus" />
            </IconButton>
          </>
        )}
      </div>
      {mine.length === 0 && !isDisplay && <p>{empty > 0 ? LOBBY.chooseSeat : LOBBY.allTaken}</p>}
      <ol class="lobby-list">
        {seatsOf(count).map(seat => (
          <SeatRow
            key={seat}
            table={table}
            roster={roster}
            seat={seat}
            maySit={!isDisplay}
            onSit={sit}
            onRename={ask('rename')}
            onSeatSomebody={ask('seat-somebody')}
          />
        ))}
      </ol>
      {now?.what === 'sit' && (
        <NameDialog
          title={LOBBY.sitTitle}
          line={LOBBY.sitLine}
          name={mine.length === 0 ? myName : ''}
          done={LOBBY.sit}
          onName={name => {
            if (myName === '') online.callMe(name);
            void asked(table.sit(now.seat, name));
          }}
          onClose={close}
        />
      )}
      {now?.what === 'rename' && (
        <NameDialog
          title={LOBBY.renameTitle}
          name={at(roster.seats, now.seat).name}
          done={LOBBY.rename}
          onName={name => {
            // The first seat is whoever owns the phone.
            if (now.seat === mine[0]) online.callMe(name);
            void asked(table.rename(now.seat, name));
          }}
          onClose={close}
        />
      )}
      {now?.what === 'seat-somebody' && table.host && (
        <PickDevice
          title={LOBBY.seatTitle(now.seat + 1)}
          line={LOBBY.seatLine}
          roster={roster}
          except={at(roster.seats, now.seat).holder}
          onPick={device => {
            if (table.host) void asked(table.host.assign(now.seat, device));
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
