import { randomBytes, toBase64url } from '../../net/index.ts';
import type { JoinAddress } from '../../ui/online.ts';

/** Bytes of each part of a join link. Eight name the room; sixteen cannot be guessed. */
const ROOM = 8;
const SECRET = 16;

export const newAddress = (host: string): JoinAddress => ({
  room: toBase64url(randomBytes(ROOM)),
  host,
  secret: toBase64url(randomBytes(SECRET)),
});

export const brokerToken = (): string => toBase64url(randomBytes(SECRET));

/** Everything private is in the fragment, which browsers send to nobody. */
export const invitationTo = (base: string, { room, host, secret }: JoinAddress): string =>
  `${base}#/join/${room}.${host}.${secret}`;

/** The name a room has at the broker: made from it, and meaningless, so that the broker learns nothing else. */
export async function brokerName(room: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`exodus-box room ${room}`));
  // The broker takes letters, digits and single dashes within, so base64url would not do.
  return `exodus-${[...new Uint8Array(hash).subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
}
