import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Roster } from '../../table/index.ts';
import type { MenuItem } from '../components/menu.tsx';
import { HERE, INVITE } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { DOCTOR, PEOPLE } from '../online-words.ts';
import type { Company } from '../play/company.ts';
import { go } from '../router.ts';
import { LetInDialog } from '../same-room/let-in-dialog.tsx';
import type { OpenMatch, Services } from '../services.ts';
import { PLAY } from '../words.ts';
import { AbsenceStrip } from './absence-strip.tsx';
import { Afterwards } from './afterwards.tsx';
import { ConnectionDot, ConnectionStrip } from './connection.tsx';
import { DoctorDialog } from './doctor.tsx';
import { InvitationDialog } from './invitation.tsx';
import { LeaveDialog, leaveItem } from './leave-dialog.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ReignNews } from './reign-news.tsx';
import { RosterNews } from './roster-news.tsx';
import { SpeechLine } from './speech-line.tsx';
import { spokenLines } from './spoken.ts';
import { TalkPanel } from './talk-panel.tsx';

type Shown = 'doctor' | 'invite' | 'let-in' | 'people' | 'leave' | null;

/** All that a table of many devices puts around a match in play. */
export function useCompany(services: Services, table: OnlineTable, roster: Roster, match: OpenMatch): Company {
  const shown = useSignal<Shown>(null);
  const show = (what: Shown) => (): void => {
    shown.value = what;
  };
  const close = show(null);
  const people = match.people.value;
  const { words } = match.game.ui;
  const lines = spokenLines({ talk: table.talk.value, muted: table.muted.value, roster, people, words });
  const newest = lines.at(-1);
  const seen = useSignal(newest?.n ?? 0);
  const unread = lines.filter(({ n, device }) => n > seen.value && device !== table.me).length;
  const open = shown.value;
  const inviting: MenuItem = { label: INVITE.title, glyph: 'share', run: show('invite') };

  useEffect(() => {
    // One's own line is no news.
    if (newest?.device === table.me && unread === 0) seen.value = newest.n;
  });

  return {
    connection: <ConnectionDot table={table} onOpen={show('doctor')} />,
    menu: [
      ...(table.reach.value === 'anywhere' ? [inviting] : []),
      { label: HERE.letIn, glyph: 'scan', run: show('let-in') },
      { label: PEOPLE.title, glyph: 'people', run: show('people') },
      { label: DOCTOR.title, glyph: 'link', run: show('doctor') },
      { label: PLAY.home, glyph: 'home', run: () => go({ name: 'home' }) },
      { label: leaveItem(table, roster), glyph: 'close', danger: true, run: show('leave') },
    ],
    strips: (
      <>
        <ConnectionStrip table={table} />
        <ReignNews table={table} roster={roster} />
        <AbsenceStrip table={table} roster={roster} />
        <SpeechLine line={newest && newest.n > seen.value && newest.device !== table.me ? newest : undefined} />
        <RosterNews roster={roster} />
      </>
    ),
    talk: {
      panel: speaker => (
        <TalkPanel
          table={table}
          roster={roster}
          people={people}
          lines={lines}
          speaker={speaker}
          claimsOf={seat => words.claims?.(match.sceneFor('spectator').view, seat, people) ?? []}
          claimWords={claim => words.claim(claim, people)}
        />
      ),
      unread,
      onSeen: () => {
        if (newest && newest.n > seen.peek()) seen.value = newest.n;
      },
    },
    afterwards: <Afterwards table={table} roster={roster} />,
    keepsMatch: table.host !== null,
    dialogs: (
      <>
        {open === 'doctor' && <DoctorDialog table={table} onClose={close} />}
        {open === 'invite' && <InvitationDialog link={table.invitation} onClose={close} />}
        {open === 'let-in' && <LetInDialog services={services} table={table} onClose={close} />}
        {open === 'people' && <PeoplePanel table={table} roster={roster} onLetIn={show('let-in')} onClose={close} />}
        {open === 'leave' && <LeaveDialog table={table} roster={roster} onClose={close} />}
      </>
    ),
  };
}
