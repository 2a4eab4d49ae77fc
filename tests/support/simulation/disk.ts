import type { Write } from '../../../src/table/index.ts';
import type { RoomState } from '../../../src/table/room-state.ts';
import type { Batch, Book, LogName, MemberRecord, MemberWrite } from '../../../src/table/succession/index.ts';

/** What survives a reload, as JSON would bring it back. */
export interface Disk {
  record: MemberRecord | null;
  readonly texts: Map<string, string[]>;
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

export function storeBatch(disk: Disk, { writes }: Batch): void {
  for (const write of writes) storeWrite(disk, write);
}

function storeWrite(disk: Disk, write: MemberWrite): void {
  switch (write.type) {
    case 'record':
      disk.record = write.record;
      return;
    case 'sealed': {
      const texts = disk.texts.get(nameOf(write.log)) ?? [];
      if (write.seq > texts.length) throw new Error('A sealed text was stored out of order.');
      texts[write.seq] = write.text;
      disk.texts.set(nameOf(write.log), texts);
      return;
    }
    case 'forget':
      disk.texts.delete(nameOf(write.log));
      return;
    case 'adopt':
      disk.book = write.book;
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
