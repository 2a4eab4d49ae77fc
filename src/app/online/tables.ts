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
import { type RoomState, layOut, parseRoomState, reopened } from '../../table/index.ts';
import type { NewTable } from '../../ui/online.ts';
import { settled } from '../../ui/new-match/draft.ts';
import type { Done, NewMatch, StorageProblem } from '../../ui/services.ts';
import type { MatchLocks } from '../match-locks.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import type { Surroundings } from '../surroundings.ts';
import { brokerToken, invitationTo, newAddress } from './address.ts';
import { hosting } from './hosting.ts';
import { joining } from './joining.ts';
import type { LiveTable } from './live-table.ts';
import { emptySeat } from './lobby-seats.ts';

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
  const { rooms, matches, titleOf, surroundings, locks } = parts;
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
    const { rules } = await title.load();
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
    if (record.hosting) return host({ ...common, changed: parts.changed });
    const { myName, pause, isOnline, changed } = parts;
    return {
      ok: true,
      value: joining({ ...common, titleOf, myName, pause, isOnline, changed, now: surroundings.now }),
    };
  }

  async function host(common: Common): Promise<Done<LiveTable, StorageProblem>> {
    const { record, key: mine } = common;
    const state = parseRoomState(record.state);
    if (!state) return { ok: false, problem: 'damaged' };
    const title = titleOf(state.game);
    if (!title) return { ok: false, problem: 'unknown-game' };
    const game = await title.load();
    const laidOut = await resume(state, game.rules);
    if (!laidOut.ok) return laidOut;

    let releaseMatch: Promise<(() => void) | undefined> = Promise.resolve(undefined);
    const laid = (match: string | null): void => {
      const before = releaseMatch;
      releaseMatch = before.then(letGo => {
        letGo?.();
        return match === null ? undefined : locks.hold(match);
      });
    };
    const opened = reopened({ me: mine.id, now: surroundings.now(), ...laidOut.value });
    const table = hosting({
      ...common,
      opened,
      game,
      matches,
      surroundings,
      createMatch: parts.createMatch,
      name: title.meta.title,
      laid,
      closed() {
        laid(null);
        common.closed();
      },
    });
    table.callMe(parts.myName());
    return { ok: true, value: table };
  }

  /** The match on the table as it was stored. One that has been deleted meanwhile leaves the people in the lobby. */
  async function resume(state: RoomState, rules: Parameters<typeof layOut>[0]) {
    if (state.matchId === null) {
      return {
        ok: true,
        value: { state: { ...state, rulesVersion: rules.version }, playing: null, intents: [] },
      } as const;
    }
    if (state.rulesVersion !== rules.version) {
      const problem = state.rulesVersion > rules.version ? 'newer-version' : 'older-version';
      return { ok: false, problem } as const;
    }
    const kept = doneOf(await matches.read(state.matchId));
    if (!kept.ok) {
      if (kept.problem !== 'not-found') return kept;
      return { ok: true, value: { state, playing: null, intents: [] } } as const;
    }
    const playing = layOut(rules, state.matchId, dealOf(kept.value.header), movesOf(kept.value));
    if (!playing) return { ok: false, problem: 'damaged' } as const;
    const intents = kept.value.moves.flatMap(({ intent }) => intent ?? []);
    return { ok: true, value: { state, playing, intents } } as const;
  }

  return { create, open: openOnce, opened: () => [...live.values()] };
}

/** What a table needs whoever hosts it. */
type Common = Pick<
  Parameters<typeof hosting>[0],
  'record' | 'key' | 'rooms' | 'signaller' | 'invitation' | 'closed' | 'changed'
>;

function newRoom({ game, seats, here, options }: NewTable, rulesVersion: number, me: string, name: string): RoomState {
  let mine = here;
  const plans = settled(seats);
  return {
    epoch: 1,
    game,
    rulesVersion,
    options,
    phase: 'lobby',
    matchNumber: 0,
    matchId: null,
    seats: plans.map(plan => {
      const taken = plan.kind === 'person' && mine-- > 0;
      return { ...emptySeat(plan), holder: taken ? me : null };
    }),
    devices: [{ id: me, name, role: 'player' }],
    removed: [],
    talk: [],
  };
}
