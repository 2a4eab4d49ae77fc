import type { Seat } from '../engine/index.ts';
import type { ChainHash } from './chain.ts';
import type { Change } from './change.ts';
import type { ToldTime } from './clock.ts';
import type { Role, Roster, TableRefusal, TalkKind, TalkLine, TurnedAway } from './roster.ts';

/** Raised whenever an old device would misunderstand a new one. It meets its like in the handshake. */
export const PROTOCOL = 4;

/** What a device asks of the table. Each is answered, by its id. */
export type Ask =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: unknown }
  | { readonly type: 'call-me'; readonly name: string }
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'stand'; readonly seat: Seat }
  | { readonly type: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'reclaim'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'be'; readonly role: Role }
  /** Holds the open window for this seat, without saying whose wish it was. */
  | { readonly type: 'wait'; readonly seat: Seat }
  /** For everybody, in this phase. */
  | { readonly type: 'more-time' }
  | { readonly type: 'say'; readonly seat: Seat | null; readonly kind: TalkKind; readonly text: string };

/** What only a host that rules takes. */
export const isPlay = ({ type }: Pick<Ask, 'type'>): boolean =>
  type === 'act' || type === 'wait' || type === 'more-time';

type Timely = Extract<Ask, { type: 'wait' | 'more-time' }>;

/**
 * An ask on its way. A link may break under it and a bot may decide meanwhile, so an act says which moment its device
 * was looking at: what was meant for one decision is never taken for the next.
 */
export type SentAsk =
  | Exclude<Ask, { type: 'act' } | Timely>
  | (Extract<Ask, { type: 'act' }> & Looking)
  | (Extract<Ask, { type: 'wait' }> & LookingAtClock)
  | (Extract<Ask, { type: 'more-time' }> & LookingAtClock);

export interface Looking {
  readonly match: number;
  readonly seq: number;
}

/** Which clock its device was looking at: after how many moves it had begun. */
export interface LookingAtClock {
  readonly match: number;
  readonly moment: number;
}

/** The ask, with what its device is looking at. */
export function lookingAt(ask: Ask, { match, seq }: Looking, time: ToldTime | null): SentAsk {
  if (ask.type === 'act') return { ...ask, match, seq };
  // Where no clock runs nothing began, and the table says so.
  if (ask.type === 'wait' || ask.type === 'more-time') return { ...ask, match, moment: time?.began ?? 0 };
  return ask;
}

/** Every letter carries the epoch its sender lives in; a lower one than one's own is refused. */
export type ToHost =
  | { readonly type: 'ask'; readonly epoch: number; readonly id: string; readonly ask: SentAsk }
  /** `have`: the last move of match `match` this device has seen; -1 when it has seen none of it. */
  | { readonly type: 'resync'; readonly epoch: number; readonly match: number; readonly have: number }
  | { readonly type: 'leave'; readonly epoch: number };

/** What everybody saw of one move. */
export interface Step {
  readonly change: Change | null;
  readonly events: readonly unknown[];
}

interface Moment {
  readonly epoch: number;
  /** Which match of the evening, and how many moves have been made in it. */
  readonly match: number;
  readonly seq: number;
  readonly chain: ChainHash;
  /** Absent where nothing runs down. */
  readonly time?: ToldTime;
}

/** What a seat saw of one move besides what everybody did; null where that is the same. */
export interface OwnStep {
  readonly seat: Seat;
  readonly change: Change | null;
  readonly events: readonly unknown[] | null;
  /** How often this seat may still say "Wait"; absent in a game without windows. */
  readonly waits?: number;
}

export interface OwnWhole {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly events: readonly unknown[];
  readonly waits?: number;
}

export type ToGuest =
  | { readonly type: 'roster'; readonly epoch: number; readonly roster: Roster }
  | (Moment & { readonly type: 'scene'; readonly all: Step; readonly own: readonly OwnStep[] })
  /**
   * All this device may know. `first` is what everybody saw of the deal, and the steps are all that followed; or
   * `first` is null, and they are what followed move `from`.
   */
  | (Moment & {
      readonly type: 'whole';
      readonly from: number;
      readonly first: unknown;
      readonly steps: readonly Step[];
      readonly own: readonly OwnWhole[];
    })
  /** The clock has changed without a move. Told to everybody, whoever made it change; `waits` are the device's own. */
  | {
      readonly type: 'time';
      readonly epoch: number;
      readonly match: number;
      readonly time: ToldTime | null;
      readonly waits: readonly { readonly seat: Seat; readonly left: number }[];
    }
  | { readonly type: 'answer'; readonly epoch: number; readonly id: string; readonly refusal: TableRefusal | null }
  | { readonly type: 'talk'; readonly epoch: number; readonly lines: readonly TalkLine[] }
  | { readonly type: 'sorry'; readonly epoch: number; readonly why: TurnedAway };
