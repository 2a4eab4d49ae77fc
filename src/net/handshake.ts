import type { Link } from './link.ts';

/** The first bytes of the hash of a device's public key, in base64url; nobody can take another's. */
export type DeviceId = string;

/** A device's own key. The private half cannot be taken out of the browser. */
export interface DeviceKey {
  readonly id: DeviceId;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Versions by name: the protocol's, and those of the rules played. Both sides must have the same of each they share. */
export type Versions = Readonly<Record<string, number>>;

export type ShakeRefusal =
  /** They do not know the secret of this room, or ask for another room. */
  | 'stranger'
  /** The host is not the one whose key the join link names, or the wire has somebody in the middle. */
  | 'impostor'
  /** Our version of something is older than theirs: refresh here. */
  | 'we-are-older'
  /** Theirs is older than ours: they should refresh. */
  | 'they-are-older'
  | 'nonsense'
  | 'timeout';

export type Shaken =
  | { readonly ok: true; readonly device: DeviceId }
  | { readonly ok: false; readonly refusal: ShakeRefusal };

export interface Room {
  readonly room: string;
  /** From the fragment of the join link; never sent, only proved. */
  readonly secret: string;
}

export interface Shake extends Room {
  readonly link: Link;
  readonly key: DeviceKey;
  readonly versions: Versions;
}

/** The guest's half. `host` is the id the join link names. A refused link is closed by whoever refuses, after saying why. */
export declare function greetHost(shake: Shake & { readonly host: DeviceId }): Promise<Shaken>;

/** The host's half. */
export declare function greetGuest(shake: Shake): Promise<Shaken>;
