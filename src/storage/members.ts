import * as v from 'valibot';
import type { Stored } from './stored.ts';

/** One text of a sealed log. This device cannot read it; most of the others together could. */
export interface SealedText {
  readonly epoch: number;
  readonly generation: number;
  readonly seq: number;
  readonly text: string;
}

/** What a device keeps of its part in a table, besides the room and the match. What is in `record` only the table knows. */
export interface KeptMember {
  readonly record: unknown;
  /** By log, and in order. */
  readonly texts: readonly SealedText[];
}

export type MemberChange =
  | { readonly type: 'record'; readonly record: unknown }
  | ({ readonly type: 'sealed' } & SealedText)
  | { readonly type: 'forget'; readonly epoch: number; readonly generation: number };

export interface MemberRepository {
  /** Null for a room this device has no part in. Damaged texts are left out. */
  read(room: string): Promise<Stored<KeptMember | null>>;
  /** All of it or nothing. */
  write(room: string, changes: readonly MemberChange[]): Promise<Stored<void>>;
  remove(room: string): Promise<Stored<void>>;
}

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const textSchema = v.object({ epoch: number, generation: number, seq: number, text: v.string() });

export function parseSealed(raw: unknown): SealedText | undefined {
  const parsed = v.safeParse(textSchema, raw);
  return parsed.success ? parsed.output : undefined;
}
