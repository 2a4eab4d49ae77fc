import type { Database } from './database.ts';
import { type RoomRepository, parseRoom } from './rooms.ts';
import { stored, trouble } from './stored.ts';
import { readFrom, writeTo } from './transactions.ts';

export function idbRooms(database: Database): RoomRepository {
  return {
    async list() {
      const ids = await readFrom(database, 'rooms', tx => tx.store.getAllKeys());
      if (!ids.ok) return ids;
      // One transaction each: a value the browser itself cannot read back fails alone.
      const found = await Promise.all(ids.value.map(room => this.read(room)));
      return stored(found.flatMap(record => (record.ok ? [record.value] : [])));
    },

    async read(room) {
      const raw = await readFrom(database, 'rooms', tx => tx.store.get(room));
      if (!raw.ok) return raw;
      if (raw.value === undefined) return trouble('not-found');
      const record = parseRoom(raw.value);
      return record ? stored(record) : trouble('damaged');
    },

    write: record => writeTo(database, 'rooms', async tx => void (await tx.store.put(record))),
    remove: room => writeTo(database, 'rooms', tx => tx.store.delete(room)),
  };
}
