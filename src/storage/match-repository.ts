import { type MatchHeader, type MoveRecord, type SnapshotRecord, parseHeader, parseMoves, salvage } from './records.ts';
import { type Stored, stored, trouble } from './stored.ts';

/** A match as the shelf lists it. What cannot be read is listed too, and left exactly as it is. */
export type Shelved =
  | { readonly readable: true; readonly header: MatchHeader }
  | { readonly readable: false; readonly id: string; readonly raw: unknown };

export interface Kept {
  readonly header: MatchHeader;
  readonly moves: readonly MoveRecord[];
}

export interface Appended {
  readonly now: number;
  /** Whether this move ended the match. */
  readonly over: boolean;
}

/** Where matches live. Every promise resolves only when the browser has said the data is safe. */
export interface MatchRepository {
  /** All that have not been removed, in no order. */
  list(): Promise<Stored<readonly Shelved[]>>;
  create(kept: Kept): Promise<Stored<void>>;
  /** The same, in the place of whatever was kept under that id. */
  replace(kept: Kept): Promise<Stored<void>>;
  read(id: string): Promise<Stored<Kept>>;
  /** The records as they lie there, readable or not. */
  readRaw(id: string): Promise<Stored<{ readonly header: unknown; readonly actions: readonly unknown[] }>>;
  /** Adds move number `n`, counted from 0. Refused unless it follows the last one. */
  append(id: string, n: number, move: MoveRecord, appended: Appended): Promise<Stored<void>>;
  rename(id: string, name: string): Promise<Stored<void>>;
  /** A time takes the match off the shelf; null puts it back. */
  setDeleted(id: string, deletedAt: number | null): Promise<Stored<void>>;
  /** Forgets the matches that were removed before `before`. */
  purge(before: number): Promise<Stored<void>>;
  /** A cache: anything wrong with it means there is none. */
  readSnapshot(id: string): Promise<SnapshotRecord | undefined>;
  writeSnapshot(snapshot: SnapshotRecord): Promise<Stored<void>>;
}

/** Undefined for a match that has been removed. */
export function shelved(id: string, raw: unknown): Shelved | undefined {
  if (typeof salvage(raw, 'deletedAt') === 'number') return undefined;
  const header = parseHeader(raw);
  return header.ok ? { readable: true, header: header.value } : { readable: false, id, raw };
}

export function parseKept(rawHeader: unknown, rawActions: readonly unknown[]): Stored<Kept> {
  const header = parseHeader(rawHeader);
  if (!header.ok) return header;
  if (header.value.deletedAt !== null) return trouble('not-found');
  const moves = parseMoves(rawActions, header.value);
  return moves.ok ? stored({ header: header.value, moves: moves.value }) : moves;
}

/** The header after move `n`, if move `n` is the next. */
export function follows(raw: unknown, n: number, { now, over }: Appended): Stored<object> {
  const header = parseHeader(raw);
  if (!header.ok) return header;
  if (header.value.deletedAt !== null) return trouble('not-found');
  if (header.value.moves !== n) return trouble('out-of-step');
  return stored({ ...header.value, moves: n + 1, updatedAt: now, over });
}

export function renamed(raw: unknown, name: string): Stored<object> {
  const header = parseHeader(raw);
  return header.ok ? stored({ ...header.value, name }) : header;
}

/** Works on a damaged record too, and touches nothing else in it. */
export function withDeletedAt(raw: unknown, deletedAt: number | null): Stored<object> {
  return typeof raw === 'object' && raw !== null ? stored({ ...raw, deletedAt }) : trouble('not-found');
}

export function isGone(raw: unknown, before: number): boolean {
  const deletedAt = salvage(raw, 'deletedAt');
  return typeof deletedAt === 'number' && deletedAt < before;
}
