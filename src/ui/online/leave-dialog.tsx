import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { DeviceId, Roster } from '../../table/index.ts';
import type { OnlineTable } from '../online.ts';
import { LEAVE } from '../online-words.ts';
import { LEAVE_HOST } from '../reign-words.ts';
import { go } from '../router.ts';
import { Confirm } from './confirm.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { handedTo } from './handed.ts';
import { heirs } from './reign-facts.ts';

interface LeaveDialogProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly onClose: () => void;
}

const handsOver = (table: OnlineTable, roster: Roster): boolean =>
  table.host !== null && heirs(roster, table.me).length > 0;

/** What going for good is called: a host leaves the table to somebody, if there is anybody. */
export const leaveItem = (table: OnlineTable, roster: Roster): string =>
  handsOver(table, roster) ? LEAVE_HOST.item : LEAVE.item;

/** Going home keeps the place at the table; this gives it up. */
export function LeaveDialog({ table, roster, onClose }: LeaveDialogProps): JSX.Element {
  const going = useSignal(false);

  async function leave(to: DeviceId | null): Promise<void> {
    if (going.value) return;
    going.value = true;
    if (to !== null) await handedTo(table, to);
    await table.leave();
    go({ name: 'home' });
  }

  // Once it is handed on, this device is a guest that leaves: the dialog stays what it was.
  if (going.value || handsOver(table, roster)) {
    return (
      <HandOverDialog roster={roster} me={table.me} going={going.value} onGo={to => void leave(to)} onClose={onClose} />
    );
  }
  return (
    <Confirm
      title={LEAVE.title}
      text={table.host ? LEAVE.host : LEAVE.guest}
      keep={LEAVE.back}
      go={LEAVE.go}
      onGo={() => void leave(null)}
      onClose={onClose}
    />
  );
}
