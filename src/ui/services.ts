import type { ReadonlySignal } from '@preact/signals';
import type { BotLevel, BySeat, Options, Refusal, Said, Seat, Viewer } from '../engine/index.ts';
import type { Game, Title } from '../games/catalogue.ts';
import type { AnyScene, TableRefusal } from '../table/index.ts';
import type { OpenWindow, Person, TimeLeft } from './game-ui.ts';
import type { Online } from './online.ts';

/** A seat as it was set up: a bot has a level, a person has none. */
export interface SeatPlan extends Person {
  readonly level: BotLevel | null;
}

export interface NewMatch {
  readonly game: string;
  readonly name: string;
  readonly seats: BySeat<SeatPlan>;
  readonly options: Options;
}

export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: BySeat<SeatPlan>;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly moves: number;
  /** `unreadable`: the record is damaged or from a newer version. It is kept, and can still be exported. */
  readonly status: 'running' | 'over' | 'unreadable';
}

/** Why storage could not do what was asked. Nothing already stored is lost by any of them. */
export type StorageProblem =
  | 'storage-full'
  | 'storage-closed'
  | 'not-found'
  | 'damaged'
  | 'newer-version'
  /** The match was begun under rules that have changed since; it can be exported, not continued. */
  | 'older-version'
  | 'unknown-game'
  /** Another tab or window of this device has the match open: go on there, or close it there first. */
  | 'open-elsewhere';

export type ImportProblem =
  | 'not-a-save'
  | 'damaged'
  | 'newer-version'
  | 'older-version'
  | 'unknown-game'
  | 'too-large'
  | 'storage-full'
  | 'storage-closed';

export type Done<T, Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export interface MatchShelf {
  /** Newest first; undefined until they have been read. */
  readonly matches: ReadonlySignal<readonly MatchSummary[] | undefined>;
  /** Why the shelf cannot be read now; the matches may all be there still. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  create(plan: NewMatch): Promise<Done<string, StorageProblem>>;
  rename(id: string, name: string): Promise<Done<void, StorageProblem>>;
  /** The match leaves the shelf at once, and is really gone only when it can no longer be put back. */
  remove(id: string): Promise<Done<void, StorageProblem>>;
  putBack(id: string): Promise<Done<void, StorageProblem>>;
  /** The file to hand to the player. A damaged record is exported as it is. */
  exportFile(id: string): Promise<Done<{ readonly fileName: string; readonly text: string }, StorageProblem>>;
  importFile(text: string): Promise<Done<string, ImportProblem>>;
  /** Opens a match for play on this device; the same match is open once only. */
  open(id: string): Promise<Done<OpenMatch, StorageProblem>>;
}

export interface HistoryStep {
  readonly seq: number;
  /** What everybody saw happen. */
  readonly events: readonly unknown[];
  readonly said: readonly Said[];
}

/** A match being played on this device. */
export interface OpenMatch {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  /** As they were dealt in. */
  readonly seats: BySeat<SeatPlan>;
  /** As they are now: somebody may be away, and a bot may stand in. */
  readonly people: ReadonlySignal<BySeat<Person>>;
  /** The seats played on this device: all persons on a passed phone, one or none at a table of many. */
  readonly here: ReadonlySignal<readonly Seat[]>;
  /** As chosen before the deal: a rematch is played by the same. */
  readonly options: Options;
  /** Changes only after the move is safely stored. */
  readonly seq: ReadonlySignal<number>;
  /** True from a tap until the move is stored; while the host cannot be reached, until it can. */
  readonly saving: ReadonlySignal<boolean>;
  /** Set when a move could not be stored: the move did not happen, and may be tried again. */
  readonly problem: ReadonlySignal<StorageProblem | null>;
  /** What was claimed since the match was opened; talk is not kept with the match. */
  readonly said: ReadonlySignal<readonly Said[]>;
  sceneFor(viewer: Viewer): AnyScene;
  /** What everybody could see after move `seq`; 0 is the deal. */
  pastScene(seq: number): AnyScene;
  history(): readonly HistoryStep[];
  act(seat: Seat, action: unknown): Promise<Done<void, Refusal | TableRefusal | StorageProblem>>;
  /** The clock of this moment; null where none runs, or the match has none. */
  readonly time: ReadonlySignal<TimeLeft | null>;
  /** Anybody may give everybody more time. */
  moreTime(): void;
  readonly window: ReadonlySignal<OpenWindow | null>;
  /** The seats of this device that have answered in the open window. The others are never told. */
  readonly answered: ReadonlySignal<readonly Seat[]>;
  /** Holds the open window for this seat, without saying whose wish it was. */
  wait(seat: Seat): void;
  /** How often this seat may still say "Wait". */
  waitsLeft(seat: Seat): number;
  /** Bots pause while the table is looking at something else, for example an earlier move. */
  readonly botsPaused: { value: boolean };
  close(): void;
}

/** How long the table passes for somebody in windows for answers. */
export const PASS_MODES = ['off', 'turn', 'aimed', 'match'] as const;
export type PassMode = (typeof PASS_MODES)[number];

export const THEMES = ['dark', 'light', 'system'] as const;
export const BOARDS = ['drawn', 'text'] as const;

/** What a seat of this device has told the table to do for it. Nobody else is ever told. */
export interface Standing {
  readonly pass: PassMode;
  /** By trigger: the answer that lies ready for it. */
  readonly ready: Readonly<Record<string, unknown>>;
}

/** By match, and there by seat. */
export type Standings = Readonly<Record<string, Readonly<Record<string, Standing>>>>;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** The game's own board, or text first. */
  readonly board: (typeof BOARDS)[number];
  /** Secrets stay open while it is your decision. */
  readonly alone: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Full motion, unless the system asks for less. */
  readonly motion: boolean;
  /** What others call whoever owns this device; empty until they have said it. */
  readonly myName: string;
  /** The address of a broker of one's own; empty: as the deployment says. */
  readonly broker: string;
  /** Servers that help devices find each other, one a line; empty: as the deployment says. */
  readonly ice: string;
  readonly standing: Standings;
}

export interface SettingsStore {
  readonly current: ReadonlySignal<Settings>;
  change(part: Partial<Settings>): void;
}

/** The installed app: is it complete, is there a newer one, can it be installed here. */
export interface Installation {
  /** True only when every file has been checked to be in the cache. */
  readonly readyOffline: ReadonlySignal<boolean>;
  /** A newer version is downloaded and waits; it is used after `update` or when no match is live on any tab. */
  readonly updateWaiting: ReadonlySignal<boolean>;
  /** False while a match is live on some tab. */
  readonly mayUpdate: ReadonlySignal<boolean>;
  update(): void;
  readonly installable: ReadonlySignal<'installed' | 'prompt' | 'ios-share' | 'browser-menu'>;
  install(): Promise<void>;
  /** Asks the browser not to evict our data; after a gesture. */
  keepData(): Promise<boolean>;
  /** Keeps the screen on until the returned function is called. */
  stayAwake(): () => void;
}

export interface Services {
  readonly catalogue: readonly Title[];
  readonly shelf: MatchShelf;
  readonly settings: SettingsStore;
  readonly installation: Installation;
  readonly online: Online;
}
