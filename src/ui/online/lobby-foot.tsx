import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { at } from '../../engine/index.ts';
import type { Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { toast } from '../components/toasts.tsx';
import { HERE, LOBBY } from '../lobby-words.ts';
import { attempt } from '../loading-failure.ts';
import type { OnlineTable } from '../online.ts';
import { STORAGE_PROBLEMS } from '../words.ts';
import { asked } from './ask.ts';
import { deviceOf, hostName, isEmpty, missingSeats, seatsOfDevice, seatsWhere, unready } from './roster-facts.ts';

interface LobbyFootProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
}

/** What is left to do before the deal: the host starts, everybody else is ready. */
export function LobbyFoot({ table, roster }: LobbyFootProps): JSX.Element | null {
  if (table.host) return <StartBar table={table} roster={roster} />;
  const seated = seatsOfDevice(roster, table.me).length > 0;
  const ready = deviceOf(roster, table.me)?.ready ?? false;
  return (
    <div class="lobby-foot">
      <p aria-live="polite">{LOBBY.guestWaits(hostName(roster))}</p>
      {seated && (
        <Button
          wide
          kind={ready ? 'plain' : 'primary'}
          icon={ready ? undefined : <Glyph name="check" size={1.25} />}
          onClick={() => void asked(table.ready(!ready))}
        >
          {ready ? LOBBY.notReadyAfterAll : LOBBY.iAmReady}
        </Button>
      )}
    </div>
  );
}

function StartBar({ table, roster }: LobbyFootProps): JSX.Element {
  const starting = useSignal(false);
  const asking = useSignal(false);
  const empty = seatsWhere(roster, isEmpty).length;
  const worries = worriesOf(roster);
  const nobodyYet = table.reach.value === 'here' ? HERE.nobodyYet : LOBBY.nobodyYet;

  async function start(): Promise<void> {
    asking.value = false;
    // Asked at this moment: another may host by now.
    const { host } = table;
    if (starting.value || !host) return;
    starting.value = true;
    const done = await attempt(() => host.start()).finally(() => {
      starting.value = false;
    });
    if (done?.ok === false) toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  }

  return (
    <div class="lobby-foot">
      <p aria-live="polite">{roster.devices.length === 1 ? nobodyYet : worries.join(' ')}</p>
      <Button
        kind="primary"
        wide
        disabled={starting.value}
        onClick={() => {
          if (worries.length > 0) asking.value = true;
          else void start();
        }}
      >
        {starting.value ? LOBBY.starting : LOBBY.start}
      </Button>
      {asking.value && (
        <Dialog
          title={LOBBY.startTitle}
          onClose={() => {
            asking.value = false;
          }}
          actions={
            <>
              <Button
                onClick={() => {
                  asking.value = false;
                }}
              >
                {LOBBY.wait}
              </Button>
              <Button kind="primary" onClick={() => void start()}>
                {empty > 0 ? LOBBY.fillAndStart : LOBBY.startAnyway}
              </Button>
            </>
          }
        >
          {worries.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      )}
    </div>
  );
}

/** What speaks against starting now. */
function worriesOf(roster: Roster): readonly string[] {
  const empty = seatsWhere(roster, isEmpty).length;
  const away = missingSeats(roster).map(seat => at(roster.seats, seat).name);
  const slow = unready(roster).map(({ name }) => name);
  return [
    ...(empty > 0 ? [LOBBY.emptySeats(empty)] : []),
    ...(away.length > 0 ? [LOBBY.awayNow(away)] : []),
    ...(slow.length > 0 ? [LOBBY.notReadyYet(slow)] : []),
  ];
}
