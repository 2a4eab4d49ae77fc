import { type Signal, signal } from '@preact/signals';
import { type Seat, seatsOf } from '../../src/engine/index.ts';
import type { DeviceId, Roster, RosterDevice, RosterSeat, TableRefusal, TalkLine } from '../../src/table/index.ts';
import { SEAT_COLOURS, SEAT_SHAPES } from '../../src/ui/game-ui.ts';
import type {
  Ask,
  Connection,
  Examined,
  HostControls,
  Online,
  OnlineTable,
  Reach,
  Reign,
} from '../../src/ui/online.ts';
import type { CodeRefusal, Doorstep, DoorstepState, VisitState } from '../../src/ui/same-room.ts';
import type { OpenMatch } from '../../src/ui/services.ts';

export const ME = 'device-0';
export const ROOM = 'AbC-_012345';
export const INVITATION = `https://192.168.178.23:4443/#/join/${ROOM}.${'h'.repeat(22)}.${'S'.repeat(22)}`;

/** A table that answers at once, does the little a screen can see, and can be told to refuse. */
export interface FakeTable extends OnlineTable {
  readonly connection: Signal<Connection>;
  readonly roster: Signal<Roster | null>;
  readonly match: Signal<OpenMatch | null>;
  readonly talk: Signal<readonly TalkLine[]>;
  readonly muted: Signal<readonly DeviceId[]>;
  readonly reign: Signal<Reign | null>;
  /** Whether this device hosts: it may change in the middle. */
  readonly hosting: Signal<boolean>;
  /** What was asked of it, in order. */
  readonly asked: string[];
  refuses: TableRefusal | 'away' | null;
}

interface FakeTableParts {
  readonly roster: Roster | null;
  readonly room?: string;
  readonly hosting?: boolean;
  readonly reach?: Reach;
  readonly reign?: Reign | null;
  readonly doorstep?: Doorstep;
  readonly connection?: Connection;
  readonly match?: OpenMatch | null;
  readonly talk?: readonly TalkLine[];
  readonly muted?: readonly DeviceId[];
  readonly examined?: readonly Examined[];
  readonly removed?: readonly { readonly id: DeviceId; readonly name: string }[];
}

export function fakeTable(parts: FakeTableParts): FakeTable {
  const roster = signal(parts.roster);
  const talk = signal(parts.talk ?? []);
  const muted = signal(parts.muted ?? []);
  const connection = signal<Connection>(parts.connection ?? { is: 'open' });
  const removed = signal(parts.removed ?? []);
  const match = signal<OpenMatch | null>(parts.match ?? null);
  const reach = signal(parts.reach ?? 'anywhere');
  const hosting = signal(parts.hosting === true);
  const asked: string[] = [];

  function place(seat: Seat, part: Partial<RosterSeat>): void {
    const now = roster.value;
    if (now) roster.value = { ...now, seats: now.seats.map((old, n) => (n === seat ? { ...old, ...part } : old)) };
  }
  function device(id: DeviceId, part: Partial<RosterDevice>): void {
    const now = roster.value;
    if (now) {
      roster.value = { ...now, devices: now.devices.map(old => (old.id === id ? { ...old, ...part } : old)) };
    }
  }
  const nameOf = (id: DeviceId): string => roster.value?.devices.find(other => other.id === id)?.name ?? '';

  async function answer(what: string, does: () => void): Ask {
    asked.push(what);
    const { refuses } = table;
    if (refuses !== null) return { ok: false, problem: refuses };
    does();
    return { ok: true, value: undefined };
  }
  const done = async (what: string, does: () => void): Promise<{ ok: true; value: undefined }> => {
    asked.push(what);
    does();
    return { ok: true, value: undefined };
  };

  const host: HostControls = {
    setSeatCount(count) {
      const now = roster.value;
      const empty = rosterOf('.'.repeat(count)).seats;
      if (now) roster.value = { ...now, seats: empty.map((seat, n) => now.seats[n] ?? seat) };
    },
    setBot: (seat, level) =>
      place(seat, { kind: level === null ? 'person' : 'bot', level, holder: null, name: 'Otto' }),
    setOption(id, value) {
      const now = roster.value;
      if (now) roster.value = { ...now, options: { ...now.options, [id]: value } };
    },
    assign: (seat, id) => answer(`assign ${seat} ${id}`, () => place(seat, { holder: id, name: id ? nameOf(id) : '' })),
    setAbsence: (seat, absence) => {
      asked.push(`absence ${seat} ${absence}`);
      place(seat, { absence });
    },
    remove(id) {
      removed.value = [...removed.value, { id, name: nameOf(id) }];
      const now = roster.value;
      if (now) roster.value = { ...now, devices: now.devices.filter(other => other.id !== id) };
    },
    removed,
    letBackIn(id) {
      removed.value = removed.value.filter(other => other.id !== id);
    },
    handOver: to => void asked.push(`hand over ${to}`),
    override: () => void asked.push('override'),
    openToInternet() {
      reach.value = 'anywhere';
    },
    start: () => done('start', () => undefined),
    rematch: () => done('rematch', () => undefined),
    toLobby() {
      const now = roster.value;
      if (now) roster.value = { ...now, phase: 'lobby' };
    },
  };

  const table: FakeTable = {
    room: parts.room ?? ROOM,
    invitation: INVITATION,
    me: ME,
    reach,
    reign: signal(parts.reign ?? null),
    openCards: agreed => void asked.push(`open cards ${agreed}`),
    connection,
    roster,
    match,
    talk,
    rewritten: signal(false),
    muted,
    asked,
    refuses: null,
    mute(id, isMuted) {
      muted.value = isMuted ? [...muted.value, id] : muted.value.filter(other => other !== id);
    },
    sit: (seat, name) => answer(`sit ${seat} ${name}`, () => place(seat, { holder: ME, name, kind: 'person' })),
    stand: seat => answer(`stand ${seat}`, () => place(seat, { holder: null, name: '' })),
    rename: (seat, name) => answer(`rename ${seat} ${name}`, () => place(seat, { name })),
    reclaim: seat => answer(`reclaim ${seat}`, () => place(seat, { absence: 'wait' })),
    ready: ready => answer(`ready ${ready}`, () => device(ME, { ready })),
    be: role => answer(`be ${role}`, () => device(ME, { role })),
    say: (seat, kind, text) =>
      answer(`say ${seat} ${kind} ${text}`, () => {
        talk.value = [...talk.value, { ...lineOf(talk.value.length + 1, text), device: ME, seat, kind }];
      }),
    hosting,
    get host() {
      return hosting.value ? host : null;
    },
    letIn: async () => parts.doorstep ?? fakeDoorstep(),
    examine: async () => parts.examined ?? [],
    retry: anyHost => void asked.push(anyHost ? 'retry with any host' : 'retry'),
    leave: async () => void asked.push('leave'),
    close: () => void asked.push('close'),
  };
  return table;
}

