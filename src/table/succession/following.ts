import { guestStep } from '../guest.ts';
import type { GuestInput } from '../guest.ts';
import type { DeviceId } from '../roster.ts';
import { crown, follow } from './accession.ts';
import { type Desk, put, putPeer, withTrail } from './desk.ts';
import { isWithoutHost } from './host-lost.ts';
import { type Accession, type SuccessionLetter, comparePositions, sameLog } from './letters.ts';
import type { Member } from './member.ts';
import type { Config } from './quorum.ts';
import { markOf } from './seal.ts';
import { type SealedLog, positionOf, seqOf } from './sealed-log.ts';
import { myPosition, postReign, standingLetter } from './standing.ts';
import { readTestament } from './testament.ts';

type Of<T extends SuccessionLetter['type']> = Extract<SuccessionLetter, { type: T }>;

/** Somebody says to be the host. */
export function heardReign(desk: Desk, from: DeviceId, letter: Of<'reign'>): void {
  const { epoch, host, reign, promised } = desk.member;
  putPeer(desk, from, { claim: letter });
  if (letter.epoch === epoch && from === host && !reign) return heardOwnHost(desk, from, letter.ruling);
  if (letter.epoch <= epoch || letter.epoch < promised) {
    return void desk.post.push({ to: from, letter: standingLetter(desk) });
  }
  if (isBelieved(desk, from, letter)) welcome(desk, from, letter);
  // It may be of use to know how far this device is behind.
  else desk.post.push({ to: from, letter: standingLetter(desk) });
}

function heardOwnHost(desk: Desk, from: DeviceId, ruling: boolean): void {
  const { lostSince, peers, promised, epoch } = desk.member;
  if (promised > epoch) return void desk.post.push({ to: from, letter: standingLetter(desk) });
  put(desk, { lostSince: ruling ? null : (lostSince ?? desk.now) });
  if (ruling) put(desk, { dazedUntil: 0, campaign: null, eager: false });
  if (!peers[from]?.followed) comeToTable(desk, { type: 'connected' });
  putPeer(desk, from, { followed: true });
  desk.post.push({ to: from, letter: standingLetter(desk) });
}

function welcome(desk: Desk, from: DeviceId, letter: Of<'reign'>): void {
  follow(desk, from, letter);
  putPeer(desk, from, { followed: true });
}

/** Others have told whom they follow: what could not be believed before may be believed now. */
export function reconsider(desk: Desk): void {
  const { peers, epoch, promised } = desk.member;
  const claims = Object.keys(peers).flatMap(from => {
    const { up, claim } = peers[from] ?? {};
    return up && claim && claim.epoch > epoch && claim.epoch >= promised ? [{ from, claim }] : [];
  });
  const believed = claims.filter(({ from, claim }) => isBelieved(desk, from, claim));
  const best = believed.toSorted((a, b) => b.claim.epoch - a.claim.epoch)[0];
  if (best) welcome(desk, best.from, best.claim);
}

/**
 * By a token that only the key's holder can know; or because it is this device's own host, or the one that host has
 * followed; or because most of those who must agree here follow it. A device that knows nothing, or has
 * nobody to follow, believes sooner: all it would give away by mistake is what it asks.
 */
function isBelieved({ member, now }: Desk, from: DeviceId, letter: Of<'reign'>): boolean {
  if (letter.kind === 'handed' && letter.from && !letter.ruling) {
    // Nobody voted, so nobody has compared logs: this device does. Once it rules, an electorate has.
    const mine = myPosition(member);
    const isMyHeir = member.reign?.abdicated?.letter.epoch === letter.epoch;
    if (mine && !isMyHeir && comparePositions(mine, letter.from) > 0) return false;
  }
  const known = [...member.trail, ...[member.log, member.next].filter(log => log !== null)];
  const follows = (id: DeviceId): boolean => {
    const peer = member.peers[id];
    return id === from || Boolean(peer?.up && peer.follows === from && peer.epoch >= letter.epoch);
  };
  // So many of those who must agree here have gone there that nothing here can ever be durable again.
  const isMost = configsOf(member).some(({ others, need }) => need > 0 && others.filter(follows).length >= need);
  if (isMost) return true;
  if (from === member.host || (member.host !== null && follows(member.host))) return true;
  if (known.length === 0) return !member.reign;
  const isProved = letter.proofs.some(({ over, token }) =>
    known.some(log => sameLog(log, over) && log.marks[from] === markOf(token)),
  );
  if (isProved) return true;
  const table = new Set(known.flatMap(({ marks }) => Object.keys(marks)));
  // People have overruled the quorum, here or there: then the later epoch is as good as any.
  if (table.has(from) && hasOverride(member.lineage, letter.lineage)) return true;
  const hasOthers = table.has(from) && [...table].filter(follows).length > 1;
  return (
    isWithoutHost(member, now - STRANDED_MS) && (hasOthers || isWithoutHost(member, now - LOST_MS)) && letter.ruling
  );
}

