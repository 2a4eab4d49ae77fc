import type { MemberRepository, SealedText } from './members.ts';
import { stored } from './stored.ts';

/** The same promises as IndexedDB, kept for as long as the page lives. */
export function memoryMembers(): MemberRepository {
  const records = new Map<string, unknown>();
  const texts = new Map<string, SealedText[]>();
  const isOf = (one: Omit<SealedText, 'seq' | 'text'>, other: Omit<SealedText, 'seq' | 'text'>): boolean =>
    one.epoch === other.epoch && one.generation === other.generation;
  return {
    async read(room) {
      if (!records.has(room)) return stored(null);
      const sorted = (texts.get(room) ?? []).toSorted(
        (a, b) => a.epoch - b.epoch || a.generation - b.generation || a.seq - b.seq,
      );
      return stored({ record: structuredClone(records.get(room)), texts: sorted });
    },
    async write(room, changes) {
      let kept = texts.get(room) ?? [];
      for (const change of changes) {
        switch (change.type) {
          case 'record':
            records.set(room, structuredClone(change.record));
            break;
          case 'sealed': {
            const { type: _, ...text } = change;
            kept = [...kept.filter(one => !isOf(one, text) || one.seq !== text.seq), text];
            break;
          }
          case 'forget':
            kept = kept.filter(one => !isOf(one, change));
        }
      }
      texts.set(room, kept);
      return stored(undefined);
    },
    async remove(room) {
      records.delete(room);
      texts.delete(room);
      return stored(undefined);
    },
  };
}
