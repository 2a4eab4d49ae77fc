import type { IDBPTransaction } from 'idb';
import type { Database, Schema } from './database.ts';
import {
  type MatchRepository,
  follows,
  isGone,
  parseKept,
  renamed,
  shelved,
  withDeletedAt,
} from './match-repository.ts';
import { actionOf, parseSnapshot } from './records.ts';
import { type Stored, stored, trouble, troubleOf } from './stored.ts';

const STORES = ['matches', 'actions', 'snapshots'] as const;
type Write = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

export function idbMatches(database: Database): MatchRepository {
  async function read<T>(work: (tx: IDBPTransaction<Schema, typeof STORES>) => Promise<T>): Promise<Stored<T>> {
    try {
      const connection = await database.connect();
      const tx = connection.transaction(STORES);
      // A failed request is told by `work`; idb tells it a second time through `done`, where nobody listens.
      tx.done.catch(() => undefined);
      return stored(await work(tx));
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** One transaction, answered only after the disk has it. A refusal or a failure writes nothing. */
  async function write(work: (tx: Write) => Promise<Stored<void>>): Promise<Stored<void>> {
    try {
      const connection = await database.connect();
      const tx = connection.transaction(STORES, 'readwrite', { durability: 'strict' });
      const ending = tx.done.then(
        () => undefined,
        (error: unknown) => troubleOf(error),
      );
      const answer = await work(tx).catch((error: unknown) => {
        abandon(tx);
        return troubleOf(error);
      });
      const ended = await ending;
      return answer.ok && ended ? ended : answer;
    } catch (error) {
      return troubleOf(error);
    }
  }

  const amend = (id: string, change: (raw: unknown) => Stored<object>) =>
    write(async tx => {
      const raw = await tx.objectStore('matches').get(id);
      const changed = change(raw);
      if (!changed.ok) return changed;
      await tx.objectStore('matches').put(changed.value);
      return stored(undefined);
    });

  return {
    async list() {
      const ids = await read(tx => tx.objectStore('matches').getAllKeys());
      if (!ids.ok) return ids;
      // One transaction each: a value the browser itself cannot read back fails alone.
      const records = await Promise.all(ids.value.map(id => read(tx => tx.objectStore('matches').get(id))));
      const found = records.map((record, n) => shelved(ids.value[n] ?? '', record.ok ? record.value : null));
      return stored(found.filter(entry => entry !== undefined));
    },

    create: ({ header, moves }) =>
      write(async tx => {
        await tx.objectStore('matches').add(header);
        await Promise.all(moves.map((move, n) => tx.objectStore('actions').add(actionOf(header.id, n, move))));
        return stored(undefined);
      }),

    replace: ({ header, moves }) =>
      write(async tx => {
        await Promise.all([
          tx.objectStore('matches').put(header),
          tx.objectStore('actions').delete(movesOf(header.id)),
          tx.objectStore('snapshots').delete(header.id),
        ]);
        await Promise.all(moves.map((move, n) => tx.objectStore('actions').add(actionOf(header.id, n, move))));
        return stored(undefined);
      }),

    async read(id) {
      const raw = await this.readRaw(id);
      return raw.ok ? parseKept(raw.value.header, raw.value.actions) : raw;
    },

    async readRaw(id) {
      const found = await read(tx =>
        Promise.all([tx.objectStore('matches').get(id), tx.objectStore('actions').getAll(movesOf(id))]),
      );
      if (!found.ok) return found;
      const [header, actions] = found.value;
      return header === undefined ? trouble('not-found') : stored({ header, actions });
    },

    append: (id, n, move, appended) =>
      write(async tx => {
        const raw = await tx.objectStore('matches').get(id);
        const header = follows(raw, n, appended);
        if (!header.ok) return header;
        // Asked at once and not in turn: the whole table waits for this. Each in a promise of its own, so that one
        // that throws leaves no other behind that nobody hears of.
        await Promise.all([
          (async () => tx.objectStore('actions').add(actionOf(id, n, move)))(),
          (async () => tx.objectStore('matches').put(header.value))(),
        ]);
        return stored(undefined);
      }),

    rename: (id, name) => amend(id, raw => renamed(raw, name)),
    setDeleted: (id, deletedAt) => amend(id, raw => withDeletedAt(raw, deletedAt)),

    purge: before =>
      write(async tx => {
        for await (const cursor of tx.objectStore('matches')) {
          if (!isGone(cursor.value, before)) continue;
          const id = cursor.key;
          await Promise.all([
            cursor.delete(),
            tx.objectStore('actions').delete(movesOf(id)),
            tx.objectStore('snapshots').delete(id),
          ]);
        }
        return stored(undefined);
      }),

    async readSnapshot(id) {
      const raw = await read(tx => tx.objectStore('snapshots').get(id));
      return raw.ok ? parseSnapshot(raw.value) : undefined;
    },

    writeSnapshot: snapshot =>
      write(async tx => {
        await tx.objectStore('snapshots').put(snapshot);
        return stored(undefined);
      }),
  };
}

/** Half a change is never kept. */
function abandon(tx: Write): void {
  try {
    tx.abort();
  } catch {
    // A failed request has ended it already.
  }
}

const movesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
