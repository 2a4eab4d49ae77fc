import type { Deal } from '../../engine/index.ts';
import type { ChainHash } from '../chain.ts';
import type { DeviceId } from '../roster.ts';
import type { Config, Places } from './quorum.ts';
import type { StoredMove } from './testament.ts';

/** How far a sealed log goes. Compared by epoch, then generation, then entry. */
export interface Position {
  readonly epoch: number;
  readonly generation: number;
  readonly seq: number;
}

export type LogName = Pick<Position, 'epoch' | 'generation'>;

/** Where a reign took the match up: what its host had inherited. */
export interface Accession {
  readonly epoch: number;
  readonly kind: ReignKind;
  readonly match: number;
  readonly seq: number;
  readonly chain: ChainHash;
}

/** That a device held the key of a generation: only then can it know its own token of it. */
export interface Proof {
  readonly over: LogName;
  readonly token: string;
}

export const REIGN_KINDS = ['first', 'elected', 'handed', 'override'] as const;
export type ReignKind = (typeof REIGN_KINDS)[number];

export const NO_VOTES = ['promised', 'host-here', 'longer-log', 'my-turn', 'asleep', 'stranger', 'not-stored'] as const;
/** Why a device does not vote. */
export type NoVote = (typeof NO_VOTES)[number];

/** What devices tell each other so that the table survives its host. Each goes over the direct link of two devices. */
export type SuccessionLetter =
  /** Who I am, whom I follow, how much of the log I have. First over every link, and whenever it changes. */
  | {
      readonly type: 'standing';
      readonly protocol: number;
      readonly rules: number;
      readonly epoch: number;
      readonly host: DeviceId | null;
      readonly promised: number;
      /** The highest epoch it has promised itself to and written down; 0 without a log, because it could not vote either. */
      readonly pledged: number;
      readonly logs: readonly Position[];
    }
  /** I am the host. */
  | {
      readonly type: 'reign';
      readonly epoch: number;
      readonly kind: ReignKind;
      readonly ruling: boolean;
      /** How much of the log it goes on from. */
      readonly from: Position | null;
      readonly proofs: readonly Proof[];
      readonly lineage: readonly Accession[];
    }
  /** A new generation: its devices, this device's share of its key, and all that has happened, sealed. */
  | ({
      readonly type: 'found';
      readonly share: string | null;
      readonly sealed: string;
    } & Founding)
  | ({ readonly type: 'entry'; readonly sealed: string } & Position)
  /** Durable here, up to this entry. */
  | ({ readonly type: 'kept' } & Position)
  /** The generation has taken effect everywhere it must: earlier ones have no say any more. */
  | ({ readonly type: 'settled' } & LogName)
  /** Would you vote for me? Binds nobody, so that somebody who cannot win disturbs no one. */
  | { readonly type: 'poll'; readonly epoch: number; readonly log: Position }
  | {
      readonly type: 'opinion';
      readonly epoch: number;
      readonly no: NoVote | null;
      readonly share: boolean;
      readonly promised: number;
    }
  | { readonly type: 'call'; readonly epoch: number; readonly log: Position }
  | { readonly type: 'vote'; readonly epoch: number; readonly share: string | null }
  | { readonly type: 'no-vote'; readonly epoch: number; readonly no: NoVote; readonly promised: number }
  /** You are the host from now on. Holds everything, in the clear: it is meant for the one device that may see it all. */
  | {
      readonly type: 'hand';
      readonly epoch: number;
      readonly from: Position;
      readonly proof: Proof;
      readonly lineage: readonly Accession[];
      readonly configs: readonly Config[];
      readonly testament: unknown;
    }
  | { readonly type: 'open-cards'; readonly agreed: boolean };

/** What everybody may know of a generation. */
export interface Founding extends LogName {
  readonly host: DeviceId;
  readonly config: Config;
  /** Earlier configurations that must agree as well, until this one is settled. */
  readonly priors: readonly Config[];
  readonly places: Places;
  /** For each device a hash of the token that would prove that it holds the key. */
  readonly marks: Readonly<Record<DeviceId, string>>;
}

export interface Post {
  readonly to: DeviceId;
  readonly letter: SuccessionLetter;
}

/** A match as it is stored: everything else is its replay. */
export interface Book {
  readonly id: string;
  readonly deal: Deal;
  readonly moves: readonly StoredMove[];
}

export const comparePositions = (a: Position, b: Position): number =>
  a.epoch - b.epoch || a.generation - b.generation || a.seq - b.seq;

export const sameLog = (a: LogName, b: LogName): boolean => a.epoch === b.epoch && a.generation === b.generation;
