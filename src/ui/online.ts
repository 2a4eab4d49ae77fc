import type { ReadonlySignal } from '@preact/signals';
import type { BotLevel, BySeat, Options, Seat } from '../engine/index.ts';
import type { Absence, DeviceId, Role, Roster, TableRefusal, TalkKind, TalkLine } from '../table/index.ts';
import type { Doorstep, Visit } from './same-room.ts';
import type { Done, OpenMatch, SeatPlan, StorageProblem } from './services.ts';

/** Why no table can be shared from this page. */
export type Unavailable = 'insecure-page' | 'no-webrtc';

/** What a join link carries in its fragment: `#/join/<room>.<host>.<secret>`. */
export interface JoinAddress {
  readonly room: string;
  readonly host: DeviceId;
  readonly secret: string;
}

/** `here`: by codes from screen to screen, in one room, and nothing is asked of any server. `anywhere`: by link too. */
export type Reach = 'here' | 'anywhere';

export interface NewTable {
  readonly reach: Reach;
  readonly game: string;
  /** Persons' seats begin empty, except those the host takes here: the first `here` of them. */
  readonly seats: BySeat<SeatPlan>;
  readonly here: number;
  readonly options: Options;
}

/** A table this device hosts or has been at. */
export interface RoomSummary {
  readonly room: string;
  readonly hosting: boolean;
  readonly reach: Reach;
  readonly game: string | null;
  /** The match on the table of a hosted room: on the home screen it leads to the table. */
  readonly matchId: string | null;
  /** Who was there when we last heard, by name. */
  readonly people: readonly string[];
  readonly seenAt: number;
}

export interface Online {
  readonly unavailable: Unavailable | null;
  /** Newest first. */
  readonly rooms: ReadonlySignal<readonly RoomSummary[]>;
  /** What others call whoever owns this device; empty until they have said it. */
  readonly myName: ReadonlySignal<string>;
  callMe(name: string): void;
  /** Makes a table and answers with its room. */
  create(table: NewTable): Promise<Done<string, StorageProblem>>;
  /** Remembers a table somebody invited us to, so that it can be opened and come back to. */
  remember(address: JoinAddress): Promise<Done<void, StorageProblem>>;
  /** Sits down at a table, as its host or as a guest. It is open once only on this device. */
  open(room: string): Promise<Done<OnlineTable, StorageProblem>>;
  /** Takes a table off the home screen. A hosted one is closed for good; its matches stay on the shelf. */
  forget(room: string): Promise<Done<void, StorageProblem>>;
  /** Comes to a table by reading a code off another screen. With a room: back to that one, and to no other. */
  visit(room?: string): Promise<Done<Visit, StorageProblem>>;
  /** Asks the broker of the settings whether it is there. */
  testBroker(): Promise<'works' | 'unreachable' | 'not-a-broker'>;
}

/** Why this device cannot be at the table. Each has its own sentence and its own way out. */
export type JoinProblem =
  | 'stranger'
  | 'impostor'
  | 'another-host'
  | 'we-are-older'
  | 'they-are-older'
  | 'removed'
  | 'table-full'
  | 'abuse'
  | 'host-left'
  | 'unknown-game';

/** `apart`: nobody at the table can be reached without reading a code again. */
export type Trouble = 'broker-down' | 'host-away' | 'unreachable' | 'no-network' | 'apart';

export type Connection =
  /** It goes on trying by itself. `trouble` says what stands in the way, as far as is known. */
  | { readonly is: 'trying'; readonly trouble: Trouble | null }
  | { readonly is: 'open' }
  | { readonly is: 'refused'; readonly why: JoinProblem };

/** Who runs the table now, and what becomes of it without them. */
export interface Reign {
  readonly host: DeviceId;
  /** How they came to it: by making the table, by being chosen when the host was lost, by being handed it, or because
   * the people in the room said so. */
  readonly kind: 'first' | 'elected' | 'handed' | 'override';
  /** Raised with every change of host: what was said of an earlier one is no news. */
  readonly epoch: number;
  /** False while so many are out of reach that they could choose another host: nothing is decided meanwhile. */
  readonly ruling: boolean;
  /** The host is lost, and those who are here are choosing another. */
  readonly choosing: boolean;
  /**
   * Whether the table could go on without its host: by most of the others; not at all with two devices, who would have to
   * agree to open the cards first; not at all with one.
   */
  readonly survives: 'yes' | 'only-with-open-cards' | 'no';
  /** At a table of two: who has agreed to open the cards, so that either could host. */
  readonly openCards: { readonly here: boolean; readonly there: boolean } | null;
  /** A match this device went on with alone while others hosted, as it is called on the shelf. Null if there is none. */
  readonly branch: string | null;
  /** Another device hosts because the battery of this one is low. */
  readonly spared: boolean;
}