/** Whether two lines of reigns went apart because people wanted it. */
function hasOverride(mine: readonly Accession[], theirs: readonly Accession[]): boolean {
  const isShared = ({ epoch }: Accession): boolean =>
    [mine, theirs].every(line => line.some(one => one.epoch === epoch));
  return [...mine, ...theirs].some(one => one.kind === 'override' && !isShared(one));
}

const configsOf = ({ reign, log }: Member): readonly Config[] =>
  reign ? reign.configs : log ? [log.config, ...log.priors] : [];

/** Whoever has been without a host for so long goes where others of the table have gone. */
const STRANDED_MS = 3000;
/** And after so long, to anybody who was let in and has a table. */
const LOST_MS = 7000;

/** Whoever is leaving has said that it keeps nothing, and does not begin again. */
const isFromHost = ({ host, epoch, promised, reign, leaving }: Member, from: DeviceId, of: number): boolean =>
  !reign && !leaving && from === host && of === epoch && of >= promised;

export function heardFound(desk: Desk, from: DeviceId, letter: Of<'found'>): void {
  const { member } = desk;
  const { log, next } = member;
  if (!isFromHost(member, from, letter.epoch) || letter.host !== from) return;
  if (log && comparePositions(positionOf(log), { ...letter, seq: 0 }) >= 0) return postKept(desk, from, log);
  if (next && comparePositions(positionOf(next), { ...letter, seq: 0 }) >= 0) return postKept(desk, from, next);
  const { type: _, sealed, ...founding } = letter;
  const founded: SealedLog = { ...founding, lineage: member.lineage, sealed: [sealed] };
  if (next) forget(desk, next);
  put(desk, { next: founded });
  desk.dirty = true;
  store(desk, founded, 0);
}

export function heardEntry(desk: Desk, from: DeviceId, letter: Of<'entry'>): void {
  const { member } = desk;
  if (!isFromHost(member, from, letter.epoch)) return;
  const { log, next, trail } = member;
  if (next && sameLog(next, letter) && letter.seq === 1) {
    // The new generation counts from here on, and the old one no longer.
    if (log) forget(desk, log);
    const begun = { ...next, sealed: [...next.sealed, letter.sealed] };
    put(desk, { log: begun, next: null, trail: log ? withTrail(trail, log) : trail });
    desk.dirty = true;
    return store(desk, begun, 1);
  }
  if (!log || !sameLog(log, letter) || letter.seq > seqOf(log) + 1) return;
  if (letter.seq <= seqOf(log)) return postKept(desk, from, log);
  const longer = { ...log, sealed: [...log.sealed, letter.sealed] };
  put(desk, { log: longer });
  store(desk, longer, letter.seq);
}

export function heardSettled(desk: Desk, from: DeviceId, letter: Of<'settled'>): void {
  const { log } = desk.member;
  if (!log || !isFromHost(desk.member, from, letter.epoch) || !sameLog(log, letter)) return;
  put(desk, { log: { ...log, priors: [] } });
  desk.dirty = true;
}

/** Confirmed once it is durable; while storing fails, everything is stored again first. */
function store(desk: Desk, log: SealedLog, seq: number): void {
  const { host, storing } = desk.member;
  if (storing.failing) {
    desk.dirty = false;
    return;
  }
  const { epoch, generation } = log;
  desk.kept.push({ type: 'sealed', log: { epoch, generation }, seq, text: log.sealed[seq] ?? '' });
  if (host !== null) desk.later.push({ to: host, letter: { type: 'kept', epoch, generation, seq } });
}

function forget(desk: Desk, { epoch, generation }: SealedLog): void {
  // Not before what takes its place is durable.
  if (!desk.member.storing.failing) desk.kept.push({ type: 'forget', log: { epoch, generation } });
}

/** Said again. After whatever is still being stored. */
function postKept(desk: Desk, to: DeviceId, log: SealedLog): void {
  const { storing } = desk.member;
  if (storing.failing || storing.pending.length > 0) return;
  desk.post.push({ to, letter: { type: 'kept', ...positionOf(log) } });
}

export function heardHand(desk: Desk, from: DeviceId, letter: Of<'hand'>): void {
  const { member } = desk;
  const { promised, reign, host, storing } = member;
  if (reign && reign.host.epoch === letter.epoch) return postReign(desk, [from]);
  const testament = readTestament(desk.rules, letter.testament);
  // Nor does somebody who is on the way out take the table with them.
  const isAsleep = desk.now < member.dazedUntil || member.leaving;
  if (reign || from !== host || letter.epoch <= promised || storing.failing || isAsleep || !testament) {
    return void desk.post.push({ to: from, letter: standingLetter(desk) });
  }
  const { epoch, proof, configs, lineage } = letter;
  crown(desk, { epoch, kind: 'handed', testament, from: letter.from, proof, configs, lineage });
}

/** The guest in this device hears its host, or is asked something by its people. */
export function comeToTable(desk: Desk, input: GuestInput): void {
  const { guest: before, host } = desk.member;
  const { guest, post, answers, turnedAway } = guestStep(before, input);
  put(desk, { guest });
  if (host !== null) desk.post.push(...post.map(letter => ({ to: host, letter })));
  desk.answers.push(...answers);
  desk.turnedAway = turnedAway;
}
