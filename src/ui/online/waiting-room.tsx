import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Screen } from '../components/screen.tsx';
import type { Connection, OnlineTable, Reach } from '../online.ts';
import { JOIN, JOIN_PROBLEMS, TROUBLES, type WayOut } from '../online-words.ts';
import { CHOOSING } from '../reign-words.ts';
import type { Installation } from '../services.ts';
import { ROUTES } from '../words.ts';
import { ComeBack } from './come-back.tsx';
import { DoctorDialog } from './doctor.tsx';
import { CHOOSING_TOO_LONG_MS, plightOf } from './reign-facts.ts';
import { useLasting } from './use-lasting.ts';
import { PasteInvitation } from '../home/paste-invitation.tsx';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly connection: Exclude<Connection, { is: 'open' }>;
  readonly installation: Installation;
}

/** Outside the table: what is happening, or why it does not open, and what one can do about it. */
export function WaitingRoom({ table, connection, installation }: WaitingRoomProps): JSX.Element {
  const examining = useSignal(false);
  const examine = (): void => {
    examining.value = true;
  };
  const choosing = plightOf(table)?.is === 'choosing';
  const long = useLasting(choosing, CHOOSING_TOO_LONG_MS);
  const { title, text, ways } = choosing ? choosingSaying(long, table.reach.value) : sayingOf(connection);
  const refused = connection.is === 'refused';

  return (
    <Screen title={JOIN.title}>
      <section class="waiting-room" aria-live="polite" data-state={connection.is}>
        {refused ? <Glyph name="warning" size={3} /> : <Star />}
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
      {ways.includes('paste') && <PasteInvitation />}
      <div class="waiting-ways">
        {ways.includes('scan') && <ComeBack room={table.room} />}
        {ways.includes('refresh') && (
          <Button kind="primary" wide onClick={() => refresh(installation)}>
            {JOIN.refresh}
          </Button>
        )}
        {ways.includes('trust') && (
          <Button kind="primary" wide onClick={() => table.retry(true)}>
            {JOIN.trust}
          </Button>
        )}
        {ways.includes('retry') && (
          <Button wide icon={<Glyph name="again" size={1.25} />} onClick={() => table.retry()}>
            {JOIN.retry}
          </Button>
        )}
        {ways.includes('doctor') && (
          <Button wide kind="quiet" onClick={examine}>
            {JOIN.doctor}
          </Button>
        )}
        <a class="button" data-kind="quiet" data-wide="true" href="#/">
          {ROUTES.home}
        </a>
      </div>
      {examining.value && (
        <DoctorDialog
          table={table}
          onClose={() => {
            examining.value = false;
          }}
        />
      )}
    </Screen>
  );
}

interface Saying {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly WayOut[];
}

/** Nothing to press for the few seconds it takes. */
function choosingSaying(long: boolean, reach: Reach): Saying {
  if (!long) return { title: CHOOSING.title, text: CHOOSING.text, ways: ['doctor'] };
  const ways: readonly WayOut[] = reach === 'here' ? ['scan', 'doctor'] : ['retry', 'doctor'];
  return { title: CHOOSING.longTitle, text: CHOOSING.longText, ways };
}

function sayingOf(connection: WaitingRoomProps['connection']): Saying {
  if (connection.is === 'refused') return JOIN_PROBLEMS[connection.why];
  if (connection.trouble === null) return { title: JOIN.connecting, text: JOIN.connectingLine, ways: [] };
  const { trouble } = connection;
  return { ...TROUBLES[trouble], ways: [...(trouble === 'apart' ? ['scan' as const] : []), 'retry', 'doctor'] };
}

/** A downloaded version is taken into use; else the page is fetched anew. */
function refresh(installation: Installation): void {
  if (installation.updateWaiting.peek() && installation.mayUpdate.peek()) installation.update();
  else location.reload();
}

function Star(): JSX.Element {
  return (
    <svg class="loading-star" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0-11 2.2-2.2 11 0 2.2 2.2 0 11-2.2 2.2-11 0-2.2-2.2Z" />
    </svg>
  );
}
