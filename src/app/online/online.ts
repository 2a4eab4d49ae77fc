import { computed, signal } from '@preact/signals';
import type { Title } from '../../games/catalogue.ts';
import type {
  KeyRepository,
  MatchRepository,
  MemberRepository,
  RoomRecord,
  RoomRepository,
} from '../../storage/index.ts';
import type { Online, RoomSummary } from '../../ui/online.ts';
import type { SettingsStore } from '../../ui/services.ts';
import type { MatchLocks } from '../match-locks.ts';
import { doneOf } from '../problem.ts';
import type { LiveShelf } from '../shelf.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Tabs } from '../tabs.ts';
import { lockOf } from './live-table.ts';
import { roomOf } from './room-of.ts';
import type { Tables } from './tables.ts';
import { unavailableHere } from './unavailable.ts';

export interface OnlineParts {
  readonly catalogue: readonly Title[];
  readonly rooms: RoomRepository;
  readonly members: MemberRepository;
  readonly keys: KeyRepository;
  readonly matches: MatchRepository;
  readonly shelf: Pick<LiveShelf, 'create' | 'refresh'>;
  readonly locks: MatchLocks;
  readonly tabs: Tabs;
  readonly settings: SettingsStore;
  readonly surroundings: Surroundings;
}

export interface LiveOnline extends Online {
  /** Reads the rooms for the home screen. */
  start(): Promise<void>;
}

// The table, the wire and PeerJS are imported when somebody goes online; the home screen needs none of them.
export function browserOnline(parts: OnlineParts): LiveOnline {
  const { rooms, tabs, settings, surroundings, catalogue } = parts;
  const listed = signal<readonly RoomSummary[]>([]);
  const myName = computed(() => settings.current.value.myName);
  let tables: Promise<Tables> | undefined;

  async function refresh(): Promise<void> {
    const found = await rooms.list();
    if (found.ok) listed.value = found.value.map(summaryOf).sort((a, b) => b.seenAt - a.seenAt);
  }

  function changed(): void {
    void refresh();
    tabs.tell('rooms-changed');
  }
  tabs.hear('rooms-changed', () => void refresh());

  async function load(): Promise<Tables> {
    const [{ batteryLow, onlineTables, watchPage }, { invitationBase, networkOf, readDeployment }] = await Promise.all([
      import('./tables.ts'),
      import('../network.ts'),
    ]);
    const made = onlineTables({
      titleOf: id => catalogue.find(({ meta }) => meta.id === id),
      rooms,
      members: parts.members,
      keys: parts.keys,
      matches: parts.matches,
      locks: parts.locks,
      createMatch: plan => parts.shelf.create(plan),
      lookedAway: () => void parts.shelf.refresh(),
      network: async () => networkOf(await readDeployment(), settings.current.value),
      base: () => invitationBase(),
      ownBase: () => new URL('./', location.href).href,
      myName: () => myName.value,
      surroundings,
      pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
      isOnline: () => navigator.onLine,
      isBatteryLow: batteryLow(),
      changed,
    });
    watchPage(made);
    return made;
  }

  const loaded = (): Promise<Tables> => {
    const loading = (tables ??= load());
    loading.catch(() => {
      // Not cached and no network: the next try loads again.
      if (tables === loading) tables = undefined;
    });
    return loading;
  };

  async function tell(name: string): Promise<void> {
    for (const table of (await tables)?.opened() ?? []) table.callMe(name);
  }

  return {
    unavailable: unavailableHere(),
    rooms: listed,
    myName,
    start: refresh,

    callMe(name) {
      settings.change({ myName: name });
      void tell(name);
    },

    create: async table => (await loaded()).create(table),
    open: async room => (await loaded()).open(room),
    visit: async room => (await loaded()).visit(room ?? null),

    async remember(address) {
      const known = await rooms.read(address.room);
      // Our own table, or one we have been at by the same link: what we know of it stays.
      if (known.ok && (known.value.hosting || known.value.secret === address.secret)) {
        // A table we came to by code is now known to be reached by link too.
        if (known.value.reach === 'anywhere' || known.value.hosting) return { ok: true, value: undefined };
        return doneOf(await rooms.write({ ...known.value, reach: 'anywhere' }));
      }
      const record = roomOf({ ...address, reach: 'anywhere' }, surroundings.now());
      const written = doneOf(await rooms.write(record));
      if (written.ok) changed();
      return written;
    },

    async forget(room) {
      const open = (await tables)?.opened().find(table => table.room === room);
      if (open) await open.forget();
      // Another tab that sits at it would write it down again.
      const release = open ? () => undefined : await parts.locks.hold(lockOf(room));
      if (!release) return { ok: false, problem: 'open-elsewhere' };
      const removed = doneOf(await rooms.remove(room).finally(release));
      if (removed.ok) changed();
      return removed;
    },

    async testBroker() {
      const { networkOf, readDeployment, testBroker } = await import('../network.ts');
      return testBroker(networkOf(await readDeployment(), settings.current.value));
    },
  };
}

function summaryOf({ room, hosting, reach, game, people, seenAt, state }: RoomRecord): RoomSummary {
  return { room, hosting, reach, game, people, seenAt, matchId: matchIn(state) };
}

/** The whole of it is parsed where the table is opened. */
function matchIn(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)['matchId'] : null;
  return typeof id === 'string' ? id : null;
}
