import type { Title } from '../../games/catalogue.ts';
import {
  type DeviceKey,
  type Network,
  type Signaller,
  deviceKey,
  makeKeyPair,
  peerSignaller,
} from '../../net/index.ts';
import type { KeyRepository, MatchRepository, RoomRecord, RoomRepository } from '../../storage/index.ts';
import type { NewTable } from '../../ui/online.ts';
import type { Done, NewMatch, StorageProblem } from '../../ui/services.ts';
import type { MatchLocks } from '../match-locks.ts';
import { doneOf } from '../problem.ts';
import type { Surroundings } from '../surroundings.ts';
import { brokerToken, invitationTo, newAddress } from './address.ts';
import type { LiveTable } from './live-table.ts';

export interface TablesParts {
  readonly titleOf: (game: string) => Title | undefined;
  readonly rooms: RoomRepository;
  readonly keys: KeyRepository;
  readonly matches: MatchRepository;
  readonly locks: Pick<MatchLocks, 'hold'>;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  readonly network: () => Promise<Network>;
  /** The address of the app as others can open it. */
  readonly base: () => Promise<string>;
  readonly signallerOn?: (network: Network) => Promise<Signaller>;
  readonly myName: () => string;
  readonly surroundings: Surroundings;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Told when what the home screen shows has changed. */
  readonly changed: () => void;
}

export interface Tables {
  readonly create: (table: NewTable) => Promise<Done<string, StorageProblem>>;
  readonly open: (room: string) => Promise<Done<LiveTable, StorageProblem>>;
  readonly opened: () => readonly LiveTable[];
}

/** The tables of many devices that are open in this tab, as host or as guest. They stay open until they are left. */
export function onlineTables(parts: TablesParts): Tables {
  const { rooms, titleOf, surroundings, locks } = parts;
  const open = new Map<string, Promise<Done<LiveTable, StorageProblem>>>();
  const live = new Map<string, LiveTable>();
  let key: Promise<Done<DeviceKey, StorageProblem>> | undefined;

  async function myKey(): Promise<Done<DeviceKey, StorageProblem>> {
    const kept = doneOf(await parts.keys.read());
    if (!kept.ok) return kept;
    const pair = kept.value ? kept : doneOf(await parts.keys.keepFirst(await makeKeyPair()));
    return pair.ok && pair.value ? { ok: true, value: await deviceKey(pair.value) } : { ok: false, problem: 'damaged' };
  }

  /** A key that could not be had is asked for again. */
  async function identity(): Promise<Done<DeviceKey, StorageProblem>> {
    const known = await (key ??= myKey());
    if (!known.ok) key = undefined;
    return known;
  }

  async function create(table: NewTable): Promise<Done<string, StorageProblem>> {
    const title = titleOf(table.game);
    if (!title) return { ok: false, problem: 'unknown-game' };
    const me = await identity();
    if (!me.ok) return me;
    const [{ rules }, { newRoom }] = await Promise.all([title.load(), import('./open-hosted.ts')]);
    const address = newAddress(me.value.id);
    const record: RoomRecord = {
      ...address,
      hosting: true,
      brokerToken: brokerToken(),
      game: table.game,
      people: [],
      muted: [],
      seenAt: surroundings.now(),
      state: newRoom(table, rules.version, me.value.id, parts.myName()),
    };
    const written = doneOf(await rooms.write(record));
    if (!written.ok) return written;
    parts.changed();
    return { ok: true, value: address.room };
  }

  function openOnce(room: string): Promise<Done<LiveTable, StorageProblem>> {
    const opening = open.get(room) ?? sitDown(room);
    open.set(room, opening);
    // A table that stayed closed may be tried again.
    opening.then(
      done => done.ok || open.delete(room),
      () => open.delete(room),
    );
    return opening;
  }

  async function sitDown(room: string): Promise<Done<LiveTable, StorageProblem>> {
    const release = await locks.hold(`table.${room}`);
    if (!release) return { ok: false, problem: 'open-elsewhere' };
    try {
      const table = await seated(room, release);
      if (table.ok) live.set(room, table.value);
      else release();
      return table;
    } catch (error) {
      release();
      throw error;
    }
  }

  async function seated(room: string, release: () => void): Promise<Done<LiveTable, StorageProblem>> {
    const kept = doneOf(await rooms.read(room));
    if (!kept.ok) return kept;
    const me = await identity();
    if (!me.ok) return me;
    const record = kept.value;
    const signallerOn = parts.signallerOn ?? peerSignaller;
    const [signaller, base] = await Promise.all([parts.network().then(signallerOn), parts.base()]);
    const closed = (): void => {
      live.delete(room);
      open.delete(room);
      signaller.close();
      release();
      parts.changed();
    };
    const common = {
      record,
      key: me.value,
      rooms,
      signaller,
      invitation: invitationTo(base, record),
      closed,
    };
    if (record.hosting) {
      const { openHosted } = await import('./open-hosted.ts');
      return openHosted(parts, common);
    }
    const { joining } = await import('./joining.ts');
    const { myName, pause, isOnline, changed } = parts;
    return {
      ok: true,
      value: joining({ ...common, titleOf, myName, pause, isOnline, changed, now: surroundings.now }),
    };
  }

  return { create, open: openOnce, opened: () => [...live.values()] };
}
