import { NEW_GUEST, guestStep } from '../guest.ts';
import { type RoomState, reopened, roomStateOf } from '../room-state.ts';
import type { DeviceId } from '../roster.ts';
import { type Desk, linked, put, putReign } from './desk.ts';
import type { Accession, Position, Proof, ReignKind, SuccessionLetter } from './letters.ts';
import type { Member, Reign } from './member.ts';
import { type Config, epochAfter } from './quorum.ts';
import { EMPTY_REIGN } from './record.ts';
import { myPosition, pledgeLetter } from './standing.ts';
import { type Testament, laidOut } from './testament.ts';

const LONGEST_LINEAGE = 16;

interface Succession {
  readonly epoch: number;
  readonly kind: ReignKind;
  readonly testament: Testament;
  readonly from: Position;
  readonly proof: Proof;
  readonly configs: readonly Config[];
  readonly lineage: readonly Accession[];
}

/** This device is the host of a new epoch as soon as that is durable. False when the match does not fit its rules. */
export function crown(desk: Desk, { epoch, kind, testament, from, proof, configs, lineage }: Succession): boolean {
  const { me, guest, host: followed, kind: had, promised, epoch: was } = desk.member;
  const before = { epoch: was, host: followed, kind: had, promised };
  const { book, places } = testament;
  const playing = laidOut(desk.rules, book);
  if (playing === undefined || testament.room.rulesVersion !== desk.rules.version) return false;
  const state: RoomState = { ...testament.room, epoch, talk: guest.talk };
  const intents = (book?.moves ?? []).flatMap(({ intent }) => intent ?? []);
  const told = guest.seen?.match === state.matchNumber ? guest.seen.time : null;
  const host = reopened({ me, state, playing, intents, now: desk.now, told });
  const reign: Reign = {
    ...EMPTY_REIGN,
    before,
    host,
    book,
    kind,
    sure: kind !== 'handed',
    from,
    proofs: [proof],
    places,
    configs,
    asks: guest.asks,
  };
  put(desk, {
    epoch,
    kind,
    host: me,
    promised: epoch,
    reign,
    campaign: null,
    lostSince: null,
    lineage: withAccession(lineage, epoch, kind, reign),
  });
  desk.kept.push({ type: 'adopt', book, room: state });
  desk.dirty = true;
  desk.afterwards.push({ do: 'announce', epoch });
  return true;
}

function withAccession(
  lineage: readonly Accession[],
  epoch: number,
  kind: ReignKind,
  { host }: Reign,
): readonly Accession[] {
  const { playing, matchNumber } = host;
  const here = { epoch, kind, match: matchNumber, seq: playing?.match.moves ?? 0, chain: playing?.chain ?? '' };
  return [...lineage, here].slice(-LONGEST_LINEAGE);
}

/**
 * A host goes on in a new epoch: elected again, with all who had a say before; or because the people say so, and then
 * with those who are here. No other device can claim that epoch.
 */
export function reignAnew(desk: Desk, epoch: number, kind: ReignKind, configs: readonly Config[]): void {
  const { reign, lineage } = desk.member;
  if (!reign) return;
  const from = myPosition(desk.member);
  const host = { ...reign.host, epoch };
  put(desk, { epoch, kind, promised: epoch, campaign: null, lineage: withAccession(lineage, epoch, kind, reign) });
  putReign(desk, {
    host,
    kind,
    sure: true,
    from,
    configs,
    announced: false,
    proven: false,
    generation: 0,
    key: null,
    log: null,
    founding: null,
    acked: {},
    shares: {},
    abdicated: null,
    wish: null,
  });
  desk.dirty = true;
  desk.afterwards.push({ do: 'announce', epoch });
}

/** An epoch above all that this device has heard of. */
export function nextEpoch({ epoch, promised, peers }: Member, place: number): number {
  const heard = Object.values(peers).flatMap(peer => [peer.promised, peer.epoch]);
  return epochAfter(Math.max(epoch, promised, ...heard), place);
}

export function override(desk: Desk): void {
  const { reign, me } = desk.member;
  const place = reign?.places[me];
  if (!reign?.announced || place === undefined) return;
  reignAnew(desk, nextEpoch(desk.member, place), 'override', []);
}

/** Somebody else is the host now, and has shown it. */
export function follow(desk: Desk, host: DeviceId, letter: Extract<SuccessionLetter, { type: 'reign' }>): void {
  const { epoch, kind, lineage, ruling } = letter;
  const leaving = desk.member.reign?.abdicated?.leaving ?? desk.member.leaving;
  if (desk.member.reign) stepDown(desk, desk.member.reign, lineage);
  const guest = guestStep({ ...desk.member.guest, epoch }, { type: 'connected' }).guest;
  put(desk, {
    epoch,
    kind,
    host,
    promised: epoch,
    lineage,
    guest,
    campaign: null,
    leaving,
    lostSince: ruling ? null : desk.now,
    eager: false,
  });
  desk.dirty = true;
  for (const to of linked(desk.member)) desk.later.push({ to, letter: pledgeLetter(desk) });
  if (leaving) desk.later.push({ to: host, letter: { type: 'leave', epoch } });
}

/** What this host played beyond what the other has inherited is kept as a match of its own. */
function stepDown(desk: Desk, reign: Reign, theirs: readonly Accession[]): void {
  const { host, book, asks } = reign;
  const common = commonMoves(desk.member.lineage, theirs, reign);
  if (book && common < book.moves.length) {
    desk.kept.push({ type: 'branch', book, common, room: roomStateOf(host) });
  }
  put(desk, { reign: null, guest: { ...NEW_GUEST, asks, talk: host.talk } });
}

/** How many moves of this reign's match the other reign surely has. */
function commonMoves(mine: readonly Accession[], theirs: readonly Accession[], { host, book }: Reign): number {
  const all = book?.moves.length ?? 0;
  const shared = mine.findLastIndex(({ epoch }) => theirs.some(their => their.epoch === epoch));
  const epoch = mine[shared]?.epoch;
  const taken = epoch === undefined ? undefined : theirs[theirs.findIndex(their => their.epoch === epoch) + 1];
  const points = [taken, mine[shared + 1]].filter(point => point !== undefined);
  if (!taken) return 0;
  // A point in a later match says nothing less than: all of this one. In an earlier one: nothing of this one.
  const seqs = points.map(({ match, seq }) => (match === host.matchNumber ? seq : match > host.matchNumber ? all : 0));
  return Math.min(all, ...seqs);
}