export function fakeOnline(table: OnlineTable, parts: Partial<Online> = {}): Online {
  const myName = signal('Ada');
  return {
    unavailable: null,
    rooms: signal([]),
    myName,
    callMe(name) {
      myName.value = name;
    },
    create: async () => ({ ok: true, value: table.room }),
    remember: async () => ({ ok: true, value: undefined }),
    open: async () => ({ ok: true, value: table }),
    forget: async () => ({ ok: true, value: undefined }),
    visit: async () => ({ ok: true, value: fakeVisit() }),
    testBroker: async () => 'works',
    ...parts,
  };
}

/** Of the device that made the table, with everybody well. */
export const reignOf = (part: Partial<Reign> = {}): Reign => ({
  host: ME,
  kind: 'first',
  epoch: 1,
  ruling: true,
  choosing: false,
  survives: 'yes',
  openCards: null,
  branch: null,
  spared: false,
  ...part,
});

let rooms = 0;

/** A table with a reign. What was said of hosts is remembered by room, so each has its own. */
export const reigningTable = (reign: Partial<Reign>, parts: Partial<Omit<FakeTableParts, 'reign'>> = {}): FakeTable =>
  fakeTable({ roster: rosterOf('012'), room: `room-${rooms++}`, reign: reignOf(reign), ...parts });

export function changeReign({ reign }: FakeTable, part: Partial<Reign>): void {
  reign.value = { ...(reign.value ?? reignOf()), ...part };
}

/** A doorstep or a visit that stands still until a test moves its state. */
export const fakeDoorstep = (state: DoorstepState = { is: 'preparing' }, refusal: CodeRefusal | null = null) => ({
  state: signal(state),
  read: async () => refusal,
  renew: () => undefined,
  close: () => undefined,
});

export const fakeVisit = (state: VisitState = { is: 'looking' }, refusal: CodeRefusal | null = null) => ({
  state: signal(state),
  read: async () => refusal,
  restart: () => undefined,
  close: () => undefined,
});

const NAMES = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana'];

/** A table in a word: a digit is the device that holds the seat, b a bot, a dot nobody. Device 0 hosts. */
export function rosterOf(seats: string, part: Partial<Roster> = {}, names: readonly string[] = NAMES): Roster {
  const persons = [...new Set(seats.replaceAll(/\D/g, '') || '0')].sort();
  return {
    host: 'device-0',
    game: 'lantern',
    rulesVersion: 1,
    options: {},
    phase: 'lobby',
    match: 0,
    seats: seatsOf(seats.length).map(n => seatOf(seats.charAt(n), n, names)),
    devices: persons.map(n => deviceNamed(`device-${n}`, names[Number(n)] ?? '')),
    ...part,
  };
}

export const deviceNamed = (id: DeviceId, name: string, part: Partial<RosterDevice> = {}): RosterDevice => ({
  id,
  name,
  role: 'player',
  online: true,
  ready: false,
  ...part,
});

function seatOf(mark: string, seat: Seat, names: readonly string[]): RosterSeat {
  const isPerson = /\d/.test(mark);
  return {
    name: mark === 'b' ? `Bot ${seat + 1}` : isPerson ? (names[seat] ?? '') : '',
    colour: SEAT_COLOURS[seat] ?? 'amber',
    shape: SEAT_SHAPES[seat] ?? 'circle',
    kind: mark === 'b' ? 'bot' : 'person',
    level: mark === 'b' ? 'steady' : null,
    holder: isPerson ? `device-${mark}` : null,
    absence: 'wait',
  };
}

export const lineOf = (n: number, text: string, part: Partial<TalkLine> = {}): TalkLine => ({
  n,
  device: 'device-1',
  seat: null,
  kind: 'chat',
  text,
  match: 1,
  seq: 0,
  ...part,
});
