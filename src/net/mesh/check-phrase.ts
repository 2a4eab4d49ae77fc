import { type Bytes, toBase64url } from '../base64url.ts';
import type { Binding } from '../link.ts';

/** Four of 64 signs, the same at both ends of one wire and at no other two. */
export type CheckPhrase = readonly [number, number, number, number];

/** The numbers are those that the visitor and whoever invited it told each other. */
export async function phraseOf({ mine, theirs }: Binding, visitor: Bytes, inviter: Bytes): Promise<CheckPhrase> {
  const parts = ['exodus-box check', [mine, theirs].sort(), toBase64url(visitor), toBase64url(inviter)];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  const [a = 0, b = 0, c = 0, d = 0] = new Uint8Array(hash);
  return [a & 63, b & 63, c & 63, d & 63];
}
