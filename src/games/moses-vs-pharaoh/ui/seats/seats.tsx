import type { JSX } from 'preact';
import { type Actor, type Viewer, at, seatsOf } from '../../../../engine/index.ts';
import { DecisionMark } from '../../../../ui/board-parts/decision-mark.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { SeatMark } from '../../../../ui/components/seat-mark.tsx';
import { seatStyle } from '../../../../ui/components/seat-style.ts';
import { hasSealed } from '../../facts/sealed.ts';
import type { View } from '../../view.ts';
import { Ankh, SideIcon } from '../drawings/icons.tsx';
import type { People } from '../words/names.ts';
import { SEATS_ZONE, seatLabel } from '../words/board.ts';

interface SeatsProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly awaited: readonly Actor[];
  readonly people: People;
}

/** Both players: their side, their cards by number, who has the initiative and who decides. */
export const Seats = ({ view, viewer, awaited, people }: SeatsProps): JSX.Element => (
  <section class="mp-seats" aria-label={SEATS_ZONE}>
    {seatsOf(people.length).map(seat => {
      const person = at(people, seat);
      const side = view.sides === null ? null : at(view.sides, seat);
      return (
        <div
          key={seat}
          class="mp-seat"
          style={seatStyle(person.colour)}
          data-seat={seat}
          data-side={side ?? undefined}
          data-deciding={awaited.includes(seat)}
          data-mine={viewer === seat}
          data-presence={person.presence}
        >
          <span class="visually-hidden">{seatLabel({ view, viewer, awaited, people }, seat)}</span>
          <span class="mp-seat-drawn" aria-hidden="true">
            <SeatMark person={person} size={1} />
            {side !== null && <SideIcon side={side} size={1.125} />}
            <span class="mp-seat-name">{person.name}</span>
            {hasSealed(view, seat) && <DecisionMark is="sealed" />}
            {person.presence !== undefined && <Glyph name={person.presence === 'away' ? 'away' : 'bot'} size={1} />}
            {side !== null && (
              <>
                {view.initiative === side && (
                  <span class="mp-initiative">
                    <Ankh size={1.125} />
                  </span>
                )}
                <b class="mp-count" data-count="hand">
                  {view.handSizes[side]}
                </b>
                {view.savedSizes[side] > 0 && (
                  <b class="mp-count" data-count="saved">
                    {view.savedSizes[side]}
                  </b>
                )}
              </>
            )}
          </span>
        </div>
      );
    })}
  </section>
);
