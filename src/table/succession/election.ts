import { seatsOf } from '../../engine/index.ts';
import type { DeviceId } from '../roster.ts';
import { crown, nextEpoch, reignAnew } from './accession.ts';
import { type Desk, linked, put, putPeer } from './desk.ts';
import { SUSPECT_MS, isHostLost, isWithoutHost } from './host-lost.ts';
import { type NoVote, type Position, type SuccessionLetter, comparePositions, sameLog } from './letters.ts';
import type { Campaign, Member } from './member.ts';
import { type Config, isElected } from './quorum.ts';
import type { LogKey } from './seal.ts';
import { tokenOf } from './seal.ts';
import { openLog, positionOf } from './sealed-log.ts';
import { myPosition } from './standing.ts';

type Of<T extends SuccessionLetter['type']> = Extract<SuccessionLetter, { type: T }>;

const RANK_MS = 200;
const POLL_MS = 600;
const CALL_MS = 1500;
const AGAIN_MS = 500;

/** Stands if the host is lost, and nobody better placed does first. */
export function standIfDue(desk: Desk): void {
  const { member, now } = desk;
  const { log, lostSince, standAt, campaign, me, storing, eager } = member;
  if (campaign || !log || storing.failing || !isHostLost(member, now) || now < standAt) return;
  if (log.share === null || log.config.need === 0 || !log.config.others.includes(me)) return;
  const delay = eager ? 0 : rankOf(member) * RANK_MS;
  if (now - (lostSince ?? now) < SUSPECT_MS + delay) return;
  stand(desk, [log.config, ...log.priors], positionOf(log), log.places[me], false);
}

/** A host whose devices have promised themselves to a later epoch needs one as well, and their votes for it. */
export function standAgain(desk: Desk): void {
  const { reign, campaign, me, standAt, storing } = desk.member;
  const at = myPosition(desk.member);
  if (!reign?.announced || campaign || reign.abdicated || storing.failing || !at || desk.now < standAt) return;
  stand(desk, reign.configs, at, reign.places[me], true);
}

function stand(desk: Desk, configs: readonly Config[], log: Position, place: number | undefined, keyed: boolean): void {
  const { me } = desk.member;
  if (place === undefined) return;
  const epoch = nextEpoch(desk.member, place);
  const campaign: Campaign = {
    epoch,
    stage: 'polling',
    since: desk.now,
    log,
    configs,
    keyed,
    yes: { [me]: !keyed },
    votes: {},
  };
  put(desk, { campaign, eager: false });
  for (const to of voters(desk.member, configs)) desk.post.push({ to, letter: { type: 'poll', epoch, log } });
  countPoll(desk);
}

const voters = (member: Member, configs: readonly Config[]): readonly DeviceId[] =>
  linked(member).filter(id => member.peers[id]?.able && configs.some(({ others }) => others.includes(id)));

/** How many who could stand as well come first: the lower seat does, and those without a seat come last. */
function rankOf(member: Member): number {
  const { log, peers, me } = member;
  const mine = precedence(member, me);
  return (log?.config.others ?? []).filter(
    id => id !== me && peers[id]?.up && peers[id].able && precedence(member, id) < mine,
  ).length;
}

function precedence({ guest: { roster }, log }: Member, device: DeviceId): number {
  const seats = roster?.seats ?? [];
  const first = seatsOf(seats.length).find(n => seats[n]?.holder === device) ?? NO_SEAT;
  return first * NO_SEAT + (log?.places[device] ?? NO_SEAT);
}

const NO_SEAT = 100;

/** Why this device does not vote for that one, if it does not. */
function whyNot(desk: Desk, from: DeviceId, epoch: number, log: Position): NoVote | null {
  const { member, now } = desk;
  const mine = myPosition(member);
  // A host that was handed a table and never came to rule it may find that somebody else went on with more.
  if (member.reign && (member.reign.sure || !member.reign.announced)) return 'host-here';
  if (!member.peers[from]?.able || !mine) return 'stranger';
  if (member.storing.failing) return 'not-stored';
  if (epoch <= member.promised) return 'promised';
  const isOfTable = [member.log, member.next].some(one => one && Object.hasOwn(one.marks, from));
  if (!isOfTable) return 'stranger';
  if (comparePositions(mine, log) > 0) return 'longer-log';
  if (from === member.host) return null;
  if (now < member.dazedUntil) return 'asleep';
  if (!isWithoutHost(member, now)) return 'host-here';
  return null;
}

export function heardPoll(desk: Desk, from: DeviceId, { epoch, log }: Of<'poll'>): void {
  const { member } = desk;
  const { campaign, promised } = member;
  const waits = from !== member.host && hasJustVoted(member, desk.now);
  const taken = isMyTurn(member, from, log) ? 'my-turn' : waits ? 'promised' : null;
  const no = whyNot(desk, from, epoch, log) ?? taken;
  if (no === 'longer-log' && !campaign) put(desk, { eager: true, standAt: 0 });
  const letter = { type: 'opinion', epoch, no, share: shareOf(member, log) !== null, promised } as const;
  desk.post.push({ to: from, letter });
}

/**
 * Whoever was voted for may be about to announce it: a second candidate would only promise itself past that. The host
 * itself is no such candidate: it stands again because of that very promise.
 */
const hasJustVoted = ({ campaign, promised, epoch, votedUntil }: Member, now: number): boolean =>
  campaign === null && promised > epoch && now < votedUntil;

/** Of two who stand with the same log, the one who comes first goes on. */
const isMyTurn = (member: Member, from: DeviceId, log: Position): boolean =>
  member.campaign !== null &&
  comparePositions(member.campaign.log, log) === 0 &&
  precedence(member, member.me) < precedence(member, from);

