import type { Database } from './database.ts';
import { type MemberRepository, parseSealed } from './members.ts';
import { stored, troubleOf } from './stored.ts';

/** Everything of one log of one room, or of all of them. */
const within = (room: string, ...log: readonly number[]): IDBKeyRange =>
  IDBKeyRange.bound([room, ...log], [room, ...log, []]);

export function idbMembers(database: Database): MemberRepository {
  const writing = async (
    work: (connection: Awaited<ReturnType<Database['connect']>>) => Promise<void>,
  ): ReturnType<MemberRepository['remove']> => {
    try {
      await work(await database.connect());
      return stored(undefined);
    } catch (error) {
      return troubleOf(error);
    }
  };

  return {
    async read(room) {
      try {
        const tx = (await database.connect()).transaction(['members', 'sealed']);
        tx.done.catch(() => undefined);
        const kept = await tx.objectStore('members').get(room);
        const raw = await tx.objectStore('sealed').getAll(within(room));
        if (typeof kept !== 'object' || kept === null || !('record' in kept)) return stored(null);
        return stored({ record: kept.record, texts: raw.flatMap(one => parseSealed(one) ?? []) });
      } catch (error) {
        return troubleOf(error);
      }
    },

    write: (room, changes) =>
      writing(async connection => {
        const tx = connection.transaction(['members', 'sealed'], 'readwrite', { durability: 'strict' });
        tx.done.catch(() => undefined);
        const [members, sealed] = [tx.objectStore('members'), tx.objectStore('sealed')];
        for (const change of changes) {
          switch (change.type) {
            case 'record':
              void members.put({ room, record: change.record });
              break;
            case 'sealed': {
              const { epoch, generation, seq, text } = change;
              void sealed.put({ room, epoch, generation, seq, text });
              break;
            }
            case 'forget':
              void sealed.delete(within(room, change.epoch, change.generation));
          }
        }
        await tx.done;
      }),

    remove: room =>
      writing(async connection => {
        const tx = connection.transaction(['members', 'sealed'], 'readwrite', { durability: 'strict' });
        tx.done.catch(() => undefined);
        void tx.objectStore('members').delete(room);
        void tx.objectStore('sealed').delete(within(room));
        await tx.done;
      }),
  };
}
