import { type Desk, linked, put, putPeer, putReign } from './desk.ts';
import { hurry, standAgain, standIfDue } from './election.ts';
import { beginIfReady, foundIfNeeded, sendFounding } from './founding.ts';
import { isHostLost } from './host-lost.ts';
import { handOverIfWished } from './handing-over.ts';
import { DAZED_MS } from './fresh-member.ts';
import { positionsOf } from './sealed-log.ts';
import { isPlay } from '../messages.ts';
import { beat, confirm, releaseHeld, takeAct } from './reigning.ts';
import { isElected } from './quorum.ts';
import { isFollower, isPledged, isRuling, postReign, standingLetter } from './standing.ts';

/** Two ticks further apart than this, and the device was asleep. */
const ASLEEP_MS = 2500;
const NAG_MS = 1500;

/** What a host does about whatever has just happened. */
export function tendReign(desk: Desk): void {
  if (desk.member.reign?.host.pacing.runs && !isRuling(desk.member)) beat(desk);
  if (!desk.member.reign?.announced) return;
  becomeSure(desk);
  foundIfNeeded(desk);
  sendFounding(desk);
  beginIfReady(desk);
  confirm(desk);
  releaseHeld(desk);
  handOverIfWished(desk);
  const ruling = isRuling(desk.member);
  if (ruling !== desk.member.reign.host.pacing.runs) beat(desk);
  const { lostSince } = desk.member;
  if (ruling === (lostSince !== null)) put(desk, { lostSince: ruling ? null : desk.now });
  if (ruling === desk.member.reign?.saidRuling) return;
  putReign(desk, { saidRuling: ruling });
  postReign(desk);
  if (ruling) takeOwnActs(desk);
}

/** What the people here asked of the host before, and nobody has answered. */
function takeOwnActs(desk: Desk): void {
  for (const { id, ask } of desk.member.reign?.asks ?? []) {
    if (isPlay(ask)) takeAct(desk, { type: 'own', id, ask });
  }
}

/**
 * Those who follow are as good as votes: they have compared logs, and hear nothing of an earlier epoch any more. Without
 * them, somebody may have been elected meanwhile whom neither this host nor the one before it has heard of.
 */
function becomeSure(desk: Desk): void {
  const { reign, me, promised, epoch } = desk.member;
  // Whoever has voted for another does not become it any more.
  if (!reign || reign.sure || promised > epoch) return;
  if (!isElected(reign.configs, id => id === me || isPledged(desk.member, id))) return;
  putReign(desk, { sure: true });
  desk.dirty = true;
}

export function ticked(desk: Desk): void {
  const { member, now } = desk;
  const slept = now - member.tickedAt > ASLEEP_MS;
  put(desk, { tickedAt: now });
  if (slept) awake(desk);
  recover(desk);
  hurry(desk);
  announceAgain(desk);
  if (member.reign) {
    lookAround(desk);
    beat(desk);
  } else standIfDue(desk);
  nag(desk);
}

/** Whatever it believed about others is old: it asks, and judges nobody meanwhile. */
function awake(desk: Desk): void {
  const { lostSince, peers } = desk.member;
  put(desk, {
    dazedUntil: desk.now + DAZED_MS,
    lostSince: lostSince === null ? null : desk.now,
    campaign: null,
    eager: false,
  });
  for (const id of Object.keys(peers)) putPeer(desk, id, { stale: true });
  const ours = linked(desk.member);
  if (desk.member.reign) postReign(desk, ours);
  else desk.post.push(...ours.map(to => ({ to, letter: standingLetter(desk) })));
}

/** Storing has failed: everything is stored again, and only then does this device confirm anything. */
function recover(desk: Desk): void {
  const { storing, log, next } = desk.member;
  if (!storing.failing || storing.pending.length > 0) return;
  desk.kept.push(...storing.owed);
  for (const one of [log, next]) {
    one?.sealed.forEach((text, seq) =>
      desk.kept.push({ type: 'sealed', log: { epoch: one.epoch, generation: one.generation }, seq, text }),
    );
  }
  desk.dirty = true;
  desk.afterwards.push({ do: 'recover', logs: positionsOf(desk.member) });
}

/** A reign in a new epoch could not be stored; it is silent until it is. */
function announceAgain(desk: Desk): void {
  const { reign, storing, epoch } = desk.member;
  if (!reign || reign.announced || storing.failing || storing.pending.length > 0) return;
  desk.dirty = true;
  desk.afterwards.push({ do: 'announce', epoch });
}

/** A device that stays ahead of this epoch will never hear this host in it. */
function lookAround(desk: Desk): void {
  const { peers, epoch, reign } = desk.member;
  for (const id of linked(desk.member)) {
    const peer = peers[id];
    const isAhead = Boolean(peer?.able && reign?.host.devices[id] && Math.max(peer.promised, peer.epoch) > epoch);
    if (!isAhead) {
      if (peer?.aheadSince) putPeer(desk, id, { aheadSince: null });
      continue;
    }
    const since = peer?.aheadSince ?? desk.now;
    putPeer(desk, id, { aheadSince: since });
    if (desk.now - since >= NAG_MS) standAgain(desk);
  }
}

/** What was said may have been lost with a link, or refused for a reason that is gone. */
function nag(desk: Desk): void {
  const { member, now } = desk;
  if (now < member.nagAt) return;
  put(desk, { nagAt: now + NAG_MS });
  const { reign, host, peers } = member;
  if (reign) {
    const deaf = linked(member).filter(id => !isFollower(member, id));
    postReign(desk, deaf);
    const { abdicated } = reign;
    // Not before it is written down.
    const isWritten = !member.storing.failing && member.storing.pending.length === 0;
    if (abdicated && isWritten && peers[abdicated.to]?.up)
      desk.post.push({ to: abdicated.to, letter: abdicated.letter });
  } else if (isHostLost(member, now)) {
    desk.post.push(...linked(member).map(to => ({ to, letter: standingLetter(desk) })));
  } else if (host !== null && peers[host]?.up && (member.lostSince !== null || member.promised > member.epoch)) {
    desk.post.push({ to: host, letter: standingLetter(desk) });
  }
}
