import type { DeviceId, Link } from '../../net/index.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Roster } from '../../table/index.ts';
import type { CompanyParts } from './company.ts';
import type { OnlineTable, Reach } from '../../ui/online.ts';
import type { Doorstep } from '../../ui/same-room.ts';

/** What a tab holds while it sits at a table. */
export const lockOf = (room: string): string => `table.${room}`;

/** A table that is open in this tab, with what only the app itself may ask of it. */
export interface LiveTable extends OnlineTable {
  /** Tells the others what the owner of this device is called. */
  callMe(name: string): void;
  /** A link to somebody at the table, who has proved who they are. */
  readonly bring: (device: DeviceId, link: Link) => void;
  /** The page is closing: whether another device was made the host of it. */
  pageCloses(): boolean;
  /** Takes the table off this device. A guest's seats stay theirs; a host's table is closed for everybody. */
  forget(): Promise<void>;
}

/** What a table of either kind needs to have others come and go without a broker. */
export type WithoutBroker = Pick<CompanyParts, 'helpers' | 'ends' | 'pause'> & { readonly letIn: LetIn };

/** Opens a doorstep for whoever comes to this table by reading this device's screen. */
export type LetIn = (at: {
  readonly roster: ReadonlySignal<Roster | null>;
  readonly reach: Reach;
  readonly bring: LiveTable['bring'];
}) => Promise<Doorstep>;
