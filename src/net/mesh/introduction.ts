import * as v from 'valibot';
import { type Bytes, randomBytes, toBase64url } from '../base64url.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { DeviceId } from '../device-key.ts';
import type { Refused, Room, ShakeRefusal } from '../handshake.ts';
import type { Link } from '../link.ts';
import { NONCE_BYTES, bytes } from '../shake-messages.ts';
import { talkOver } from '../shake-talk.ts';
import { type CheckPhrase, phraseOf } from './check-phrase.ts';

/**
 * Over a link that came of two cards nobody knows a secret yet; but each has read the other's fingerprint off its
 * screen. So the one who invited tells the room's address, and the handshake of every link follows.
 *
 * Before that, both make a phrase to compare, for codes may also be sent by chat, where somebody may have put their own
 * in their place. Fingerprints alone could be chosen until two phrases agree. Therefore the visitor commits to a number,
 * the other tells one, and only then the visitor shows its own: whoever is in between has one guess.
 */
export interface Introduction extends Room {
  /** The device that hosts, and the one that invited. */
  readonly host: DeviceId;
  readonly inviter: DeviceId;
  readonly reach: 'here' | 'anywhere';
}

export type Introduced<T> = { readonly ok: true; readonly value: T; readonly phrase: CheckPhrase } | Refused;

const INTRODUCTION = 1;
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const HASH_BYTES = 32;

const commitSchema = v.strictObject({
  type: v.literal('commit'),
  version: v.pipe(v.number(), v.safeInteger()),
  hash: bytes(HASH_BYTES),
});
const numberSchema = v.strictObject({ type: v.literal('number'), nonce: bytes(NONCE_BYTES) });
const showSchema = v.strictObject({ type: v.literal('show'), nonce: bytes(NONCE_BYTES) });
const tableSchema = v.strictObject({
  type: v.literal('table'),
  room: word,
  secret: word,
  host: word,
  inviter: word,
  reach: v.picklist(['here', 'anywhere']),
});

/** The half of whoever invited. */
export async function introduce(
  link: Link,
  introduction: Introduction,
  clock: Clock = systemClock,
): Promise<Introduced<void>> {
  const talk = talkOver(link, clock);
  const commit = await talk.hear(commitSchema);
  if (!commit) return talk.over();
  const older = ageOf(commit.version);
  if (older) return talk.refuse(older);
  const nonce = randomBytes(NONCE_BYTES);
  talk.say({ type: 'number', nonce: toBase64url(nonce) });
  const show = await talk.hear(showSchema);
  if (!show) return talk.over();
  if ((await hashOf(show.nonce)) !== toBase64url(commit.hash)) return talk.refuse('impostor');
  talk.say({ type: 'table', ...introduction });
  return { ok: true, value: undefined, phrase: await phraseOf(link.binding, show.nonce, nonce) };
}

/** The half of whoever came. */
export async function beIntroduced(link: Link, clock: Clock = systemClock): Promise<Introduced<Introduction>> {
  const talk = talkOver(link, clock);
  const nonce = randomBytes(NONCE_BYTES);
  talk.say({ type: 'commit', version: INTRODUCTION, hash: await hashOf(nonce) });
  const theirs = await talk.hear(numberSchema);
  if (!theirs) return talk.over();
  talk.say({ type: 'show', nonce: toBase64url(nonce) });
  const table = await talk.hear(tableSchema);
  if (!table) return talk.over();
  const { type: _, ...value } = table;
  return { ok: true, value, phrase: await phraseOf(link.binding, nonce, theirs.nonce) };
}

const hashOf = async (nonce: Bytes): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', nonce)));

/** Whoever is older is told to refresh. */
function ageOf(version: number): ShakeRefusal | undefined {
  if (version === INTRODUCTION) return undefined;
  return version < INTRODUCTION ? 'they-are-older' : 'we-are-older';
}
