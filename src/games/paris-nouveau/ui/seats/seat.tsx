import type { ComponentChildren, JSX } from 'preact';
import { type Seat as SeatNumber, at } from '../../../../engine/index.ts';
import { Choice } from '../../../../ui/board-parts/choice.tsx';
import { DecisionMark } from '../../../../ui/board-parts/decision-mark.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { SeatMark } from '../../../../ui/components/seat-mark.tsx';
import { seatStyle } from '../../../../ui/components/seat-style.ts';
import { factsOf } from '../../data/cards.ts';
import type { View } from '../../view.ts';
import { CharacterIcon, TeamIcon } from '../drawings/character-icon.tsx';
import { Piece } from '../drawings/piece.tsx';
import type { Person } from '../../../../ui/game-ui.ts';
import { type SeatStatus, seatStatus, votesFor } from './seat-status.ts';
import type { SeatsProps } from './seats.tsx';
import { CHARACTER_WORDS } from '../words/characters.ts';
import { TEAM_WORDS } from '../words/outcomes.ts';
import type { People } from '../words/people.ts';
import { PRESENCE_WORDS, seatLabel, tallyLabel } from '../words/screen.ts';

interface SeatProps extends SeatsProps {
  readonly seat: SeatNumber;
}

/** A seat at the table: a choice while a player is asked for, and otherwise the way to what its character does. */
export function Seat({ seat, view, own, viewer, awaited, people, choosing, onAsk }: SeatProps): JSX.Element {
  const person = at(people, seat);
  const status = seatStatus(view, awaited, seat, own);
  const isChoice = choosing.mayTap(seat);
  const isChosen =
    choosing.picked.includes(seat) || choosing.seats.some(action => choosing.isChosen(action) && isAt(action, seat));
  const asksForSeat = choosing.seats.length > 0 || choosing.picks.length > 0;

  return (
    <Choice
      class="pn-seat"
      style={seatStyle(person.colour)}
      data-seat={seat}
      data-dim={asksForSeat && !isChoice}
      data-deciding={awaited.includes(seat)}
      data-mine={viewer === seat}
      data-presence={person.presence}
      isChosen={isChoice ? isChosen : undefined}
      onTap={() => (isChoice ? choosing.tapSeat(seat) : onAsk(seat))}
    >
      <span class="visually-hidden">{seatLabel({ view, viewer, awaited, people }, seat)}</span>
      <span class="pn-drawn" aria-hidden="true">
        <span class="pn-seat-name">
          <SeatMark person={person} size={1.125} />
          <span>{person.name}</span>
        </span>
        <span class="pn-seat-tokens">
          <span class="pn-lives" data-low={at(view.lives, seat) === 1}>
            <Piece name="heart" />
            {at(view.lives, seat)}
          </span>
          <span class="pn-votes">
            <Piece name="vote" />
            {at(view.votes, seat)}
          </span>
          {status.is !== 'voting' && <Status status={status} people={people} />}
        </span>
        <Role view={view} seat={seat} presence={person.presence}>
          {status.is === 'voting' && <Status status={status} people={people} />}
          {status.is !== 'voting' && person.kind === 'bot' && person.presence === undefined && (
            <span class="pn-bot">
              <Glyph name="bot" size={1} />
            </span>
          )}
        </Role>
        <span class="pn-markers">
          {view.leader === seat && (
            <span class="pn-marker" data-marker="leader">
              <Piece name="leader" />
            </span>
          )}
          {view.tec === seat && (
            <span class="pn-marker" data-marker="tec">
              <Piece name="tec" />
            </span>
          )}
        </span>
      </span>
    </Choice>
  );
}

const isAt = (action: SeatsProps['choosing']['seats'][number], seat: SeatNumber): boolean =>
  Object.values(action).includes(seat);

interface RoleProps {
  readonly view: View;
  readonly seat: SeatNumber;
  readonly presence: Person['presence'];
  readonly children: ComponentChildren;
}

/** The character; during an election the votes so far, and at the end the side. Whoever is away is said to be. */
function Role({ view, seat, presence, children }: RoleProps): JSX.Element {
  const character = at(view.characters, seat);
  const received = votesFor(view, seat);
  const { phase } = view;
  if (phase.name === 'over') {
    const team = at(phase.teams, seat);
    return (
      <span class="pn-role" data-team={team}>
        <TeamIcon team={team} size={1.125} />
        {TEAM_WORDS[team].one}
        {children}
      </span>
    );
  }
  if (received !== null) {
    return (
      <span class="pn-role pn-tally" data-none={received === 0}>
        <span>{tallyLabel(received)}</span>
        {children}
      </span>
    );
  }
  return (
    <span class="pn-role" data-used={at(view.used, seat)}>
      <CharacterIcon character={character} size={1.125} />
      {presence === undefined ? (
        <span>{CHARACTER_WORDS[character].name}</span>
      ) : (
        <>
          <span class="pn-presence">{PRESENCE_WORDS[presence]}</span>
          <span class="pn-bot">
            <Glyph name={presence === 'away' ? 'away' : 'bot'} size={1} />
          </span>
        </>
      )}
      {children}
    </span>
  );
}

function Status({ status, people }: { status: SeatStatus; people: People }): JSX.Element | null {
  switch (status.is) {
    case 'idle':
    case 'open':
      return null;
    case 'deciding':
    case 'sealed':
      return <DecisionMark is={status.is} />;
    case 'passed':
      return (
        <DecisionMark is="open">
          <Piece name="pass" />
        </DecisionMark>
      );
    case 'voting':
      return (
        <DecisionMark is="open">
          <span class="pn-given">
            {status.tokens}
            <Piece name="to" />
            {status.to === null ? '?' : <SeatMark person={at(people, status.to)} size={0.875} />}
          </span>
        </DecisionMark>
      );
    case 'laid':
      return status.known === null ? (
        <DecisionMark is="sealed">
          <Piece name="card" />
        </DecisionMark>
      ) : (
        <DecisionMark is="open">
          <b class="pn-known">{factsOf(status.known).distance}</b>
        </DecisionMark>
      );
  }
}
