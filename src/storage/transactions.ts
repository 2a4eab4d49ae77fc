import type { IDBPTransaction } from 'idb';
import type { Database, Schema } from './database.ts';
import { type Stored, stored, troubleOf } from './stored.ts';

type Store = 'rooms' | 'keys';

export async function readFrom<S extends Store, T>(
  database: Database,
  store: S,
  work: (tx: IDBPTransaction<Schema, [S]>) => Promise<T>,
): Promise<Stored<T>> {
  try {
    const connection = await database.connect();
    const tx = connection.transaction<S>(store);
    // A failed request is told by `work`; idb tells it a second time through `done`, where nobody listens.
    tx.done.catch(() => undefined);
    return stored(await work(tx));
  } catch (error) {
    return troubleOf(error);
  }
}

/** One transaction, answered only after the disk has it. */
export async function writeTo<S extends Store, T>(
  database: Database,
  store: S,
  work: (tx: IDBPTransaction<Schema, [S], 'readwrite'>) => Promise<T>,
): Promise<Stored<T>> {
  try {
    const connection = await database.connect();
    const tx = connection.transaction<S, 'readwrite'>(store, 'readwrite', { durability: 'strict' });
    tx.done.catch(() => undefined);
    const answer = await work(tx);
    await tx.done;
    return stored(answer);
  } catch (error) {
    return troubleOf(error);
  }
}
