import * as v from 'valibot';
import { type Stored, stored, trouble } from './stored.ts';

/** Raised when an older app would misread the records of a newer one. */
export const FORMAT = 1;

const name = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.finite());

export const seatSchema = v.object({
  name,
  colour: name,
  shape: name,
  kind: v.picklist(['person', 'bot']),
  level: v.nullable(v.picklist(['gentle', 'steady', 'sharp'])),
});

/** What a match is made from, in a record as in a file. */
export const dealSchema = {
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  rulesVersion: count,
  options: v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(100))),
  seats: v.pipe(v.array(seatSchema), v.minLength(1), v.maxLength(16)),
  // The engine's own check would bring its cipher along, and the home screen reads headers.
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name,
  createdAt: time,
};

export const moveSchema = v.object({
  actor: v.union([v.literal('clock'), count]),
  // Only the game knows its actions, and it compares each with the legal ones when the match is replayed.
  action: v.unknown(),
});

const headerSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  format: v.literal(FORMAT),
  ...dealSchema,
  updatedAt: time,
  deletedAt: v.nullable(time),
  moves: count,
  over: v.boolean(),
});

const actionSchema = v.object({
  match: v.string(),
  n: count,
  ...moveSchema.entries,
  // Moves made on this device, and those of older apps, have none.
  intent: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
});

const snapshotSchema = v.object({
  match: v.string(),
  moves: count,
  rulesVersion: count,
  state: v.unknown(),
  /** What the last move made happen, so that a resumed match shows the same moment. */
  events: v.array(v.unknown()),
  checksum: v.string(),
});

export type SeatRecord = Readonly<v.InferOutput<typeof seatSchema>>;
export type MoveRecord = Readonly<v.InferOutput<typeof moveSchema>> & {
  /** The id under which a guest asked for it, so that a host that was reloaded does not play it twice. Not in files. */
  readonly intent?: string | null;
};
export type MatchHeader = Readonly<v.InferOutput<typeof headerSchema>>;
export type ActionRecord = Readonly<v.InferOutput<typeof actionSchema>>;
export type SnapshotRecord = Readonly<v.InferOutput<typeof snapshotSchema>>;

export function parseHeader(raw: unknown): Stored<MatchHeader> {
  if (raw === undefined) return trouble('not-found');
  const header = v.safeParse(headerSchema, raw);
  if (header.success) return stored(header.output);
  return trouble(isNewer(raw) ? 'newer-version' : 'damaged');
}

/** The moves of a match, or word that some are missing or unreadable: a match is all of its moves or none. */
export function parseMoves(raws: readonly unknown[], { moves }: MatchHeader): Stored<readonly MoveRecord[]> {
  const records = v.safeParse(v.array(actionSchema), raws, { abortEarly: true });
  if (!records.success || records.output.length !== moves) return trouble('damaged');
  if (records.output.some(({ n }, index) => n !== index)) return trouble('damaged');
  return stored(records.output.map(toMove));
}

/** Nothing but these fields goes to the disk. */
export const actionOf = (match: string, n: number, move: MoveRecord): ActionRecord => ({ match, n, ...toMove(move) });

const toMove = ({ actor, action, intent }: MoveRecord): MoveRecord =>
  typeof intent === 'string' ? { actor, action, intent } : { actor, action };

export function parseSnapshot(raw: unknown): SnapshotRecord | undefined {
  const snapshot = v.safeParse(snapshotSchema, raw);
  return snapshot.success ? snapshot.output : undefined;
}

/** Reads one field of a record too damaged for anything else. */
export const salvage = (raw: unknown, field: 'name' | 'game' | 'createdAt' | 'updatedAt' | 'deletedAt'): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : undefined;

export const isNewer = (raw: unknown): boolean =>
  v.is(v.object({ format: v.pipe(v.number(), v.gtValue(FORMAT)) }), raw);
