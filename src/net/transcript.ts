import { type Bytes, toBase64url } from './base64url.ts';
import type { Versions } from './handshake.ts';
import type { Binding } from './link.ts';
import { HANDSHAKE } from './shake-messages.ts';

/** What one side brings to the handshake. */
export interface Half {
  readonly key: Bytes;
  readonly nonce: Bytes;
  readonly versions: Versions;
}

/** What is signed and sealed. The label keeps one side's proof from passing for the other's. */
export type Label = 'knows' | 'hello' | 'host signs' | 'host seals' | 'guest signs' | 'guest seals';

/** Fingerprints in a fixed order, however each end sees them. */
export const printsOf = (binding: Binding, me: 'host' | 'guest'): readonly [host: string, guest: string] =>
  me === 'host' ? [binding.mine, binding.theirs] : [binding.theirs, binding.mine];

/** JSON of an array: no two different transcripts have the same bytes. */
export const transcript = (label: Label, room: string, prints: readonly string[], ...halves: readonly Half[]): Bytes =>
  new TextEncoder().encode(JSON.stringify(['exodus-box', HANDSHAKE, label, room, prints, halves.map(half)]));

const half = ({ key, nonce, versions }: Half): unknown => [
  toBase64url(key),
  toBase64url(nonce),
  Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)),
];
