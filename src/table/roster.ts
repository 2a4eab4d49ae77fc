import type { BotLevel, BySeat, Options, Seat } from '../engine/index.ts';

/** The id of a device: made from its key, so nobody can take another's. */
export type DeviceId = string;

export const ROLES = ['player', 'display'] as const;
/** A display shows the public board large, on a television or a tablet; it holds no seat. */
export type Role = (typeof ROLES)[number];

export const ABSENCES = ['wait', 'bot-for-now', 'bot-for-good'] as const;
/** What the table does about a seat whose device is away. */
export type Absence = (typeof ABSENCES)[number];

export interface RosterDevice {
  readonly id: DeviceId;
  readonly name: string;
  readonly role: Role;
  readonly online: boolean;
  readonly ready: boolean;
}

/** A seat as everybody at the table may see it. */
export interface RosterSeat {
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
  readonly kind: 'person' | 'bot';
  /** Of the bot that sits here, or of the one that stands in. */
  readonly level: BotLevel | null;
  /** The device of the person; null for a bot and for an empty seat. */
  readonly holder: DeviceId | null;
  readonly absence: Absence;
}

export type TablePhase = 'lobby' | 'playing' | 'over';

/** Who is at the table and what is played: all of it public. */
export interface Roster {
  readonly host: DeviceId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly phase: TablePhase;
  /** Which match of the evening this is, counted from 1; 0 before the first deal. */
  readonly match: number;
  readonly seats: BySeat<RosterSeat>;
  readonly devices: readonly RosterDevice[];
}

export const TALK_KINDS = ['chat', 'claim', 'reaction'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** One line of talk. It may be false, and it changes nothing. */
export interface TalkLine {
  /** Counted from 1 at this table. */
  readonly n: number;
  /** Who said it: always a device, or null for a bot. */
  readonly device: DeviceId | null;
  readonly seat: Seat | null;
  readonly kind: TalkKind;
  /** Plain text; for a claim a code of the game's own, for a reaction one of ours. */
  readonly text: string;
  /** Which match, and how many moves had been made. */
  readonly match: number;
  readonly seq: number;
}

export const REACTIONS = ['laugh', 'gasp', 'doubt', 'clap', 'heart', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Why the table said no to a device. */
export type TableRefusal =
  | 'match-over'
  | 'not-your-decision'
  | 'illegal-action'
  | 'not-your-seat'
  | 'seat-taken'
  | 'table-full'
  /** It cannot be done at this point: sitting down in the middle of a match, acting in the lobby. */
  | 'not-now'
  | 'too-fast'
  /** The host could not store the move: it did not happen. */
  | 'not-stored';

/** Why the table turned a device away for good. */
export type TurnedAway = 'removed' | 'table-full' | 'abuse' | 'host-left';
