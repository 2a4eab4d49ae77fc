import './display.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Title } from '../../games/catalogue.ts';
import type { Roster } from '../../table/index.ts';
import { Countdown } from '../board-parts/countdown.tsx';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { useArrival } from '../components/screen.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import type { Person } from '../game-ui.ts';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { DISPLAY } from '../online-words.ts';
import { BoardView } from '../play/board-view.tsx';
import { linesOf } from '../play/log-lines.ts';
import { LetInDialog } from '../same-room/let-in-dialog.tsx';
import type { OpenMatch, Services } from '../services.ts';
import { asked } from './ask.ts';
import { ConnectionStrip } from './connection.tsx';
import { LetInButton } from './inviting.tsx';
import { QrCode } from './qr-code.tsx';
import { ReignNews } from './reign-news.tsx';
import { RosterNews } from './roster-news.tsx';
import { isAway, isEmpty, lookOf, unready } from './roster-facts.ts';
import { SpeechLine } from './speech-line.tsx';
import { spokenLines } from './spoken.ts';

const LATELY = 8;

interface TableDisplayProps {
  readonly services: Services;
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly title: Title;
  /** Null before the deal. */
  readonly match: OpenMatch | null;
}

/** For a television or tablet: what everybody may see, large, and the way in. It asks nothing and knows no secret. */
export function TableDisplay({ services, table, roster, title, match }: TableDisplayProps): JSX.Element {
  const heading = useArrival(title.meta.title);
  const lettingIn = useSignal(false);
  useEffect(() => services.installation.stayAwake(), []);
  return (
    <div class="display" data-playing={match !== null}>
      <header class="display-head">
        <h1 ref={heading} tabIndex={-1}>
          {title.meta.title}
        </h1>
        {match && <p>{progressOf(match)}</p>}
        {match && match.time.value !== null && <Countdown time={match.time.value} />}
        <Button kind="quiet" onClick={() => void asked(table.be('player'))}>
          {LOBBY.stopDisplay}
        </Button>
      </header>
      <div class="display-strips">
        <ConnectionStrip table={table} />
        <ReignNews table={table} roster={roster} />
      </div>
      <RosterNews roster={roster} />
      <main class="display-main">
        {match && <Heard table={table} roster={roster} match={match} />}
        {match ? (
          <BoardView
            match={match}
            text={services.settings.current.value.board === 'text'}
            past={null}
            viewer="spectator"
            revealed={false}
            onAct={() => undefined}
          />
        ) : (
          <WaitingSeats roster={roster} />
        )}
      </main>
      <aside class="display-side">
        {match && <Lately match={match} />}
        <div class="display-invite">
          {table.reach.value === 'anywhere' ? (
            <>
              <p>{DISPLAY.join}</p>
              <QrCode text={table.invitation} />
            </>
          ) : (
            <LetInButton
              onClick={() => {
                lettingIn.value = true;
              }}
            />
          )}
        </div>
      </aside>
      {lettingIn.value && (
        <LetInDialog
          services={services}
          table={table}
          onClose={() => {
            lettingIn.value = false;
          }}
        />
      )}
    </div>
  );
}

function progressOf(match: OpenMatch): string {
  const { view } = match.sceneFor('spectator');
  // Read, so that the line follows the match.
  return match.seq.value >= 0 ? match.game.ui.words.progress(view) : '';
}

function Heard({ table, roster, match }: { table: OnlineTable; roster: Roster; match: OpenMatch }): JSX.Element {
  const lines = spokenLines({
    talk: table.talk.value,
    muted: table.muted.value,
    roster,
    people: match.people.value,
    words: match.game.ui.words,
  });
  return <SpeechLine line={lines.at(-1)} />;
}

/** What happened lately, for those who just looked up. */
function Lately({ match }: { readonly match: OpenMatch }): JSX.Element {
  // Read, so that the lines follow the match.
  const steps = match.seq.value === 0 ? [] : match.history().slice(-LATELY);
  const lines = steps.flatMap(step => linesOf(match.game.ui.words, step, match.people.value)).slice(-LATELY);
  return (
    <section class="display-lately" aria-label={DISPLAY.lately}>
      <h2>{DISPLAY.lately}</h2>
      <ul>
        {lines.toReversed().map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function WaitingSeats({ roster }: { readonly roster: Roster }): JSX.Element {
  return (
    <section class="display-seats" aria-label={DISPLAY.seats}>
      {roster.seats.map((seat, n) => {
        const person: Person = {
          ...lookOf(seat),
          ...(isEmpty(seat) ? { name: LOBBY.open } : {}),
          ...(isAway(roster, seat) ? { presence: 'away' } : {}),
        };
        const isReady = seat.holder !== null && unready(roster).every(({ id }) => id !== seat.holder);
        return (
          <span key={n} class="display-seat" data-empty={isEmpty(seat)}>
            <SeatChip person={person}>
              {isReady && person.presence === undefined && (
                <span class="lobby-note" data-ready="true">
                  <Glyph name="check" size={1} />
                  {LOBBY.ready}
                </span>
              )}
            </SeatChip>
          </span>
        );
      })}
    </section>
  );
}
