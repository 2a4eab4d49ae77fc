import { NEW_GUEST } from '../guest.ts';
import type { DeviceId } from '../roster.ts';
import type { Member, Peer } from './member.ts';

/** After a start or a reload a device asks before it judges. */
export const DAZED_MS = 3000;

/** A device that has never been at this table. */
export const freshMember = (me: DeviceId, room: string, now: number): Member => ({
  me,
  room,
  epoch: 0,
  host: null,
  kind: 'first',
  promised: 0,
  pledged: 0,
  peers: {},
  guest: NEW_GUEST,
  parcel: null,
  reign: null,
  campaign: null,
  log: null,
  next: null,
  trail: [],
  lineage: [],
  storing: { ticket: 0, failing: false, pending: [], owed: [] },
  tickedAt: now,
  dazedUntil: now + DAZED_MS,
  lostSince: now,
  standAt: 0,
  votedUntil: 0,
  eager: false,
  leaving: false,
  nagAt: 0,
});

/** Another device of which nothing has been heard. */
export const STRANGER: Peer = {
  up: false,
  able: null,
  speaks: null,
  epoch: 0,
  follows: null,
  promised: 0,
  pledged: 0,
  logs: [],
  stale: false,
  claim: null,
  followed: false,
  downSince: 0,
  aheadSince: null,
};
