import type { AnyRules, Claim, Seat } from '../../engine/index.ts';
import type { Guest } from '../guest.ts';
import type { HostCommand } from '../host-seats.ts';
import type { Answered, Host, HostStep, Write } from '../host-state.ts';
import type { HostInput } from '../host.ts';
import type { Ask, SentAsk, ToGuest, ToHost } from '../messages.ts';
import type { Parcel } from '../pieces.ts';
import type { RoomState } from '../room-state.ts';
import type { DeviceId, RosterSeat, TurnedAway } from '../roster.ts';
import type { Accession, Book, LogName, Position, Proof, ReignKind, SuccessionLetter } from './letters.ts';
import type { Config, Places } from './quorum.ts';
import type { MemberRecord } from './record.ts';
import type { LogKey } from './seal.ts';
import type { SealedLog } from './sealed-log.ts';

/** A device at a table: its host, or one of those who follow a host and could become the next. Plain data. */
export interface Member {
  readonly me: DeviceId;
  readonly room: string;
  /** Of the host it follows, or is. */
  readonly epoch: number;
  /** Whom it follows; itself when it is the host; null before it has heard of any. */
  readonly host: DeviceId | null;
  /** How that host came to it. */
  readonly kind: ReignKind;
  /** The highest epoch it has voted for or followed. Nothing below it is heard any more. */
  readonly promised: number;
  /** The highest that it has also written down. */
  readonly pledged: number;
  readonly peers: Readonly<Record<DeviceId, Peer>>;
  readonly guest: Guest;
  /** The long letter that is coming in. */
  readonly parcel: Parcel | null;
  readonly reign: Reign | null;
  readonly campaign: Campaign | null;
  /** The log it can answer for; and one that has been founded and does not count before its first entry. */
  readonly log: SealedLog | null;
  readonly next: SealedLog | null;
  /** What it knew successors by in earlier generations. */
  readonly trail: readonly Trail[];
  readonly lineage: readonly Accession[];
  readonly storing: Storing;
  readonly tickedAt: number;
  /** It was asleep, or has just begun: until then it judges nobody. */
  readonly dazedUntil: number;
  /** Since when the host is not there, or does not rule. */
  readonly lostSince: number | null;
  /** It does not stand before this. */
  readonly standAt: number;
  /** It has given its vote, and until then nobody else gets its word. */
  readonly votedUntil: number;
  /** It knows to have more of the log than somebody who stood. */
  readonly eager: boolean;
  /** The people here want to leave once somebody else is the host. */
  readonly leaving: boolean;
  readonly nagAt: number;
}

/** Another device, as far as this one has heard. */
export interface Peer {
  readonly up: boolean;
  /** Speaks the same protocol and the same rules, so it may vote and be voted for. Null before it has said so. */
  readonly able: boolean | null;
  /** What it said it speaks, for when this device learns the rules later. */
  readonly speaks: { readonly protocol: number; readonly rules: number } | null;
  readonly epoch: number;
  readonly follows: DeviceId | null;
  readonly promised: number;
  readonly pledged: number;
  readonly logs: readonly Position[];
  /** Not heard since this device was asleep. */
  readonly stale: boolean;
  /** What it says of its own reign, believed or not yet. */
  readonly claim: Extract<SuccessionLetter, { type: 'reign' }> | null;
  /** This device has come to its table over this link. */
  readonly followed: boolean;
  readonly downSince: number;
  /** Since when it has been ahead of this host's epoch. */
  readonly aheadSince: number | null;
}

export interface Trail extends LogName {
  readonly marks: Readonly<Record<DeviceId, string>>;
}

export interface Campaign {
  readonly epoch: number;
  readonly stage: 'polling' | 'calling' | 'opening';
  readonly since: number;
  readonly log: Position;
  /** Every one of these must elect. */
  readonly configs: readonly Config[];
  /** A host that stands again holds the key, and needs no shares. */
  readonly keyed: boolean;
  /** Who would vote, and whether with a share. */
  readonly yes: Readonly<Record<DeviceId, boolean>>;
  readonly votes: Readonly<Record<DeviceId, string | null>>;
}

