import { type GuestInput, guestStep } from '../guest.ts';
import { PROTOCOL } from '../messages.ts';
import type { DeviceId } from '../roster.ts';
import { STRANGER } from './fresh-member.ts';
import { heardFrom, withoutParcel } from './gathering.ts';
import type { SuccessionLetter } from './letters.ts';
import type { Member, MemberInput, MemberPost, MemberStep, Peer, World } from './member.ts';
import { parseSuccession } from './parse-letters.ts';

/*
 * What `memberStep` does for a device that has just come: it follows a host and hears its table, and has no part yet in
 * what becomes of it. It is small, so that joining is quick. A member is plain data, so the whole of it takes over with
 * the next input, as soon as it has been fetched.
 */
export function lightStep({ now }: Pick<World, 'now'>, member: Member, input: MemberInput): MemberStep {
  switch (input.type) {
    case 'link-up':
      return linkUp(member, input.device);
    case 'link-down':
      return linkDown(member, input.device, now);
    case 'letter':
      return letter(member, input.from, input.text);
    case 'ask':
      return atTable(member, input);
    case 'tick':
      return still({ ...member, tickedAt: now });
    case 'leave':
      return still(member, leaving(member));
    case 'learnt':
    case 'stored':
    case 'move-stored':
    case 'split':
    case 'combined':
    case 'open-cards':
    case 'table-acts':
    case 'dealt':
    case 'command':
    case 'hand-over':
    case 'give-way':
    case 'override':
      return still(member);
  }
}

const still = (member: Member, post: readonly MemberPost[] = []): MemberStep => ({
  member,
  post,
  batch: null,
  writes: [],
  work: [],
  answers: [],
  settled: [],
  closes: [],
  turnedAway: null,
});

const leaving = ({ host, epoch }: Member): readonly MemberPost[] =>
  host === null ? [] : [{ to: host, letter: { type: 'leave', epoch } }];

const withPeer = (member: Member, device: DeviceId, part: Partial<Peer>): Member => ({
  ...member,
  peers: { ...member.peers, [device]: { ...(member.peers[device] ?? STRANGER), ...part } },
});

/** It plays by no rules yet, so nobody counts on it. */
const standing = ({ epoch, host, promised, pledged }: Member): SuccessionLetter => ({
  type: 'standing',
  protocol: PROTOCOL,
  rules: 0,
  epoch,
  host,
  promised,
  pledged,
  logs: [],
});

function linkUp(member: Member, device: DeviceId): MemberStep {
  const up = withoutPieces(withPeer(member, device, { ...STRANGER, up: true }), device);
  return still(up, [{ to: device, letter: standing(up) }]);
}

function linkDown(member: Member, device: DeviceId, now: number): MemberStep {
  const gone = withPeer(member, device, { up: false, downSince: now, follows: null, claim: null });
  const down = withoutPieces(gone, device);
  return device === member.host
    ? atTable({ ...down, lostSince: down.lostSince ?? now }, { type: 'lost' })
    : still(down);
}

const withoutPieces = (member: Member, device: DeviceId): Member => ({
  ...member,
  parcel: withoutParcel(member.parcel, device),
});

function letter(member: Member, from: DeviceId, message: string): MemberStep {
  if (!member.peers[from]?.up) return still(member);
  const { parcel, text, garbled } = heardFrom(member, from, message);
  const heard = { ...member, parcel };
  const first = garbled ? atTable(heard, { type: 'garbled' }) : still(heard);
  if (text === null) return first;
  const next = read(first.member, from, text);
  return { ...next, post: [...first.post, ...next.post] };
}

function read(member: Member, from: DeviceId, text: string): MemberStep {
  const message = parseSuccession(text);
  if (message === 'other') return from === member.host ? atTable(member, { type: 'letter', text }) : still(member);
  if (message?.type === 'standing') {
    const { protocol, rules, epoch, host, promised, pledged, logs } = message;
    const speaks = { protocol, rules };
    return still(withPeer(member, from, { speaks, epoch, follows: host, promised, pledged, logs }));
  }
  return message?.type === 'reign' ? reign(member, from, message) : still(member);
}

/** It knows nothing that could speak against it. */
function reign(member: Member, from: DeviceId, said: Extract<SuccessionLetter, { type: 'reign' }>): MemberStep {
  const { epoch, kind, lineage, ruling } = said;
  const heard = withPeer(member, from, { claim: said });
  if (epoch < member.epoch || (epoch === member.epoch && member.host !== null && from !== member.host)) {
    return still(heard);
  }
  const isNew = epoch > member.epoch || !member.peers[from]?.followed;
  const followed: Member = {
    ...withPeer(heard, from, { followed: true }),
    epoch,
    kind,
    host: from,
    promised: epoch,
    lineage,
    lostSince: ruling ? null : member.tickedAt,
    // It has found its host: that is all there was to wake up to.
    dazedUntil: ruling ? 0 : member.dazedUntil,
  };
  const { member: come, post } = isNew
    ? atTable({ ...followed, guest: { ...followed.guest, epoch } }, { type: 'connected' })
    : still(followed);
  return still(come, [...post, { to: from, letter: standing(come) }]);
}

function atTable(member: Member, input: GuestInput): MemberStep {
  const { guest, post, answers, turnedAway } = guestStep(member.guest, input);
  const { host } = member;
  const letters = host === null ? [] : post.map(one => ({ to: host, letter: one }));
  return { ...still({ ...member, guest }, letters), answers, turnedAway };
}
