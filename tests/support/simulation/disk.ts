import type { Write } from '../../../src/table/index.ts';
import type { RoomState } from '../../../src/table/room-state.ts';
import type { Batch, Book, LogName, MemberRecord, MemberWrite } from '../../../src/table/succession/index.ts';

/** What survives a reload, as JSON would bring it back. */
export interface Disk {
  record: MemberRecord | null;
  /** By number: what could not be stored is a gap. */
  readonly texts: Map<string, Map<number, string>>;
  room: RoomState | null;
  book: Book | null;
  readonly branches: Book[];
  full: boolean;
}

export const emptyDisk = (): Disk => ({
  record: null,
  texts: new Map(),
  room: null,
  book: null,
  branches: [],
  full: false,
});

/** What leaving deletes. The record stays: who comes back must know what it has promised. */
export function forgetTable(disk: Disk): void {
  disk.room = null;
  disk.book = null;
}

export const nameOf = ({ epoch, generation }: LogName): string => `${epoch}.${generation}`;

/** As it comes back: whatever is not JSON is gone. */
export const asRead = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The texts of a log, up to the first gap. */
export function textsOf({ texts }: Disk, log: LogName): readonly string[] {
  const kept = texts.get(nameOf(log));
  const whole: string[] = [];
  for (let text = kept?.get(0); text !== undefined; text = kept?.get(whole.length)) whole.push(text);
  return whole;
}

export function storeBatch(disk: Disk, { writes }: Batch): void {
  for (const write of writes) storeWrite(disk, write);
}

function storeWrite(disk: Disk, write: MemberWrite): void {
  switch (write.type) {
    case 'record':
      disk.record = write.record;
      return;
    case 'sealed': {
      const texts = disk.texts.get(nameOf(write.log)) ?? new Map<number, string>();
      disk.texts.set(nameOf(write.log), texts.set(write.seq, write.text));
      return;
    }
    case 'forget':
      disk.texts.delete(nameOf(write.log));
      return;
    case 'adopt':
      disk.book = write.book;
      disk.room = write.room;
      return;
    case 'room':
      disk.room = write.room;
      return;
    case 'branch':
      disk.branches.push(write.book);
  }
}

export function storeMove(disk: Disk, write: Extract<Write, { type: 'move' }>): void {
  const { book } = disk;
  if (book?.id !== write.match) return;
  if (book.moves.length !== write.n) throw new Error('A move was stored out of order.');
  const { actor, action, intent } = write;
  disk.book = { ...book, moves: [...book.moves, { actor, action, intent }] };
}
