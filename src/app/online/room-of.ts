import type { RoomRecord } from '../../storage/index.ts';

type Address = Pick<RoomRecord, 'room' | 'host' | 'secret' | 'reach'>;

/** What is kept of a table somebody invited us to, before we have been there. */
export const roomOf = ({ room, host, secret, reach }: Address, now: number): RoomRecord => ({
  room,
  host,
  secret,
  reach,
  hosting: false,
  brokerToken: null,
  game: null,
  people: [],
  muted: [],
  seenAt: now,
  state: null,
});
