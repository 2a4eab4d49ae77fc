import './lobby.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { chosenOptions, tableOptions } from '../../engine/index.ts';
import type { Game, Title } from '../../games/catalogue.ts';
import type { Roster } from '../../table/index.ts';
import { Glyph } from '../components/glyph.tsx';
import { Menu } from '../components/menu.tsx';
import { Screen } from '../components/screen.tsx';
import { INVITE, LOBBY } from '../lobby-words.ts';
import { MatchOptions } from '../new-match/match-options.tsx';
import { optionWords } from '../new-match/option-words.ts';
import type { OnlineTable } from '../online.ts';
import { LetInDialog } from '../same-room/let-in-dialog.tsx';
import type { Services } from '../services.ts';
import { PLAY } from '../words.ts';
import { ConnectionDot, ConnectionStrip } from './connection.tsx';
import { DeviceList } from './device-list.tsx';
import { DoctorDialog } from './doctor.tsx';
import { InvitationDialog } from './invitation.tsx';
import { Inviting } from './inviting.tsx';
import { LeaveDialog, leaveItem } from './leave-dialog.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { OpenCards } from './open-cards.tsx';
import { ReignNews } from './reign-news.tsx';
import { RosterNews } from './roster-news.tsx';
import { hostName, lookOf } from './roster-facts.ts';
import { SpeechLine } from './speech-line.tsx';
import { spokenLines } from './spoken.ts';
import { TalkPanel } from './talk-panel.tsx';
import { ThisDevice } from './this-device.tsx';

interface LobbyProps {
  readonly services: Services;
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly title: Title;
  /** Null until it has been fetched; its options have no words before. */
  readonly game: Game | null;
}

/** Before the deal: who sits where, who is ready, and how others come in. */
export function Lobby({ services, table, roster, title, game }: LobbyProps): JSX.Element {
  const open = useSignal<'doctor' | 'leave' | 'invite' | 'let-in' | null>(null);
  const close = (): void => {
    open.value = null;
  };
  const show = (what: NonNullable<typeof open.value>) => () => {
    open.value = what;
  };
  const { host } = table;

  return (
    <Screen
      title={title.meta.title}
      wide
      aside={
        <>
          <ConnectionDot table={table} onOpen={show('doctor')} />
          <Menu
            label={PLAY.menu}
            items={[{ label: leaveItem(table, roster), glyph: 'close', danger: true, run: show('leave') }]}
          >
            <Glyph name="more" />
          </Menu>
        </>
      }
    >
      <ConnectionStrip table={table} />
      <ReignNews table={table} roster={roster} />
      <p class="lobby-hosting soft">{host ? LOBBY.hosting : hostedBy(hostName(roster))}</p>
      <RosterNews roster={roster} />
      <div class="lobby" data-hosting={host !== null}>
        <div class="lobby-main">
          <LobbySeats online={services.online} table={table} roster={roster} limits={title.meta.seats} />
          <LobbyFoot table={table} roster={roster} />
          <section class="panel lobby-people" aria-labelledby="lobby-people">
            <h2 id="lobby-people">{LOBBY.people}</h2>
            <DeviceList table={table} roster={roster} />
            <OpenCards table={table} roster={roster} />
          </section>
          <LobbyTalk table={table} roster={roster} />
        </div>
        <section class="panel lobby-invite" aria-label={INVITE.title}>
          <Inviting table={table} onLetIn={show('let-in')} onEnlarge={show('invite')} />
        </section>
        <div class="lobby-rest">
          {game !== null && host !== null && (
            <MatchOptions
              game={game}
              chosen={roster.options}
              onChoose={(id, value) => table.host?.setOption(id, value)}
            />
          )}
          {game !== null && host === null && <ChosenOptions game={game} roster={roster} />}
          <ThisDevice table={table} roster={roster} />
        </div>
      </div>
      {open.value === 'doctor' && <DoctorDialog table={table} onClose={close} />}
      {open.value === 'invite' && <InvitationDialog link={table.invitation} onClose={close} />}
      {open.value === 'let-in' && <LetInDialog services={services} table={table} onClose={close} />}
      {open.value === 'leave' && <LeaveDialog table={table} roster={roster} onClose={close} />}
    </Screen>
  );
}

const hostedBy = (name: string): string => (name === LOBBY.theHost ? LOBBY.hostedElsewhere : LOBBY.hostedBy(name));

/** Talk before the deal. The game has nothing to claim yet. */
function LobbyTalk({ table, roster }: { readonly table: OnlineTable; readonly roster: Roster }): JSX.Element {
  const people = roster.seats.map(lookOf);
  const lines = spokenLines({ talk: table.talk.value, muted: table.muted.value, roster, people, words: null });
  const newest = lines.at(-1);
  return (
    <section class="panel lobby-talk" aria-labelledby="lobby-talk">
      {/* The talk is far down on a phone. It is a log, so nobody needs to hear the line twice. */}
      <div class="lobby-speech" aria-hidden="true">
        <SpeechLine line={newest?.device === table.me ? undefined : newest} />
      </div>
      <h2 id="lobby-talk">{PLAY.tabs.talk}</h2>
      <TalkPanel
        table={table}
        roster={roster}
        people={people}
        lines={lines}
        speaker="spectator"
        claimsOf={() => []}
        claimWords={() => null}
      />
    </section>
  );
}

/** What the host has chosen, to read. */
function ChosenOptions({ game, roster }: { readonly game: Game; readonly roster: Roster }): JSX.Element | null {
  const specs = tableOptions(game.rules);
  if (specs.length === 0) return null;
  const chosen = chosenOptions(specs, roster.options);
  return (
    <section class="panel" aria-labelledby="options-heading">
      <h2 id="options-heading">{LOBBY.options}</h2>
      <dl class="lobby-options">
        {specs.map(({ id, values }) => {
          const { label, values: names } = optionWords(game, id);
          const value = chosen[id] ?? values[0];
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{names[value] ?? value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
