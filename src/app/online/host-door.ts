import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type DeviceId,
  type DeviceKey,
  type Door,
  type DoorState,
  type Link,
  type Signaller,
  greetGuest,
  toBase64url,
} from '../../net/index.ts';
import { PROTOCOL } from '../../table/index.ts';
import type { Connection } from '../../ui/online.ts';

export interface HostDoorParts {
  readonly room: string;
  readonly secret: string;
  readonly key: DeviceKey;
  readonly signaller: () => Promise<Signaller>;
  /** Somebody who has proved who they are. */
  readonly admit: (device: DeviceId, link: Link) => void;
}

/** The door at the broker, which whoever hosts keeps open. */
export interface HostDoor {
  readonly connection: ReadonlySignal<Connection>;
  readonly open: () => void;
  readonly nudge: () => void;
  readonly close: () => void;
}

/** Strangers who knock at the same time; more than this is no evening among friends. */
const MOST_KNOCKING = 24;

export function hostDoor({ room, secret, key, signaller, admit }: HostDoorParts): HostDoor {
  const connection = signal<Connection>({ is: 'trying', trouble: null });
  let door: Door | null = null;
  let wanted = false;
  let knocking = 0;

  async function knock(link: Link): Promise<void> {
    if (knocking >= MOST_KNOCKING) return link.close('refused');
    knocking += 1;
    const shaken = await greetGuest({ link, room, secret, key, versions: { protocol: PROTOCOL } }).finally(() => {
      knocking -= 1;
    });
    if (shaken.ok) admit(shaken.device, link);
  }

  async function listen(): Promise<void> {
    const [at, token] = await Promise.all([signaller(), doorToken(secret)]);
    if (!wanted || door) return;
    door = at.listen(room, token, link => void knock(link));
    door.onState(state => {
      connection.value = connectionOf(state);
    });
  }

  return {
    connection,
    open() {
      wanted = true;
      if (!door) void listen();
    },
    nudge: () => door?.nudge(),
    close() {
      wanted = false;
      door?.close();
      door = null;
    },
  };
}

/** Proves to the broker that a room's name is ours. Everybody at the table can make it, for anybody may host one day. */
async function doorToken(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`exodus-box door ${secret}`));
  return toBase64url(new Uint8Array(hash).subarray(0, 16));
}

function connectionOf(state: DoorState): Connection {
  switch (state) {
    case 'open':
      return { is: 'open' };
    case 'opening':
      return { is: 'trying', trouble: null };
    case 'broker-down':
    case 'taken':
      return { is: 'trying', trouble: 'broker-down' };
  }
}
