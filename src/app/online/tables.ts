import type { Title } from '../../games/catalogue.ts';
import {
  type CardEnds,
  type DeviceKey,
  type Ends,
  type Network,
  type Signaller,
  deviceKey,
  makeKeyPair,
  peerSignaller,
} from '../../net/index.ts';
import type {
  KeyRepository,
  MatchRepository,
  MemberRepository,
  RoomRecord,
  RoomRepository,
} from '../../storage/index.ts';
import type { NewTable, Reach } from '../../ui/online.ts';
import type { Visit } from '../../ui/same-room.ts';
import type { Done, NewMatch, StorageProblem } from '../../ui/services.ts';
import type { MatchLocks } from '../match-locks.ts';
import { doneOf } from '../problem.ts';
import type { Surroundings } from '../surroundings.ts';
import { newAddress } from './address.ts';
import { type LiveTable, type WithoutBroker, lockOf } from './live-table.ts';

export { batteryLow, watchPage } from './watch-page.ts';

export interface TablesParts {
  readonly titleOf: (game: string) => Title | undefined;
  readonly rooms: RoomRepository;
  readonly members: MemberRepository;
  readonly keys: KeyRepository;
  readonly matches: MatchRepository;
  readonly locks: Pick<MatchLocks, 'hold'>;
  /** Told when matches on the shelf may have gone on. */
  readonly lookedAway: () => void;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  readonly network: () => Promise<Network>;
  /** The address of the app as others can open it. */
  readonly base: () => Promise<string>;
  /** The same without asking anybody. */
  readonly ownBase: () => string;
  readonly signallerOn?: (network: Network) => Promise<Signaller>;
  /** Of the browser, unless a test has others. */
  readonly ends?: Ends;
  readonly cards?: CardEnds;
  readonly myName: () => string;
  readonly surroundings: Surroundings;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly isBatteryLow: () => boolean;
  /** Told when what the home screen shows has changed. */
  readonly changed: () => void;
}

export interface Tables {
  readonly create: (table: NewTable) => Promise<Done<string, StorageProblem>>;
  readonly open: (room: string) => Promise<Done<LiveTable, StorageProblem>>;
  readonly opened: () => readonly LiveTable[];
  readonly visit: (room: string | null) => Promise<Done<Visit, StorageProblem>>;
}

/** The tables of many devices that are open in this tab, as host or as guest. They stay open until they are left. */
export function onlineTables(parts: TablesParts): Tables {
  const { rooms, members, titleOf, surroundings, locks } = parts;
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
    const [{ rules }, { newRoom }] = await Promise.all([title.load(), import('./open-before.ts')]);
    const address = newAddress(me.value.id);
    const record: RoomRecord = {
      ...address,
      hosting: true,
      reach: table.reach,
      brokerToken: null,
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
    const release = await locks.hold(lockOf(room));
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
    const base = await baseFor(record.reach);
    const network = once(parts.network);
    const signaller = once(async () => (parts.signallerOn ?? peerSignaller)(await network()));
    const closed = (): void => {
      live.delete(room);
      open.delete(room);
      void signaller.made()?.then(one => one.close());
      release();
      parts.changed();
    };
    const { pause, ends } = parts;
    const withoutBroker: WithoutBroker = {
      helpers: async () => (await network()).iceServers,
      ends,
      pause,
      async letIn(at) {
        const { letInAt } = await import('./meeting.ts');
        return letInAt(parts, { record, key: me.value, base }, at);
      },
    };
    const { openTable } = await import('./open-table.ts');
    return openTable(parts, { record, key: me.value, rooms, members, signaller, withoutBroker, base, closed });
  }

  /** Without the internet there is nobody to ask what this page is called elsewhere. */
  const baseFor = async (reach: Reach): Promise<string> => (reach === 'here' ? parts.ownBase() : parts.base());

  async function visit(room: string | null): Promise<Done<Visit, StorageProblem>> {
    const me = await identity();
    if (!me.ok) return me;
    const { visitTable } = await import('./meeting.ts');
    return { ok: true, value: visitTable(parts, { key: me.value, base: parts.ownBase(), room, open: openOnce }) };
  }

  return { create, open: openOnce, visit, opened: () => [...live.values()] };
}

/** Made when first asked for, and then kept; `made` only tells whether it has been. */
function once<T>(make: () => Promise<T>): (() => Promise<T>) & { readonly made: () => Promise<T> | null } {
  let made: Promise<T> | null = null;
  return Object.assign(() => (made ??= make()), { made: () => made });
}
