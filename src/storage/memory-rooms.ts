import { type RoomRepository, parseRoom } from './rooms.ts';
import { stored, trouble } from './stored.ts';

/** The same promises as IndexedDB, kept for as long as the page lives. Tests plant damage in `shelf`. */
export function memoryRooms(shelf = new Map<string, unknown>()): RoomRepository {
  return {
    async list() {
      const found = [...shelf.values()].map(raw => parseRoom(structuredClone(raw)));
      return stored(found.filter(record => record !== undefined));
    },

    async read(room) {
      if (!shelf.has(room)) return trouble('not-found');
      const record = parseRoom(structuredClone(shelf.get(room)));
      return record ? stored(record) : trouble('damaged');
    },

    async write(record) {
      shelf.set(record.room, structuredClone(record));
      return stored(undefined);
    },

    async remove(room) {
      shelf.delete(room);
      return stored(undefined);
    },
  };
}