/** A host, and what it takes for the table to survive it. */
export interface Reign {
  readonly host: Host;
  readonly book: Book | null;
  /** Which of the legal actions each move was; null when that is to be found out. */
  readonly choices: readonly number[] | null;
  readonly kind: ReignKind;
  /** Durable, and therefore said aloud. */
  readonly announced: boolean;
  /** Nobody voted for a host that was handed the table: it rules once those follow it who could have elected it. */
  readonly sure: boolean;
  /** What this device was, should the reign not become durable. */
  readonly before: Pick<Member, 'epoch' | 'host' | 'kind' | 'promised'> | null;
  readonly from: Position | null;
  readonly proofs: readonly Proof[];
  readonly places: Places;
  /** The last one used in this epoch. */
  readonly generation: number;
  /** All that must agree before something counts as durable: the current one, and those it has not settled yet. */
  readonly configs: readonly Config[];
  readonly key: LogKey | null;
  readonly log: SealedLog | null;
  readonly shares: Readonly<Record<DeviceId, string>>;
  /** How much of the log is durable at each device. */
  readonly acked: Readonly<Record<DeviceId, number>>;
  readonly founding: FoundingNow | null;
  /** Something has changed that only a new generation can say. */
  readonly refound: boolean;
  /** The room as the log tells it. */
  readonly logged: RoomState | null;
  /** Played, and not yet durable enough to be called so. */
  readonly unconfirmed: readonly { readonly seq: number; readonly to: DeviceId; readonly id: string }[];
  /** What this reign began with is durable enough; before, none of its old moves is called so. */
  readonly proven: boolean;
  /** Of the people at this device, not yet answered. */
  readonly asks: readonly { readonly id: string; readonly ask: SentAsk }[];
  /** Acts that wait until the generation under way is founded. */
  readonly held: readonly HostInput[];
  /** Who has agreed to open the cards, at a table of two. */
  readonly agreed: readonly DeviceId[];
  readonly wish: { readonly to: DeviceId | null; readonly leaving: boolean; readonly since: number } | null;
  readonly abdicated: Abdication | null;
  /** What everybody was last told. */
  readonly saidRuling: boolean;
}

export interface FoundingNow {
  readonly since: number;
  readonly config: Config;
  readonly key: LogKey;
  readonly log: SealedLog;
  readonly logged: RoomState;
  readonly stored: boolean;
  readonly shares: Readonly<Record<DeviceId, string>> | null;
  readonly sent: boolean;
  readonly kept: readonly DeviceId[];
}

export interface Abdication {
  readonly to: DeviceId;
  readonly leaving: boolean;
  readonly letter: Extract<SuccessionLetter, { type: 'hand' }>;
}

export interface Storing {
  readonly ticket: number;
  /** Something could not be stored: until all of it is, nothing is confirmed and nobody gets a vote. */
  readonly failing: boolean;
  readonly pending: readonly Pending[];
  /** Branches that could not be stored yet. */
  readonly owed: readonly MemberWrite[];
}

export interface Pending {
  readonly ticket: number;
  readonly later: readonly MemberPost[];
  readonly afterwards: readonly Then[];
  readonly branches: readonly MemberWrite[];
}

/** What is done once something is durable. */
export type Then =
  | { readonly do: 'announce'; readonly epoch: number }
  | { readonly do: 'pledge'; readonly epoch: number }
  | { readonly do: 'send-founding'; readonly generation: number }
  | { readonly do: 'confirm'; readonly to: DeviceId; readonly id: string }
  | { readonly do: 'count-own-vote'; readonly epoch: number }
  /** Everything up to these has been stored again. */
  | { readonly do: 'recover'; readonly logs: readonly Position[] };

