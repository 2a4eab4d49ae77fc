import type { RoomRecord, RoomRepository } from '../../storage/index.ts';

export interface RoomKeeperParts {
  readonly rooms: RoomRepository;
  /** The room as it is at the moment. */
  readonly record: () => RoomRecord;
  /** Told when what the home screen shows of this room has changed. */
  readonly changed: () => void;
}

export interface RoomKeeper {
  /** One write at a time: of what changes meanwhile, only the last is written. Resolves with whether it was. */
  readonly keep: () => Promise<boolean>;
  /** Takes the room off this device; a write under way cannot bring it back. */
  readonly forget: (room: string) => Promise<void>;
}

export function roomKeeper({ rooms, record, changed }: RoomKeeperParts): RoomKeeper {
  let writing: Promise<boolean> | null = null;
  let again = false;
  let forgotten = false;

  async function write(): Promise<boolean> {
    let isKept = true;
    while (again) {
      again = false;
      isKept = (await rooms.write(record())).ok;
    }
    writing = null;
    changed();
    return isKept;
  }

  return {
    keep() {
      if (forgotten) return Promise.resolve(false);
      again = true;
      return (writing ??= write());
    },
    async forget(room) {
      forgotten = true;
      again = false;
      await writing;
      await rooms.remove(room);
    },
  };
}
