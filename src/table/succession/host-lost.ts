import type { Member } from './member.ts';

/** A link that has ended may be there again in a moment. */
export const SUSPECT_MS = 1000;

/** Whether this device has been without a ruling host for long enough to say so, and has been awake meanwhile. */
export const isHostLost = (member: Member, now: number): boolean => !member.reign && isWithoutHost(member, now);

/** Or, if it is the host itself, without ruling. */
export const isWithoutHost = ({ lostSince, dazedUntil }: Member, now: number): boolean =>
  lostSince !== null && now - lostSince >= SUSPECT_MS && now >= dazedUntil;
