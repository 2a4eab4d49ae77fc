import type { ComponentChildren, JSX } from 'preact';
import type { Person } from '../game-ui.ts';
import { Glyph } from './glyph.tsx';
import { SeatMark } from './seat-mark.tsx';
import { seatStyle } from './seat-style.ts';
import { SEAT } from '../words.ts';

/** What a seat is doing, as everybody may know it. */
export type SeatStatus = 'deciding' | 'decided' | 'idle';

interface SeatChipProps {
  readonly person: Person;
  readonly status?: SeatStatus;
  /** Whether this is the seat of whoever holds the phone. */
  readonly mine?: boolean;
  /** Public tokens and role markers. */
  readonly children?: ComponentChildren;
  readonly onClick?: () => void;
  /** Where a tap on it answers what is asked. */
  readonly answers?: boolean;
}

/** One seat at the table: name, colour and shape, and what everybody may know of it. */
export function SeatChip({
  person,
  status = 'idle',
  mine = false,
  children,
  onClick,
  answers = false,
}: SeatChipProps): JSX.Element {
  const content = (
    <>
      <SeatMark person={person} size={1.25} />
      <span class="seat-chip-name">{person.name}</span>
      {mine && <span class="seat-chip-note">{SEAT.you}</span>}
      {person.kind === 'bot' && <span class="seat-chip-note">{SEAT.bot}</span>}
      {person.presence !== undefined && (
        <span class="seat-chip-note seat-chip-presence">
          <Glyph name={person.presence === 'away' ? 'away' : 'bot'} size={1} />
          {SEAT.presence[person.presence]}
        </span>
      )}
      {SEAT.status[status] !== null && (
        <span class="seat-chip-status">
          <span class="visually-hidden">{SEAT.status[status]}</span>
        </span>
      )}
      {children !== undefined && <span class="seat-chip-more">{children}</span>}
    </>
  );
  const shared = {
    class: 'seat-chip',
    style: seatStyle(person.colour),
    'data-status': status,
    'data-mine': mine,
    'data-presence': person.presence,
  };
  if (onClick === undefined) return <span {...shared}>{content}</span>;
  return (
    <button type="button" {...shared} {...(answers ? { 'data-choice': '', 'data-main': '' } : {})} onClick={onClick}>
      {content}
    </button>
  );
}
