import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Values are `unknown`: what comes out of a disk is a stranger's until it has been parsed. */
export interface Schema extends DBSchema {
  matches: { key: string; value: unknown };
  actions: { key: [match: string, n: number]; value: unknown };
  snapshots: { key: string; value: unknown };
  settings: { key: string; value: unknown };
  rooms: { key: string; value: unknown };
  keys: { key: string; value: unknown };
  members: { key: string; value: unknown };
  sealed: { key: [room: string, epoch: number, generation: number, seq: number]; value: unknown };
}

export type Connection = IDBPDatabase<Schema>;

export interface Database {
  /** An open connection, made anew if the browser has cut the last one. Rejects while another tab blocks it. */
  connect(): Promise<Connection>;
  close(): void;
}

export const DATABASE_NAME = 'exodus-box';

/** What each version added, from the first on. A step that has shipped never changes. */
const STEPS: readonly ((connection: Connection) => void)[] = [
  connection => {
    connection.createObjectStore('matches', { keyPath: 'id' });
    connection.createObjectStore('actions', { keyPath: ['match', 'n'] });
    connection.createObjectStore('snapshots', { keyPath: 'match' });
    connection.createObjectStore('settings');
  },
  connection => {
    connection.createObjectStore('rooms', { keyPath: 'room' });
    connection.createObjectStore('keys');
  },
  connection => {
    connection.createObjectStore('members', { keyPath: 'room' });
    connection.createObjectStore('sealed', { keyPath: ['room', 'epoch', 'generation', 'seq'] });
  },
];

const VERSION = STEPS.length;

export function openDatabase(name: string = DATABASE_NAME, version: number = VERSION): Database {
  let current: Promise<Connection> | undefined;

  function connect(): Promise<Connection> {
    const opening = (current ??= open());
    opening.catch(() => {
      if (current === opening) current = undefined;
    });
    return opening;
  }

  async function open(): Promise<Connection> {
    // A private window may have no IndexedDB at all.
    if (!(globalThis.indexedDB as IDBFactory | undefined)) throw closed('This browser keeps no data here.');

    return new Promise((resolve, reject) => {
      let refused = false;
      // Another tab still runs an older version. Say so now; when that tab goes, the next call gets through.
      const blocked = () => {
        refused = true;
        reject(closed('An older version of the app is open in another tab.'));
      };
      // A newer version waits in another tab. Every move is already stored, so letting go loses nothing.
      const blocking = () => close();
      const terminated = () => {
        current = undefined;
      };
      // Once refused, nobody waits for it any more; left open, it would stand in the way of the next upgrade.
      openDB<Schema>(name, version, { upgrade, blocked, blocking, terminated }).then(
        connection => (refused ? connection.close() : resolve(connection)),
        reject,
      );
    });
  }

  function close(): void {
    void current?.then(
      connection => connection.close(),
      () => undefined,
    );
    current = undefined;
  }

  return { connect, close };
}

function upgrade(connection: Connection, from: number, to: number | null): void {
  for (const step of STEPS.slice(from, to ?? STEPS.length)) step(connection);
}

const closed = (message: string): DOMException => new DOMException(message, 'InvalidStateError');
