import { type Gathered, type Parcel, gathered } from '../pieces.ts';
import type { DeviceId } from '../roster.ts';
import type { Member } from './member.ts';

/**
 * Long letters come from the host alone, or, to whoever was handed the table, from the one before: so a device gathers
 * one at a time. From anybody else a piece is what it looks like: nonsense.
 */
export function heardFrom(member: Member, from: DeviceId, message: string): Gathered {
  const { host, reign, parcel } = member;
  const giver = reign ? reign.before?.host : host;
  return from === giver ? gathered(parcel, from, message) : { parcel, text: message, garbled: false };
}

/** The rest of what was coming over a link that has ended will not come. */
export const withoutParcel = (parcel: Parcel | null, from: DeviceId): Parcel | null =>
  parcel?.from === from ? null : parcel;
