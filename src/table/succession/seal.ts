import { gcm } from '@noble/ciphers/aes.js';
import { base64url, fromBase64url, fromUtf8, utf8 } from '../bytes.ts';
import { hashed } from '../chain.ts';
import type { DeviceId } from '../roster.ts';
import { parseJson } from '../wire-json.ts';
import type { LogName, Position } from './letters.ts';

/** A 256-bit key in base64url. One for each generation of each epoch, never used for another. */
export type LogKey = string;

export const KEY_BYTES = 32;

/** Every move of our games fits, so that its length says nothing; what is longer takes the next multiple. */
export const BUCKET = 48;

const PADDING = ' ';

/** The place of a sealed text in a room: bound to it, so that none can be passed off as another. */
export interface SealedAt extends Position {
  readonly room: string;
}

export function seal(key: LogKey, at: SealedAt, value: unknown): string {
  const text = JSON.stringify(value);
  const bytes = utf8(text);
  const length = Math.ceil(bytes.length / BUCKET) * BUCKET;
  const padded = new Uint8Array(length).fill(PADDING.charCodeAt(0));
  padded.set(bytes);
  return base64url(cipher(key, at).encrypt(padded));
}

/** Undefined when it was sealed with another key, or for another place. */
export function unseal(key: LogKey, at: SealedAt, sealed: string): unknown {
  const bytes = fromBase64url(sealed);
  if (!bytes) return undefined;
  try {
    const text = fromUtf8(cipher(key, at).decrypt(bytes));
    return text === undefined ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

function cipher(key: LogKey, { room, epoch, generation, seq }: SealedAt) {
  const secret = fromBase64url(key);
  if (secret?.length !== KEY_BYTES) throw new Error('That is no key.');
  // A key seals each number once, so the number is the nonce.
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(8, seq);
  return gcm(secret, nonce, utf8(JSON.stringify(['exodus-box log 1', room, epoch, generation, seq])));
}

/** What a device can show only when it holds the key. It is of no use in another device's mouth. */
export const tokenOf = (key: LogKey, room: string, { epoch, generation }: LogName, device: DeviceId): string =>
  hashed(['exodus-box successor 1', key, room, epoch, generation, device]);

/** What everybody is given beforehand, to know the token by. */
export const markOf = (token: string): string => hashed(['exodus-box mark 1', token]);
