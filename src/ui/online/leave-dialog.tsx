import type { JSX } from 'preact';
import type { OnlineTable } from '../online.ts';
import { LEAVE } from '../online-words.ts';
import { go } from '../router.ts';
import { Confirm } from './confirm.tsx';

interface LeaveDialogProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** Going home keeps the place at the table; this gives it up. */
export function LeaveDialog({ table, onClose }: LeaveDialogProps): JSX.Element {
  async function leave(): Promise<void> {
    await table.leave();
    go({ name: 'home' });
  }
  return (
    <Confirm
      title={LEAVE.title}
      text={table.host ? LEAVE.host : LEAVE.guest}
      keep={LEAVE.back}
      go={LEAVE.go}
      onGo={() => void leave()}
      onClose={onClose}
    />
  );
}
