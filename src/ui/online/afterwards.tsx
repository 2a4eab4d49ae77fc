import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { toast } from '../components/toasts.tsx';
import { attempt } from '../loading-failure.ts';
import type { OnlineTable } from '../online.ts';
import { AFTER } from '../online-words.ts';
import { STORAGE_PROBLEMS } from '../words.ts';
import { hostName } from './roster-facts.ts';

/** When the match is over: the host deals again, the others stay. */
export function Afterwards({ table, roster }: { readonly table: OnlineTable; readonly roster: Roster }): JSX.Element {
  if (table.host) return <HostAfterwards table={table} />;
  return <p class="afterwards">{AFTER.guest(hostName(roster))}</p>;
}

function HostAfterwards({ table }: { readonly table: OnlineTable }): JSX.Element {
  const dealing = useSignal(false);

  async function rematch(): Promise<void> {
    // Asked at this moment: another may host by now.
    const { host } = table;
    if (dealing.value || !host) return;
    dealing.value = true;
    const done = await attempt(() => host.rematch()).finally(() => {
      dealing.value = false;
    });
    if (done?.ok === false) toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  }

  return (
    <>
      <Button
        kind="primary"
        wide
        disabled={dealing.value}
        icon={<Glyph name="again" size={1.25} />}
        onClick={() => void rematch()}
      >
        {AFTER.rematch}
      </Button>
      <Button wide onClick={() => table.host?.toLobby()}>
        {AFTER.lobby}
      </Button>
    </>
  );
}