export type Ask = Promise<Done<void, TableRefusal | 'away'>>;

/** A table of several devices, as this one sees it. */
export interface OnlineTable {
  readonly room: string;
  /** The link that invites others, whole. */
  readonly invitation: string;
  readonly me: DeviceId;
  readonly reach: ReadonlySignal<Reach>;
  /** The way to the host; for the host itself, the way to the broker: `trouble` then is `broker-down` or null. */
  readonly connection: ReadonlySignal<Connection>;
  /** Null until the host has first been heard. */
  readonly roster: ReadonlySignal<Roster | null>;
  /** The match on the table; another one after a rematch. */
  readonly match: ReadonlySignal<OpenMatch | null>;
  /** The newest last. */
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** The host has told another history of the match than before: it lost moves, or worse. */
  readonly rewritten: ReadonlySignal<boolean>;
  /** Devices this one does not want to hear. Kept with the room. */
  readonly muted: ReadonlySignal<readonly DeviceId[]>;
  mute(device: DeviceId, muted: boolean): void;

  /** Takes an empty seat for somebody on this device, by name. */
  sit(seat: Seat, name: string): Ask;
  stand(seat: Seat): Ask;
  rename(seat: Seat, name: string): Ask;
  /** Takes back a seat of ours from the bot that stands in. */
  reclaim(seat: Seat): Ask;
  ready(ready: boolean): Ask;
  be(role: Role): Ask;
  say(seat: Seat | null, kind: TalkKind, text: string): Ask;

  readonly reign: ReadonlySignal<Reign | null>;
  /** At a table of two: whether either device may know everything, so that the table survives the other. */
  openCards(agreed: boolean): void;

  /** What only the host may do; null on a guest's device. It comes and goes with the reign, as a signal's value does. */
  readonly host: HostControls | null;

  /** Lets somebody in by a code on this screen. Ask for the camera first: it un-hides this device's addresses. */
  letIn(): Promise<Doorstep>;
  /** How this device reaches each other one. */
  examine(): Promise<readonly Examined[]>;
  /** Tries at once what it would try again in a moment; on the people's word, with whoever hosts and knows the secret. */
  retry(anyHost?: boolean): void;
  /**
   * Gives up this device's seats, and forgets the table. A host hands it over first, if there is anybody to take it;
   * otherwise it is closed for everybody.
   */
  leave(): Promise<void>;
  /** The screen goes away; the place at the table stays. */
  close(): void;
}

export interface HostControls {
  setSeatCount(seats: number): void;
  setBot(seat: Seat, level: BotLevel | null): void;
  setOption(id: string, value: string): void;
  /** Puts a device on a seat, or empties it. In a match, the device sees that seat's secrets from then on. */
  assign(seat: Seat, device: DeviceId | null): Ask;
  setAbsence(seat: Seat, absence: Absence): void;
  /** The device stays out until it is let back in. */
  remove(device: DeviceId): void;
  readonly removed: ReadonlySignal<readonly { readonly id: DeviceId; readonly name: string }[]>;
  letBackIn(device: DeviceId): void;
  /** Another device hosts from now on, and can see everything; null for whoever is best placed. */
  handOver(to: DeviceId | null): void;
  /** Everybody who matters is here, say the people: the others are not waited for. */
  override(): void;
  /** From now on others may come by link too. */
  openToInternet(): void;
  /** Empty seats are filled with bots. */
  start(): Promise<Done<void, StorageProblem>>;
  /** The same people, a new deal; or back to the lobby to change something first. */
  rematch(): Promise<Done<void, StorageProblem>>;
  toLobby(): void;
}

/** How one other device is reached. */
export interface Examined {
  readonly device: DeviceId;
  readonly name: string;
  /** `through-host`: messages go by way of the host. `away`: not at all, now. */
  readonly path: 'same-network' | 'direct' | 'relayed' | 'unknown' | 'through-host' | 'away';
  /** Milliseconds there and back; null when not measured. */
  readonly roundTrip: number | null;
}
