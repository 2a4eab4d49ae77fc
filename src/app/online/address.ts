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

/** Everything private is in the fragment, which browsers send to nobody. */
export const invitationTo = (base: string, { room, host, secret }: JoinAddress): string =>
  `${base}#/join/${room}.${host}.${secret}`;