const shareOf = ({ log, next }: Member, name: Position): string | null =>
  [log, next].find(one => one && sameLog(one, name))?.share ?? null;

export function heardOpinion(desk: Desk, from: DeviceId, { epoch, no, share, promised }: Of<'opinion'>): void {
  putPeer(desk, from, { promised });
  const { campaign } = desk.member;
  if (campaign?.epoch !== epoch || campaign.stage !== 'polling') return;
  if (no !== null) return gaveUp(no) ? giveUp(desk) : undefined;
  put(desk, { campaign: { ...campaign, yes: { ...campaign.yes, [from]: share } } });
  countPoll(desk);
}

/** Others will never agree to this one; only time can bring those who do not answer. */
const gaveUp = (no: NoVote): boolean => no === 'longer-log' || no === 'my-turn' || no === 'promised';

export function giveUp(desk: Desk): void {
  // Two who keep getting in each other's way should not do so in step.
  const [dice = 0] = desk.random(1);
  put(desk, { campaign: null, standAt: desk.now + AGAIN_MS + dice * 4 });
}

/** Enough would vote: now it binds. */
function countPoll(desk: Desk): void {
  const { campaign, me, lostSince, reign } = desk.member;
  if (campaign?.stage !== 'polling') return;
  const { configs, yes, epoch, log, keyed } = campaign;
  if (!isElected(configs, id => Object.hasOwn(yes, id))) return;
  if (!keyed && Object.values(yes).filter(Boolean).length < (configs[0]?.need ?? 0)) return;
  put(desk, {
    promised: epoch,
    lostSince: reign ? null : (lostSince ?? desk.now),
    campaign: { ...campaign, stage: 'calling', since: desk.now },
  });
  desk.dirty = true;
  desk.afterwards.push({ do: 'count-own-vote', epoch });
  for (const to of Object.keys(yes)) {
    if (to !== me) desk.later.push({ to, letter: { type: 'call', epoch, log } });
  }
}

export function heardCall(desk: Desk, from: DeviceId, { epoch, log }: Of<'call'>): void {
  const no = whyNot(desk, from, epoch, log);
  const { promised, lostSince, campaign } = desk.member;
  if (no !== null) return void desk.post.push({ to: from, letter: { type: 'no-vote', epoch, no, promised } });
  const share = from === desk.member.host ? null : shareOf(desk.member, log);
  put(desk, { promised: epoch, lostSince: lostSince ?? desk.now, campaign: null });
  // It has given its word: it lets some time pass before it stands itself.
  const until = desk.now + CALL_MS + (campaign ? AGAIN_MS : 0);
  put(desk, { standAt: until, votedUntil: until });
  desk.dirty = true;
  desk.later.push({ to: from, letter: { type: 'vote', epoch, share } });
}

export function heardVote(desk: Desk, from: DeviceId, { epoch, share }: Of<'vote'>): void {
  const { campaign } = desk.member;
  if (campaign?.epoch !== epoch || campaign.stage !== 'calling') return;
  put(desk, { campaign: { ...campaign, votes: { ...campaign.votes, [from]: share } } });
  countVotes(desk);
}

export function heardNoVote(desk: Desk, from: DeviceId, { epoch, no, promised }: Of<'no-vote'>): void {
  putPeer(desk, from, { promised });
  const { campaign } = desk.member;
  if (campaign?.epoch === epoch && campaign.stage === 'calling' && gaveUp(no)) giveUp(desk);
}

export function countOwnVote(desk: Desk, epoch: number, ok: boolean): void {
  const { campaign, me, log } = desk.member;
  if (campaign?.epoch !== epoch) return;
  if (!ok) return giveUp(desk);
  const share = campaign.keyed ? null : (log?.share ?? null);
  put(desk, { campaign: { ...campaign, votes: { ...campaign.votes, [me]: share } } });
  countVotes(desk);
}

function countVotes(desk: Desk): void {
  const { campaign, promised, me } = desk.member;
  if (campaign?.stage !== 'calling' || promised !== campaign.epoch) return;
  const { configs, votes, epoch, keyed } = campaign;
  if (!Object.hasOwn(votes, me) || !isElected(configs, id => Object.hasOwn(votes, id))) return;
  if (keyed) return reignAnew(desk, epoch, 'elected', configs);
  const shares = Object.values(votes).filter(share => share !== null);
  const need = configs[0]?.need ?? 0;
  if (shares.length < need) return;
  put(desk, { campaign: { ...campaign, stage: 'opening', since: desk.now } });
  if (need === 1) return opened(desk, epoch, shares[0] ?? null);
  desk.work.push({ type: 'combine', epoch, shares: shares.slice(0, need) });
}

/** The key is there: the log opens, and this device knows everything from now on. */
export function opened(desk: Desk, epoch: number, key: LogKey | null): void {
  const { campaign, promised, log, room, me } = desk.member;
  if (campaign?.stage !== 'opening' || campaign.epoch !== epoch || promised !== epoch || !log) return;
  const testament = key === null ? undefined : openLog(desk.rules, key, room, log);
  const over = { epoch: log.epoch, generation: log.generation };
  if (key === null || !testament) return giveUp(desk);
  const proof = { over, token: tokenOf(key, room, over, me) };
  const { configs, log: from } = campaign;
  if (!crown(desk, { epoch, kind: 'elected', testament, from, proof, configs, lineage: log.lineage })) giveUp(desk);
}

/** Those who do not answer in time are not there. */
export function hurry(desk: Desk): void {
  const { campaign } = desk.member;
  if (!campaign) return;
  const patience = campaign.stage === 'polling' ? POLL_MS : CALL_MS;
  if (desk.now - campaign.since > patience) giveUp(desk);
}
