import { PROTOCOL } from '../messages.ts';
import type { DeviceId } from '../roster.ts';
import { type Desk, linked } from './desk.ts';
import { type Position, type SuccessionLetter } from './letters.ts';
import type { Member } from './member.ts';
import { isDurable } from './quorum.ts';
import { positionOf, positionsOf } from './sealed-log.ts';

/** Whether that device takes this one for its host, and has said so since this one last slept. */
export function isFollower({ peers, me, epoch }: Member, device: DeviceId): boolean {
  const peer = peers[device];
  return Boolean(peer?.up && !peer.stale && peer.follows === me && peer.epoch === epoch && peer.promised <= epoch);
}

/** And will still know after a crash. */
export const isPledged = (member: Member, device: DeviceId): boolean =>
  isFollower(member, device) && (member.peers[device]?.pledged ?? 0) >= member.epoch;

/** A host rules while no election can succeed without its knowing. */
export function isRuling(member: Member): boolean {
  const { reign, me } = member;
  if (!reign?.announced || reign.abdicated || !reign.sure) return false;
  return isDurable(reign.configs, device => device === me || isFollower(member, device));
}

/** How much of the log this device answers for. A host has all of its own epoch. */
export function myPosition({ reign, epoch, log }: Member): Position | null {
  if (reign && (reign.log ?? log === null)) return { epoch, generation: reign.generation, seq: EVERYTHING };
  return log && positionOf(log);
}

const EVERYTHING = 1_000_000;

export const standingLetter = ({ member, rules }: Desk): Extract<SuccessionLetter, { type: 'standing' }> => ({
  type: 'standing',
  protocol: PROTOCOL,
  rules: rules.version,
  epoch: member.epoch,
  host: member.host,
  promised: member.promised,
  pledged: member.log ? member.pledged : 0,
  logs: positionsOf(member),
});

/** The same, to be said once it is written down. */
export const pledgeLetter = (desk: Desk): SuccessionLetter => ({
  ...standingLetter(desk),
  pledged: desk.member.log ? desk.member.promised : 0,
});

export function reignLetter(member: Member): SuccessionLetter | undefined {
  const { reign, epoch, lineage } = member;
  if (!reign?.announced) return undefined;
  const { kind, from, proofs } = reign;
  return { type: 'reign', epoch, kind, ruling: isRuling(member), from, proofs, lineage };
}

export function postReign(desk: Desk, to: readonly DeviceId[] = linked(desk.member)): void {
  const letter = reignLetter(desk.member);
  if (letter) desk.post.push(...to.map(device => ({ to: device, letter })));
}
