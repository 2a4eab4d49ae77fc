import type { Actor, BotLevel, BySeat, Claim, Match, Options, Seat } from '../engine/index.ts';
import { seatsOf } from '../engine/index.ts';
import type { ChainHash } from './chain.ts';
import type { TimedNow } from './clock.ts';
import type { Looking, Step, ToGuest } from './messages.ts';
import type { Pacing } from './pacing.ts';
import type { DeviceId, Role, Roster, RosterSeat, TablePhase, TableRefusal, TalkLine, TurnedAway } from './roster.ts';
import type { ShownWindow } from './window.ts';

/** The table as its host holds it. Plain data; everything that happens to it goes through `hostStep`. */
export interface Host {
  readonly me: DeviceId;
  readonly epoch: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly phase: TablePhase;
  /** Which match of the evening this is; 0 before the first. */
  readonly matchNumber: number;
  readonly seats: BySeat<RosterSeat>;
  /** Also those who are gone: what they asked is not done twice, and misdeeds are not forgotten, when they come back. */
  readonly devices: Readonly<Record<DeviceId, HostDevice>>;
  /** By id, with the name they had. They stay out. */
  readonly removed: Readonly<Record<DeviceId, string>>;
  readonly playing: Playing | null;
  /** The move being stored, and what comes after it. */
  readonly writing: { readonly acting: Acting; readonly after: Playing } | null;
  readonly waiting: readonly Acting[];
  /** The clocks, and the answers that nobody may see yet. */
  readonly pacing: Pacing<Acting>;
  readonly talk: readonly TalkLine[];
}

export interface HostDevice {
  readonly name: string;
  readonly role: Role;
  readonly online: boolean;
  readonly ready: boolean;
  /** What this device was last sent of the match; null when it must be sent all of it. */
  readonly sent: Sent | null;
  /** The newest last; an ask that comes again gets the same answer again, and does nothing. */
  readonly answered: readonly Answered[];
  readonly letters: Bucket;
  readonly lines: Bucket;
  readonly strikes: Bucket;
}

export interface Answered {
  readonly id: string;
  readonly refusal: TableRefusal | null;
}

/** Fills with every letter, and leaks with time. */
export interface Bucket {
  readonly level: number;
  readonly at: number;
}

export interface Sent {
  readonly match: number;
  readonly seq: number;
  readonly own: Readonly<Record<number, OwnValue>>;
}

export interface OwnValue {
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** What everybody sees of a moment. */
export interface PublicValue {
  readonly view: unknown;
  readonly awaited: readonly Actor[];
  readonly outcome: unknown;
  /** Absent where none is open. */
  readonly window?: ShownWindow;
}

export interface Playing {
  /** Of the stored match. */
  readonly id: string;
  readonly match: Match<unknown>;
  readonly events: readonly unknown[];
  readonly chain: ChainHash;
  readonly first: PublicValue;
  readonly all: PublicValue;
  readonly steps: readonly Step[];
  /** For each seat, after which move what it has to decide now came up. */
  readonly since: BySeat<number>;
  /** What time may decide now; and the phase that a window was opened in. */
  readonly timed: TimedNow | null;
  readonly phase: TimedNow | null;
}

/** Somebody's move on its way: of a device, or of the table itself for a bot or the clock. */
export interface Acting {
  readonly from: DeviceId | null;
  readonly id: string;
  readonly actor: Actor;
  readonly action: unknown;
  readonly claim: Claim | null;
  /** The moment its device was looking at; null for the table itself, which is never behind. */
  readonly looking: Looking | null;
  /** The moment that a strike of the clock, or an answer of a closing window, was set for: it is played at no other. */
  readonly set?: SetFor;
}

export interface SetFor {
  readonly match: number;
  readonly began: number;
}

export interface Letter {
  readonly to: DeviceId;
  readonly letter: ToGuest;
}

export type Write =
  /** Must be durable before `stored` is said. */
  | {
      readonly type: 'move';
      readonly match: string;
      readonly n: number;
      readonly actor: Actor;
      readonly action: unknown;
      readonly intent: string | null;
      readonly over: boolean;
    }
  /** Seats, devices or talk have changed. */
  | { readonly type: 'room' };

export interface HostStep {
  readonly host: Host;
  /** In the order it must be delivered. Letters to the host's own device are answers to its own asks. */
  readonly post: readonly Letter[];
  readonly writes: readonly Write[];
  /** Answers to what the table did for a bot or the clock. */
  readonly settled: readonly Answered[];
  /** Links to close, after the post has gone out. */
  readonly closes: readonly { readonly device: DeviceId; readonly why: TurnedAway | 'left' }[];
}

export const still = (host: Host): HostStep => ({ host, post: [], writes: [], settled: [], closes: [] });

/** One thing after another: the second begins where the first ended. */
export function followedBy(first: HostStep, next: (host: Host) => HostStep): HostStep {
  const second = next(first.host);
  return {
    host: second.host,
    post: [...first.post, ...second.post],
    writes: [...first.writes, ...second.writes],
    settled: [...first.settled, ...second.settled],
    closes: [...first.closes, ...second.closes],
  };
}

export const rosterOf = (host: Host): Roster => ({
  host: host.me,
  game: host.game,
  rulesVersion: host.rulesVersion,
  options: host.options,
  phase: host.phase,
  match: host.matchNumber,
  seats: host.seats,
  devices: Object.entries(host.devices)
    .filter(([id]) => isAtTable(host, id))
    .map(([id, { name, role, online, ready }]) => ({ id, name, role, online, ready })),
});

/** Somebody with a seat is only away. Whoever merely watched is gone, and only remembered. */
export const isAtTable = (host: Host, device: DeviceId): boolean =>
  host.devices[device]?.online === true || seatsHeldBy(host, device).length > 0;

export const seatsHeldBy = ({ seats }: Pick<Host, 'seats'>, device: DeviceId): readonly Seat[] =>
  seatsOf(seats.length).filter(n => seats[n]?.holder === device);

/** Whether a bot plays this seat at this moment, and which. */
export function botAt({ seats, devices }: Host, seat: Seat): BotLevel | null {
  const held = seats[seat];
  if (!held) return null;
  const level = held.level ?? 'steady';
  if (held.kind === 'bot') return level;
  switch (held.absence) {
    case 'wait':
      return null;
    case 'bot-for-good':
      return level;
    case 'bot-for-now':
      return held.holder !== null && devices[held.holder]?.online ? null : level;
  }
}

export function withDevice(host: Host, id: DeviceId, part: Partial<HostDevice>): Host {
  const device = host.devices[id];
  return device ? { ...host, devices: { ...host.devices, [id]: { ...device, ...part } } } : host;
}

/** What devices and bots have asked, and nobody has answered yet. */
export const underWay = ({ writing, waiting, pacing }: Host): readonly Acting[] => [
  ...(writing ? [writing.acting] : []),
  ...waiting,
  ...allHeld({ pacing }),
];

/** All that the host holds until a window closes. */
export const allHeld = ({ pacing: { window } }: Pick<Host, 'pacing'>): readonly Acting[] =>
  window ? [...Object.values(window.held), ...window.lapsed] : [];

export const withSeat = (host: Host, seat: Seat, part: Partial<RosterSeat>): Host => ({
  ...host,
  seats: host.seats.map((held, n) => (n === seat ? { ...held, ...part } : held)),
});
