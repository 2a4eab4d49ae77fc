import { type Member, isRuling } from '../../table/succession/index.ts';
import type { Company } from './company.ts';
import type { HostDoor } from './host-door.ts';
import type { Sought } from './seek-host.ts';

export interface KnockFirstParts {
  readonly door: HostDoor;
  readonly company: Pick<Company, 'to' | 'call'>;
  readonly member: () => Member;
  /** Whether the broker leads to this table. */
  readonly isOnline: () => boolean;
  /** Looks whether anybody else keeps the door of this room. */
  readonly knock: () => Promise<Sought>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

export interface KnockFirst {
  readonly knock: () => Promise<void>;
  /** To be called now and then. */
  readonly tend: () => void;
}

const KNOCK_WITHIN = 4_000;
/** What two hosts who have met get to find out which of them it is. */
const SETTLE_WITHIN = 3_000;
const NOT_RULING_FOR = 6_000;

/**
 * A host that does not rule may have been succeeded while it was away, and then another keeps the door of the room: it
 * knocks there before it opens its own, or both would wait for each other, and take the door from each other.
 */
export function knockFirst({ door, company, member, isOnline, knock, pause, now }: KnockFirstParts): KnockFirst {
  let since: number | null = null;
  let knocking = false;
  let calling = false;
  const isHost = (): boolean => member().reign !== null;

  async function knockThenOpen(): Promise<void> {
    if (knocking) return;
    knocking = true;
    door.close();
    const sought = await Promise.race([knock().catch(() => null), pause(KNOCK_WITHIN)]);
    if (sought === 'linked') await pause(SETTLE_WITHIN);
    knocking = false;
    since = null;
    if (isHost() && !isSucceeded(member())) door.open();
  }

  /** One device alone may say anything: whoever hosts now is believed when most of the table say so. */
  async function callEverybody({ me, reign }: Member): Promise<void> {
    if (calling) return;
    calling = true;
    const missing = Object.keys(reign?.host.devices ?? {}).filter(id => id !== me && !company.to(id));
    await Promise.all(missing.map(id => company.call(id)));
    calling = false;
  }

  return {
    knock: knockThenOpen,
    tend() {
      if (!isHost()) return;
      if (isSucceeded(member())) void callEverybody(member());
      if (isRuling(member()) || !isOnline() || isSucceeded(member())) since = null;
      else since ??= now();
      if (since !== null && now() - since > NOT_RULING_FOR) void knockThenOpen();
    },
  };
}

/** Somebody here follows another host, of a later time. */
const isSucceeded = ({ peers, epoch }: Member): boolean =>
  Object.values(peers).some(peer => peer.up && peer.epoch > epoch);
