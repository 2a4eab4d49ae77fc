import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BOT_LEVELS, type Seat, at } from '../../engine/index.ts';
import type { Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Menu, type MenuItem } from '../components/menu.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { seatStyle } from '../components/seat-style.ts';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { BOT_LEVEL_WORDS } from '../words.ts';
import { asked } from './ask.ts';
import { deviceOf, isAway, isEmpty, lookOf } from './roster-facts.ts';

interface SeatRowProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly seat: Seat;
  /** Whether somebody here could sit down. */
  readonly maySit: boolean;
  readonly onSit: (seat: Seat) => void;
  readonly onRename: (seat: Seat) => void;
  /** The host is asked who shall sit here. */
  readonly onSeatSomebody: (seat: Seat) => void;
}

/** One seat of the lobby: who sits there, and what one may do about it. */
export function SeatRow({ table, roster, seat, maySit, ...on }: SeatRowProps): JSX.Element {
  const number = seat + 1;
  const place = at(roster.seats, seat);
  const look = lookOf(place);
  const empty = isEmpty(place);
  const mine = place.holder === table.me;
  const row = useRef<HTMLLIElement>(null);
  const wasMine = useRef(mine);
  useEffect(() => {
    // The button that was pressed to sit down is gone; whoever uses the keyboard goes on from here.
    if (mine && !wasMine.current && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    wasMine.current = mine;
  }, [mine]);
  const own: readonly MenuItem[] = mine
    ? [
        { label: LOBBY.rename, glyph: 'pencil', run: () => on.onRename(seat) },
        { label: LOBBY.stand, glyph: 'up', run: () => void asked(table.stand(seat)) },
      ]
    : [];
  const items = [...own, ...(table.host ? hostItems(table, roster, seat, on.onSeatSomebody) : [])];

  return (
    <li ref={row} class="lobby-seat" style={seatStyle(look.colour)} data-empty={empty} data-mine={mine}>
      <SeatMark person={look} size={1.75} />
      <span class="lobby-seat-who">
        <strong>{empty ? LOBBY.open : place.name}</strong>
        <SeatNotes roster={roster} seat={seat} me={table.me} />
      </span>
      {empty && maySit && (
        <Button aria-label={LOBBY.sitHereLabel(number)} onClick={() => on.onSit(seat)}>
          {LOBBY.sitHere}
        </Button>
      )}
      {items.length > 0 && (
        <Menu label={LOBBY.more(empty ? LOBBY.seatMenu(number) : place.name)} items={items}>
          <Glyph name="more" />
        </Menu>
      )}
    </li>
  );
}

/** Each asks who hosts when it is tapped: it may be another by then. */
function hostItems(
  table: OnlineTable,
  roster: Roster,
  seat: Seat,
  onSeatSomebody: (seat: Seat) => void,
): readonly MenuItem[] {
  const { kind, level, holder } = at(roster.seats, seat);
  const seating: MenuItem = { label: LOBBY.seatSomebody, glyph: 'people', run: () => onSeatSomebody(seat) };
  if (kind === 'bot') {
    return [
      { label: LOBBY.openSeat, glyph: 'person', run: () => table.host?.setBot(seat, null) },
      ...BOT_LEVELS.filter(other => other !== level).map(other => ({
        label: LOBBY.botLevel(BOT_LEVEL_WORDS[other].name),
        glyph: 'bot' as const,
        run: () => table.host?.setBot(seat, other),
      })),
    ];
  }
  if (holder === null)
    return [seating, { label: LOBBY.makeBot, glyph: 'bot', run: () => table.host?.setBot(seat, 'steady') }];
  if (holder === table.me) return [];
  const empty = (): void => {
    if (table.host) void asked(table.host.assign(seat, null));
  };
  return [seating, { label: LOBBY.emptySeat, glyph: 'up', run: empty }];
}

interface SeatNotesProps {
  readonly roster: Roster;
  readonly seat: Seat;
  readonly me: string;
}

/** Where they sit and whether they are ready, with a sign beside each word. */
function SeatNotes({ roster, seat, me }: SeatNotesProps): JSX.Element | null {
  const place = at(roster.seats, seat);
  if (place.kind === 'bot') {
    return (
      <span class="lobby-note">
        <Glyph name="bot" size={1} />
        {LOBBY.bot}, {BOT_LEVEL_WORDS[place.level ?? 'steady'].name.toLowerCase()}
      </span>
    );
  }
  const device = deviceOf(roster, place.holder);
  if (!device) return null;
  const facts = [
    ...(device.id === me ? [LOBBY.you] : []),
    ...(device.id === roster.host ? [LOBBY.host] : []),
    ...(device.id !== me && device.name !== place.name ? [LOBBY.onDevice(device.name)] : []),
  ].join(', ');
  return (
    <>
      {facts !== '' && <span class="lobby-note">{facts}</span>}
      {isAway(roster, place) ? (
        <span class="lobby-note">
          <Glyph name="away" size={1} />
          {LOBBY.away}
        </span>
      ) : (
        device.id !== roster.host && (
          <span class="lobby-note" data-ready={device.ready}>
            {device.ready && <Glyph name="check" size={1} />}
            {device.ready ? LOBBY.ready : LOBBY.notReady}
          </span>
        )
      )}
    </>
  );
}