export type MemberInput =
  /** A link to that device, proved to be its own, is there; or has ended. */
  | { readonly type: 'link-up'; readonly device: DeviceId }
  | { readonly type: 'link-down'; readonly device: DeviceId }
  | { readonly type: 'letter'; readonly from: DeviceId; readonly text: string }
  /** At least every half second. */
  | { readonly type: 'tick' }
  /** The rules of the game have been fetched: the others may know that this device can play it. */
  | { readonly type: 'learnt' }
  /** A batch is durable, or could not be made so. */
  | { readonly type: 'stored'; readonly ticket: number; readonly ok: boolean }
  /** The host's move is durable in its own storage, or could not be made so. */
  | { readonly type: 'move-stored'; readonly ok: boolean }
  | {
      readonly type: 'split';
      readonly epoch: number;
      readonly generation: number;
      readonly shares: readonly string[] | null;
    }
  | { readonly type: 'combined'; readonly epoch: number; readonly key: LogKey | null }
  /** The people at this device. */
  | { readonly type: 'ask'; readonly id: string; readonly ask: Ask }
  | { readonly type: 'open-cards'; readonly agreed: boolean }
  /** For good. A host hands over first. */
  | { readonly type: 'leave' }
  /** What follows does something at the host only. */
  | {
      readonly type: 'table-acts';
      readonly id: string;
      readonly actor: Seat;
      readonly action: unknown;
      readonly claim: Claim | null;
    }
  | { readonly type: 'dealt'; readonly book: Book; readonly seats: readonly RosterSeat[] }
  | { readonly type: 'command'; readonly command: HostCommand }
  /** Null: to whoever is best placed. */
  | { readonly type: 'hand-over'; readonly to: DeviceId | null; readonly leaving: boolean }
  /** This device had better not host: its page is closing, so that only what is said at once is said, or its battery is low. */
  | { readonly type: 'give-way'; readonly closing: boolean }
  /** The people say that everybody who matters is here. */
  | { readonly type: 'override' };

/** All that a member does not know by itself. */
export interface World {
  readonly rules: AnyRules;
  readonly now: number;
  /** So many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
}

export interface MemberPost {
  readonly to: DeviceId;
  readonly letter: SuccessionLetter | ToGuest | ToHost;
}

export type MemberWrite =
  | { readonly type: 'record'; readonly record: MemberRecord }
  /** Text number `seq` of a log; what was stored under that number before is replaced. */
  | { readonly type: 'sealed'; readonly log: LogName; readonly seq: number; readonly text: string }
  | { readonly type: 'forget'; readonly log: LogName }
  /** The match this device hosts from now on; what was stored under its id before is replaced. */
  | { readonly type: 'adopt'; readonly book: Book | null; readonly room: RoomState }
  /** The room as it is now, where more hangs on it than on any other change of it. */
  | { readonly type: 'room'; readonly room: RoomState }
  /** What this device had played beyond what the table knows: to be kept as a match of its own. */
  | { readonly type: 'branch'; readonly book: Book; readonly common: number; readonly room: RoomState };

/** To be stored in order, each all or nothing, and confirmed by `stored`. */
export interface Batch {
  readonly ticket: number;
  readonly writes: readonly MemberWrite[];
}

/** What takes time, or a library that does; the answer comes back as an input. */
export type Work =
  | {
      readonly type: 'split';
      readonly epoch: number;
      readonly generation: number;
      readonly secret: LogKey;
      readonly shares: number;
      readonly need: number;
    }
  | { readonly type: 'combine'; readonly epoch: number; readonly shares: readonly string[] };

export interface MemberStep {
  readonly member: Member;
  readonly post: readonly MemberPost[];
  readonly batch: Batch | null;
  /** The host's moves and room, stored as ever; a move is confirmed by `move-stored`. */
  readonly writes: readonly Write[];
  readonly work: readonly Work[];
  /** Answers to what the people at this device asked. */
  readonly answers: readonly Answered[];
  readonly settled: readonly Answered[];
  readonly closes: HostStep['closes'];
  readonly turnedAway: TurnedAway | null;
}
