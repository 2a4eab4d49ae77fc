import * as v from 'valibot';
import { type Bytes, randomBytes, toBase64url } from './base64url.ts';
import { type Clock, systemClock } from './clock.ts';
import { type DeviceId, type DeviceKey, deviceIdOf, isSignedBy } from './device-key.ts';
import type { Link } from './link.ts';
import {
  HANDSHAKE,
  NONCE_BYTES,
  anyHelloSchema,
  challengeSchema,
  doneSchema,
  helloSchema,
  proofSchema,
} from './shake-messages.ts';
import { talkOver } from './shake-talk.ts';
import { type Half, printsOf, transcript } from './transcript.ts';

export type { DeviceId, DeviceKey } from './device-key.ts';

/** Versions by name: the protocol's, and those of the rules played. Both sides must have the same of each they share. */
export type Versions = Readonly<Record<string, number>>;

export type ShakeRefusal =
  /** They do not know the secret of this room, or ask for another room. */
  | 'stranger'
  /** The wire has somebody in the middle, or who is there is not who they say. */
  | 'impostor'
  /** Somebody who knows the secret of this room hosts it, but not whom the join link names. */
  | 'another-host'
  /** Our version of something is older than theirs: refresh here. */
  | 'we-are-older'
  /** Theirs is older than ours: they should refresh. */
  | 'they-are-older'
  | 'nonsense'
  /** They did not answer in time, or the link ended first. */
  | 'timeout';

export type Refused = { readonly ok: false; readonly refusal: ShakeRefusal };
export type Shaken = { readonly ok: true; readonly device: DeviceId } | Refused;

export interface Room {
  readonly room: string;
  /** From the fragment of the join link, or told over a wire that came of cards; the handshake only proves it. */
  readonly secret: string;
}

export interface Shake extends Room {
  readonly link: Link;
  readonly key: DeviceKey;
  readonly versions: Versions;
}

/**
 * The guest's half. `host` is the id that is expected there, or says of each whether it may be. A refused link is closed
 * by whoever refuses, after saying why.
 */
export async function greetHost(
  { link, key, room, secret, versions, host }: Shake & { readonly host: DeviceId | ((device: DeviceId) => boolean) },
  clock: Clock = systemClock,
): Promise<Shaken> {
  const talk = talkOver(link, clock);
  const { seal, isSealed } = await sealing(secret);
  const prints = printsOf(link.binding, 'guest');
  const mine: Half = { key: key.publicKey, nonce: randomBytes(NONCE_BYTES), versions };

  talk.say({
    type: 'hello',
    handshake: HANDSHAKE,
    room,
    ...written(mine),
    knows: await seal(transcript('knows', room, [], mine)),
    seal: await seal(transcript('hello', room, prints, mine)),
  });

  const challenge = await talk.hear(challengeSchema);
  if (!challenge) return talk.over();
  const signed = transcript('host signs', room, prints, mine, challenge);
  const sealed = transcript('host seals', room, prints, mine, challenge);
  const device = await deviceIdOf(challenge.key);
  if (!(await isSignedBy(challenge.key, challenge.signature, signed))) return talk.refuse('impostor');
  if (!(await isSealed(challenge.seal, sealed))) return talk.refuse('impostor');
  if (typeof host === 'string' ? device !== host : !host(device)) return talk.refuse('another-host');
  const age = compared(versions, challenge.versions);
  if (age) return talk.refuse(age);

  talk.say({
    type: 'proof',
    signature: toBase64url(await key.sign(transcript('guest signs', room, prints, mine, challenge))),
    seal: await seal(transcript('guest seals', room, prints, mine, challenge)),
  });
  const done = await talk.hear(doneSchema);
  return done ? { ok: true, device } : talk.over();
}

/** The host's half. A stranger learns nothing from it, not even whose door this is. */
export async function greetGuest(
  { link, key, room, secret, versions }: Shake,
  clock: Clock = systemClock,
): Promise<Shaken> {
  const talk = talkOver(link, clock);
  const { seal, isSealed } = await sealing(secret);
  const prints = printsOf(link.binding, 'host');

  const greeting = await talk.hear(anyHelloSchema);
  if (!greeting) return talk.over();
  if (greeting.handshake !== HANDSHAKE)
    return talk.refuse(greeting.handshake < HANDSHAKE ? 'they-are-older' : 'we-are-older');
  const parsedHello = v.safeParse(helloSchema, greeting);
  if (!parsedHello.success) return talk.refuse('nonsense');
  const hello = parsedHello.output;
  if (hello.room !== room || !(await isSealed(hello.knows, transcript('knows', room, [], hello))))
    return talk.refuse('stranger');
  if (!(await isSealed(hello.seal, transcript('hello', room, prints, hello)))) return talk.refuse('impostor');
  const age = compared(versions, hello.versions);
  if (age) return talk.refuse(age);

  const mine: Half = { key: key.publicKey, nonce: randomBytes(NONCE_BYTES), versions };
  talk.say({
    type: 'challenge',
    ...written(mine),
    signature: toBase64url(await key.sign(transcript('host signs', room, prints, hello, mine))),
    seal: await seal(transcript('host seals', room, prints, hello, mine)),
  });

  const proof = await talk.hear(proofSchema);
  if (!proof) return talk.over();
  if (!(await isSealed(proof.seal, transcript('guest seals', room, prints, hello, mine))))
    return talk.refuse('stranger');
  const signed = transcript('guest signs', room, prints, hello, mine);
  if (!(await isSignedBy(hello.key, proof.signature, signed))) return talk.refuse('impostor');
  talk.say({ type: 'done' });
  return { ok: true, device: await deviceIdOf(hello.key) };
}

const written = ({ key, nonce, versions }: Half): Readonly<Record<string, unknown>> => ({
  key: toBase64url(key),
  nonce: toBase64url(nonce),
  versions,
});

/** The first name in the alphabet that differs decides, so that both ends come to the same answer. */
function compared(mine: Versions, theirs: Versions): 'we-are-older' | 'they-are-older' | undefined {
  for (const name of Object.keys(mine).sort()) {
    const [ours = 0, other] = [mine[name], theirs[name]];
    if (other !== undefined && other !== ours) return ours < other ? 'we-are-older' : 'they-are-older';
  }
  return undefined;
}

interface Sealing {
  readonly seal: (bytes: Bytes) => Promise<string>;
  readonly isSealed: (seal: Bytes, bytes: Bytes) => Promise<boolean>;
}

async function sealing(secret: string): Promise<Sealing> {
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const raw = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', raw, kind, false, ['sign', 'verify']);
  return {
    seal: async bytes => toBase64url(new Uint8Array(await crypto.subtle.sign(kind, key, bytes))),
    isSealed: (seal, bytes) => crypto.subtle.verify(kind, key, seal, bytes),
  };
}
