import { type Bytes, toBase64url } from './base64url.ts';

/** The first bytes of the hash of a device's public key, in base64url; nobody can take another's. */
export type DeviceId = string;

/** A device's own key. The private half cannot be taken out of the browser. */
export interface DeviceKey {
  readonly id: DeviceId;
  readonly publicKey: Bytes;
  sign(bytes: Bytes): Promise<Bytes>;
}

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const ID_BYTES = 16;

export const PUBLIC_KEY_BYTES = 65;
export const SIGNATURE_BYTES = 64;

export async function makeKeyPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(KIND, false, ['sign', 'verify']);
}

export async function deviceKey({ publicKey, privateKey }: CryptoKeyPair): Promise<DeviceKey> {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return {
    id: await deviceIdOf(raw),
    publicKey: raw,
    sign: async bytes => new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, bytes)),
  };
}

export const deviceIdOf = async (publicKey: Bytes): Promise<DeviceId> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey)).subarray(0, ID_BYTES));

/** False also for a key that is none. */
export async function isSignedBy(publicKey: Bytes, signature: Bytes, bytes: Bytes): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, KIND, false, ['verify']);
    return await crypto.subtle.verify(SIGNING, key, signature, bytes);
  } catch {
    return false;
  }
}
