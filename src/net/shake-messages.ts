import * as v from 'valibot';
import { fromBase64url } from './base64url.ts';
import { PUBLIC_KEY_BYTES, SIGNATURE_BYTES } from './device-key.ts';

/** Raise this whenever the handshake itself changes; everything else has a version of its own within it. */
export const HANDSHAKE = 1;

export const NONCE_BYTES = 16;
const SEAL_BYTES = 32;
const LONGEST = 16 * 1024;

export const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2 * length),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const decoded = fromBase64url(dataset.value);
      if (decoded?.length === length) return decoded;
      addIssue({ message: 'not these bytes' });
      return NEVER;
    }),
  );

const versions = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  v.check(record => Object.keys(record).length <= 64),
);

export const helloSchema = v.strictObject({
  type: v.literal('hello'),
  handshake: v.literal(HANDSHAKE),
  room: v.pipe(v.string(), v.maxLength(128)),
  key: bytes(PUBLIC_KEY_BYTES),
  nonce: bytes(NONCE_BYTES),
  versions,
  /** Shows that the guest knows the secret. */
  knows: bytes(SEAL_BYTES),
  /** Shows it for this very wire. */
  seal: bytes(SEAL_BYTES),
});

export const challengeSchema = v.strictObject({
  type: v.literal('challenge'),
  key: bytes(PUBLIC_KEY_BYTES),
  nonce: bytes(NONCE_BYTES),
  versions,
  signature: bytes(SIGNATURE_BYTES),
  seal: bytes(SEAL_BYTES),
});

export const proofSchema = v.strictObject({
  type: v.literal('proof'),
  signature: bytes(SIGNATURE_BYTES),
  seal: bytes(SEAL_BYTES),
});

export const doneSchema = v.strictObject({ type: v.literal('done') });

/** A no, in the words of whoever hears it. */
export const noSchema = v.strictObject({
  type: v.literal('no'),
  why: v.picklist(['stranger', 'impostor', 'we-are-older', 'they-are-older', 'nonsense', 'timeout']),
});

/** A hello of any handshake, past or to come: enough to say who should refresh. */
export const anyHelloSchema = v.looseObject({
  type: v.literal('hello'),
  handshake: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Undefined for anything that is not JSON of a sensible size. */
export function parsed(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
