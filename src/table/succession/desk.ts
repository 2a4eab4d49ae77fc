import type { Answered, HostStep, Write } from '../host-state.ts';
import type { DeviceId, TurnedAway } from '../roster.ts';
import type { Trail } from './member.ts';
import type { Member, MemberPost, MemberStep, MemberWrite, Peer, Reign, Then, Work, World } from './member.ts';
import { STRANGER } from './fresh-member.ts';
import { recordOf } from './record.ts';

/** One step under way: the member as it is now, and what has to be done. Lives no longer than the step. */
export interface Desk extends World {
  member: Member;
  readonly post: MemberPost[];
  /** Goes out once this step's writes are durable. */
  readonly later: MemberPost[];
  readonly afterwards: Then[];
  readonly kept: MemberWrite[];
  /** The record has changed. */
  dirty: boolean;
  readonly writes: Write[];
  readonly work: Work[];
  readonly answers: Answered[];
  readonly settled: Answered[];
  readonly closes: HostStep['closes'][number][];
  turnedAway: TurnedAway | null;
}

export const deskOf = (world: World, member: Member): Desk => ({
  rules: world.rules,
  now: world.now,
  random: world.random,
  member,
  post: [],
  later: [],
  afterwards: [],
  kept: [],
  dirty: false,
  writes: [],
  work: [],
  answers: [],
  settled: [],
  closes: [],
  turnedAway: null,
});

export function put(desk: Desk, part: Partial<Member>): void {
  desk.member = { ...desk.member, ...part };
}

export function putReign(desk: Desk, part: Partial<Reign>): void {
  const { reign } = desk.member;
  if (reign) put(desk, { reign: { ...reign, ...part } });
}

export function putPeer(desk: Desk, device: DeviceId, part: Partial<Peer>): void {
  const { peers } = desk.member;
  put(desk, { peers: { ...peers, [device]: { ...(peers[device] ?? STRANGER), ...part } } });
}

export const linked = ({ peers }: Member): readonly DeviceId[] => Object.keys(peers).filter(id => peers[id]?.up);

/** Whatever this device holds of sealed logs, and its shares of their keys. */
export function forgetLogs(desk: Desk): void {
  const { log, next } = desk.member;
  for (const old of [log, next]) {
    if (old) desk.kept.push({ type: 'forget', log: { epoch: old.epoch, generation: old.generation } });
  }
  put(desk, { log: null, next: null });
  desk.dirty = true;
}

const LONGEST_TRAIL = 8;

export const withTrail = (trail: readonly Trail[], { epoch, generation, marks }: Trail): readonly Trail[] =>
  [...trail, { epoch, generation, marks }].slice(-LONGEST_TRAIL);

/** Everything of a step that must be durable is stored as one. */
export function finished(desk: Desk): MemberStep {
  const { later, afterwards, post, writes, work, answers, settled, closes, turnedAway } = desk;
  const stored: readonly MemberWrite[] = desk.dirty
    ? [...desk.kept, { type: 'record', record: recordOf(desk.member) }]
    : desk.kept;
  let batch: MemberStep['batch'] = null;
  if (stored.length > 0) {
    const { storing } = desk.member;
    const ticket = storing.ticket + 1;
    batch = { ticket, writes: stored };
    const pledge: readonly Then[] = desk.dirty ? [{ do: 'pledge', epoch: desk.member.promised }] : [];
    const branches = stored.filter(({ type }) => type === 'branch');
    const pending = { ticket, later, afterwards: [...pledge, ...afterwards], branches };
    put(desk, { storing: { ...storing, ticket, pending: [...storing.pending, pending] } });
  } else {
    post.push(...later);
  }
  return { member: desk.member, post, batch, writes, work, answers, settled, closes, turnedAway };
}
