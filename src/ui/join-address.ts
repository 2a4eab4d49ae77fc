import type { JoinAddress } from './online.ts';

/** How many letters of base64url each part of a join link has: 8, 16 and 16 bytes. */
const LENGTHS = { room: 11, host: 22, secret: 22 } as const;

const letters = (count: number): string => `[A-Za-z0-9_-]{${count}}`;
const CODE = `(${letters(LENGTHS.room)})\\.(${letters(LENGTHS.host)})\\.(${letters(LENGTHS.secret)})`;
const ROOM = new RegExp(`^${letters(LENGTHS.room)}$`);
const WHOLE = new RegExp(`^${CODE}$`);
/** A link pasted from a chat comes with words around it; a longer one is not ours. */
const WITHIN = new RegExp(`(?:^|[\\s/])${CODE}(?![A-Za-z0-9_-])`);
const LONGEST_PASTE = 2000;

export const isRoom = (text: string): boolean => ROOM.test(text);

/** The part of a join link that says where and with what key, or undefined for anything else. */
export const parseJoinCode = (text: string): JoinAddress | undefined => addressOf(WHOLE.exec(text));

/** Finds an invitation in what somebody pasted: a whole link, a message around one, or only its code. */
export function findInvitation(text: string): JoinAddress | undefined {
  return text.length > LONGEST_PASTE ? undefined : addressOf(WITHIN.exec(text.trim()));
}

export const formatJoinCode = ({ room, host, secret }: JoinAddress): string => `${room}.${host}.${secret}`;

function addressOf(found: RegExpExecArray | null): JoinAddress | undefined {
  const [, room, host, secret] = found ?? [];
  return room !== undefined && host !== undefined && secret !== undefined ? { room, host, secret } : undefined;
}
