import type { OnlineTable } from '../../ui/online.ts';

/** A table that is open in this tab, with what only the app itself may ask of it. */
export interface LiveTable extends OnlineTable {
  /** Tells the others what the owner of this device is called. */
  callMe(name: string): void;
  /** Takes the table off this device. A guest's seats stay theirs; a host's table is closed for everybody. */
  forget(): Promise<void>;
}
