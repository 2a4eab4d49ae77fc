import * as v from 'valibot';
import type { Stored } from './stored.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const name = v.pipe(v.string(), v.maxLength(200));

const roomSchema = v.object({
  room: word,
  host: word,
  secret: word,
  hosting: v.boolean(),
  // Rooms kept before there was a choice were all by link.
  reach: v.optional(v.picklist(['here', 'anywhere']), 'anywhere'),
  brokerToken: v.nullable(word),
  game: v.nullable(name),
  people: v.pipe(v.array(name), v.maxLength(256)),
  muted: v.pipe(v.array(word), v.maxLength(256)),
  seenAt: v.pipe(v.number(), v.finite()),
  state: v.unknown(),
});

/** A table this device hosts or has been at. What is in `state` only the table knows; it is parsed there. */
export interface RoomRecord {
  readonly room: string;
  /** The id of the host's device, as the join link names it. */
  readonly host: string;
  readonly secret: string;
  readonly hosting: boolean;
  /** `here`: met by codes from screen to screen; no server is asked for anything. */
  readonly reach: 'here' | 'anywhere';
  /** For a host: proves to the broker that the room's name is still ours. */
  readonly brokerToken: string | null;
  readonly game: string | null;
  readonly people: readonly string[];
  readonly muted: readonly string[];
  readonly seenAt: number;
  /** For a host: seats, devices and the match being played. */
  readonly state: unknown;
}

export interface RoomRepository {
  /** Damaged records are left out, and left as they are. */
  list(): Promise<Stored<readonly RoomRecord[]>>;
  read(room: string): Promise<Stored<RoomRecord>>;
  write(record: RoomRecord): Promise<Stored<void>>;
  remove(room: string): Promise<Stored<void>>;
}

/** Undefined for what cannot be read. */
export function parseRoom(raw: unknown): RoomRecord | undefined {
  const room = v.safeParse(roomSchema, raw);
  return room.success ? room.output : undefined;
}

/** The device's key pair, as the browser keeps it: the private half can be used, and never read. */
export interface KeyRepository {
  read(): Promise<Stored<CryptoKeyPair | undefined>>;
  /** Keeps `pair` unless one is kept already, and answers with the kept one: two tabs may come here at once. */
  keepFirst(pair: CryptoKeyPair): Promise<Stored<CryptoKeyPair>>;
}
