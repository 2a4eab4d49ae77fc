import { type DeviceKey, type Introduction, LOST_AFTER, type Link, rtcCards } from '../../net/index.ts';
import type { RoomRecord } from '../../storage/index.ts';
import type { Doorstep, MeetingTrouble, Visit } from '../../ui/same-room.ts';
import { STANDBY_PATIENCE } from './company.ts';
import { doorstep } from './doorstep.ts';
import type { LetIn } from './live-table.ts';
import { roomOf } from './room-of.ts';
import type { Tables, TablesParts } from './tables.ts';
import { visit } from './visit.ts';

type Parts = Pick<TablesParts, 'rooms' | 'cards' | 'pause' | 'surroundings' | 'changed'>;

interface Here {
  readonly record: RoomRecord;
  readonly key: DeviceKey;
  readonly base: string;
}

/** Somebody at a table, host or guest, shows a code for the next one. */
export function letInAt(parts: Parts, { record, key, base }: Here, at: Parameters<LetIn>[0]): Doorstep {
  const { room, secret, host } = record;
  const { roster, reach, bring } = at;
  return doorstep({
    ...edges(parts),
    key,
    introduction: () => ({ room, secret, host: roster.value?.host ?? host, inviter: key.id, reach }),
    roster,
    base,
    // Whoever comes in by a guest is led back through them after a sleep.
    patience(device) {
      const hosting = roster.value?.host ?? host;
      return hosting === key.id || hosting === device ? LOST_AFTER : STANDBY_PATIENCE;
    },
    bring,
  });
}

interface Visiting {
  readonly key: DeviceKey;
  readonly base: string;
  readonly room: string | null;
  readonly open: Tables['open'];
}

/** Somebody without a way to a table reads a code off the screen of anybody at it. */
export function visitTable(parts: Parts, { key, base, room, open }: Visiting): Visit {
  /** The table is remembered as if by a link, and the way to it handed over. */
  async function sitDown(to: Introduction, link: Link): Promise<MeetingTrouble | null> {
    const { rooms, surroundings, changed } = parts;
    const known = await rooms.read(to.room);
    if (known.ok && known.value.secret !== to.secret) return 'impostor';
    const isWider = known.ok && known.value.reach === 'here' && to.reach === 'anywhere';
    if (!known.ok || isWider) {
      const before = known.ok ? { ...known.value, reach: to.reach } : roomOf(to, surroundings.now());
      const written = await rooms.write(before);
      if (!written.ok) return 'broken-off';
      changed();
    }
    const table = await open(to.room);
    if (!table.ok) return 'broken-off';
    table.value.bring(to.inviter, link);
    return null;
  }

  return visit({ ...edges(parts), key, base, room, sitDown });
}

const edges = ({ cards = rtcCards, surroundings, pause }: Parts) => ({ cards, now: surroundings.now, pause });
