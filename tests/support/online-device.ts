import { matchLocks } from '../../src/app/match-locks.ts';
import { type Tables, onlineTables } from '../../src/app/online/tables.ts';
import type { LiveTable } from '../../src/app/online/live-table.ts';
import { roomOf } from '../../src/app/online/room-of.ts';
import { matchShelf } from '../../src/app/shelf.ts';
import type { Network } from '../../src/net/index.ts';
import { type MemoryAir, memoryAir } from '../../src/net/mesh/memory-ends.ts';
import {
  type MatchRepository,
  type MemberRepository,
  memoryKeys,
  memoryMatches,
  memoryMembers,
  memoryRooms,
} from '../../src/storage/index.ts';
import type { Game } from '../../src/games/catalogue.ts';
import type { JoinAddress, Reach } from '../../src/ui/online.ts';
import type { SeatPlan } from '../../src/ui/services.ts';
// Loaded when first needed, in real time: while that lasts, a table that lives by ours would look asleep.
import '../../src/app/online/hosting-kit.ts';
import '../../src/app/online/meeting.ts';
import '../../src/app/online/open-before.ts';
import '../../src/app/online/open-table.ts';
import '../../src/app/online/shamir.ts';
import '../../src/app/open-match.ts';
import { time } from './brisk-time.ts';
import { lanternGame, lanternTitle } from './lantern-game.ts';
import { alone, seatsFor } from './lantern-table.ts';
import type { MemoryBroker } from './memory-broker.ts';
import type { memoryLocks } from './memory-locks.ts';
import { stillWorld } from './still-world.ts';
import { type Life, newLife } from './tab-life.ts';

/** A browser profile: what it keeps outlives its tabs. */
export interface Device {
  /** A new tab, as after a reload, and maybe after an update: nothing is left but what was stored. */
  tab(update?: Game): Tables;
  readonly matches: MatchRepository;
  readonly rooms: ReturnType<typeof memoryRooms>;
  /** Its tabs stop where they are, and everybody loses them. What is stored stays. */
  die(): void;
}

export interface DeviceParts {
  readonly battery?: { low: boolean };
  readonly broker: MemoryBroker;
  /** The room the device is in: one for all who know the same broker, unless a test says otherwise. */
  readonly air?: MemoryAir;
  readonly name: string;
  readonly game?: Game;
  readonly matches?: MatchRepository;
  readonly members?: MemberRepository;
  /** Shared by the tabs of one device. */
  readonly locks?: ReturnType<typeof memoryLocks>;
}

/** Longer than anything that a table waits for. */
const FOR_EVER = 120_000;
const MOMENT = 100;

const NOWHERE: Network = { broker: { host: 'nowhere', port: 1, path: '/', secure: true }, iceServers: [] };

export function device(parts: DeviceParts): Device {
  const { broker, air = airOf(broker), name, game = lanternGame, matches = memoryMatches(), locks } = parts;
  const { battery = { low: false }, members = memoryMembers() } = parts;
  const lives: Life[] = [];
  const rooms = memoryRooms();
  const keys = memoryKeys();
  return {
    matches,
    rooms,
    die: () => lives.splice(0).forEach(life => life.end()),
    tab(update = game) {
      const title = lanternTitle(update);
      const life = newLife(time);
      lives.push(life);
      const began = time.now();
      const still = stillWorld(name.length);
      const surroundings = { ...still, now: () => still.now() + time.now() - began };
      const held = matchLocks(locks, alone);
      const shelf = matchShelf({ catalogue: [title], matches, locks: held, tabs: alone, surroundings });
      return onlineTables({
        titleOf: id => (id === title.meta.id ? title : undefined),
        rooms,
        members,
        keys,
        matches,
        locks: held,
        createMatch: plan => shelf.create(plan),
        lookedAway: () => void shelf.refresh(),
        network: async () => NOWHERE,
        base: async () => 'https://box.example/',
        ownBase: () => 'https://box.example/',
        ends: life.ends(air.ends()),
        cards: air.cards(),
        signallerOn: async () => life.signaller(broker.signaller()),
        myName: () => name,
        surroundings,
        pause: milliseconds => life.pause(milliseconds),
        isOnline: () => true,
        isBatteryLow: () => battery.low,
        changed: () => undefined,
      });
    },
  };
}

const airs = new WeakMap<MemoryBroker, MemoryAir>();
function airOf(broker: MemoryBroker): MemoryAir {
  const air = airs.get(broker) ?? memoryAir(time);
  airs.set(broker, air);
  return air;
}

export async function opened(tables: Tables, room: string): Promise<LiveTable> {
  const done = await tables.open(room);
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

interface Hosted {
  readonly kinds: string;
  readonly here: number;
  readonly reach: Reach;
}

/** A table in the lobby, at its host's device. */
export async function hosted(
  host: Device,
  { kinds = 'pppb', here = 1, reach = 'anywhere' }: Partial<Hosted> = {},
): Promise<LiveTable> {
  const tables = host.tab();
  const seats: SeatPlan[] = seatsFor(kinds);
  const made = await tables.create({ game: 'lantern', seats, here, options: {}, reach });
  if (!made.ok) throw new Error(made.problem);
  return opened(tables, made.value);
}

/** Somebody opens the invitation. */
export async function joined(guest: Device, invitation: string): Promise<LiveTable> {
  const address = addressIn(invitation);
  await guest.rooms.write(roomOf({ ...address, reach: 'anywhere' }, 0));
  return opened(guest.tab(), address.room);
}

export function addressIn(invitation: string): JoinAddress {
  const [room = '', host = '', secret = ''] = (invitation.split('#/join/')[1] ?? '').split('.');
  return { room, host, secret };
}

/** Waits until something is so; a test that waits in vain fails by its own words. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const began = time.now();
  // A timer of its own, so that time goes on even where nobody waits for anything.
  const stop = keepsGoing();
  try {
    while (time.now() - began < FOR_EVER) {
      if (isSo()) return;
      await time.moment();
    }
  } finally {
    stop();
  }
  throw new Error(`It never came to this: ${what}.`);
}

function keepsGoing(): () => void {
  let cancel = (): void => undefined;
  const go = (): void => {
    cancel = time.setTimer(MOMENT, go);
  };
  go();
  return () => cancel();
}
