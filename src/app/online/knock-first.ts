import type { DeviceId } from '../../net/index.ts';
import type { Member } from '../../table/succession/index.ts';
import { isRuling } from '../../table/succession/index.ts';
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
    if (isHost()) door.open();
  }

  /** Somebody here follows another: that one can be called by way of them. */
  async function call(successor: DeviceId): Promise<void> {
    if (calling || company.to(successor)) return;
    calling = true;
    await company.call(successor);
    calling = false;
  }

  return {
    knock: knockThenOpen,
    tend() {
      if (!isHost()) return;
      const successor = successorOf(member());
      if (successor !== null) void call(successor);
      if (isRuling(member()) || !isOnline()) since = null;
      else since ??= now();
      if (since !== null && now() - since > NOT_RULING_FOR) void knockThenOpen();
    },
  };
}

const successorOf = ({ peers, me, epoch }: Member): DeviceId | null =>
  Object.values(peers).find(peer => peer.up && peer.follows !== null && peer.follows !== me && peer.epoch > epoch)
    ?.follows ?? null;
