import { sameJson } from '../../engine/index.ts';
import { toldTime } from '../clock.ts';
import { addedStored, kindOf, leaves, runHost, takeAct } from './reigning.ts';
import type { DeviceId } from '../roster.ts';
import { override } from './accession.ts';
import { type Desk, deskOf, finished, forgetLogs, linked, put, putPeer, putReign } from './desk.ts';
import { countOwnVote, heardCall, heardNoVote, heardOpinion, heardPoll, heardVote, opened } from './election.ts';
import { comeToTable, heardEntry, heardFound, heardHand, heardReign, heardSettled, reconsider } from './following.ts';
import { heardFrom, withoutParcel } from './gathering.ts';
import { giveWay, wishToHandOver } from './handing-over.ts';
import { foundingStored, kept, sendLog, shared } from './founding.ts';
import type { SuccessionLetter } from './letters.ts';
import { PROTOCOL, isPlay, lookingAt } from '../messages.ts';
import type { Member, MemberInput, MemberStep, Then, World } from './member.ts';
import { agree, openCards } from './open-cards.ts';
import { parseSuccession } from './parse-letters.ts';
import { positionsOf } from './sealed-log.ts';
import { isFollower, postReign, standingLetter } from './standing.ts';
import { tendReign, ticked } from './tend.ts';
import { laidOut } from './testament.ts';

/** Everything that happens to a device at a table. Waits for nothing, throws at nobody's letter. */
export function memberStep(world: World, member: Member, input: MemberInput): MemberStep {
  const desk = deskOf(world, member);
  take(desk, input);
  tendReign(desk);
  return finished(desk);
}

function take(desk: Desk, input: MemberInput): void {
  switch (input.type) {
    case 'link-up':
      return linkUp(desk, input.device);
    case 'link-down':
      return linkDown(desk, input.device);
    case 'letter':
      return letter(desk, input.from, input.text);
    case 'tick':
      return ticked(desk);
    case 'learnt':
      return learnt(desk);
    case 'stored':
      return stored(desk, input.ticket, input.ok);
    case 'move-stored':
      return runHost(desk, { type: 'stored', ok: input.ok });
    case 'split':
      return input.epoch === desk.member.epoch ? shared(desk, input.generation, input.shares) : undefined;
    case 'combined':
      return opened(desk, input.epoch, input.key);
    case 'ask':
      return ask(desk, input);
    case 'table-acts':
      return takeAct(desk, input);
    case 'dealt':
      return dealt(desk, input);
    case 'command':
      return runHost(desk, input);
    case 'hand-over':
      return wishToHandOver(desk, input.to, input.leaving);
    case 'give-way':
      return giveWay(desk, input.closing);
    case 'leave':
      return leave(desk);
    case 'override':
      return override(desk);
    case 'open-cards':
      return openCards(desk, input.agreed);
  }
}

/** Those who play by the same rules can be told apart now, and want to be told. */
function learnt(desk: Desk): void {
  for (const id of linked(desk.member)) {
    const speaks = desk.member.peers[id]?.speaks;
    if (speaks) putPeer(desk, id, { able: isAble(desk, speaks) });
    desk.post.push({ to: id, letter: standingLetter(desk) });
  }
}

const isAble = ({ rules }: Desk, speaks: { readonly protocol: number; readonly rules: number }): boolean =>
  speaks.protocol === PROTOCOL && speaks.rules === rules.version;

function linkUp(desk: Desk, device: DeviceId): void {
  put(desk, { parcel: withoutParcel(desk.member.parcel, device) });
  putPeer(desk, device, { up: true, stale: false, claim: null, followed: false, follows: null, aheadSince: null });
  desk.post.push({ to: device, letter: standingLetter(desk) });
  postReign(desk, [device]);
  const { reign, storing } = desk.member;
  const abdicated = storing.pending.length === 0 && !storing.failing ? reign?.abdicated : null;
  if (abdicated?.to === device) desk.post.push({ to: device, letter: abdicated.letter });
}

function linkDown(desk: Desk, device: DeviceId): void {
  put(desk, { parcel: withoutParcel(desk.member.parcel, device) });
  putPeer(desk, device, { up: false, downSince: desk.now, follows: null, claim: null });
  const { host, lostSince, reign } = desk.member;
  if (reign) return runHost(desk, { type: 'gone', device });
  if (device !== host) return;
  comeToTable(desk, { type: 'lost' });
  put(desk, { lostSince: lostSince ?? desk.now });
}

function letter(desk: Desk, from: DeviceId, message: string): void {
  if (!desk.member.peers[from]?.up) return;
  const { parcel, text, garbled } = heardFrom(desk.member, from, message);
  if (parcel !== desk.member.parcel) put(desk, { parcel });
  if (garbled) misheard(desk, from, message);
  if (text !== null) read(desk, from, text);
}

/** As whatever else makes no sense. */
function misheard(desk: Desk, from: DeviceId, text: string): void {
  if (desk.member.reign) runHost(desk, { type: 'letter', from, text });
  else comeToTable(desk, { type: 'garbled' });
}

function read(desk: Desk, from: DeviceId, text: string): void {
  const message = parseSuccession(text);
  if (message === 'other') return tableLetter(desk, from, text);
  // The table counts what makes no sense, and ends links over it.
  if (!message) return desk.member.reign ? runHost(desk, { type: 'letter', from, text }) : undefined;
  const { type } = message;
  // Devices of another version are shown the table, and have no part in what becomes of it.
  if (type !== 'standing' && type !== 'reign' && desk.member.peers[from]?.able !== true) return;
  successionLetter(desk, from, message);
}

function tableLetter(desk: Desk, from: DeviceId, text: string): void {
  const { reign, host, promised, epoch } = desk.member;
  if (reign) {
    const input = { type: 'letter', from, text } as const;
    const kind = kindOf(text);
    if (kind === 'leave') leaves(desk, from);
    return kind === 'act' ? takeAct(desk, input) : runHost(desk, input);
  }
  if (from === host && promised === epoch) comeToTable(desk, { type: 'letter', text });
}

function successionLetter(desk: Desk, from: DeviceId, message: SuccessionLetter): void {
  switch (message.type) {
    case 'standing':
      return heardStanding(desk, from, message);
    case 'reign':
      return heardReign(desk, from, message);
    case 'found':
      return heardFound(desk, from, message);
    case 'entry':
      return heardEntry(desk, from, message);
    case 'kept':
      return message.epoch === desk.member.epoch ? kept(desk, from, message.generation, message.seq) : undefined;
    case 'settled':
      return heardSettled(desk, from, message);
    case 'poll':
      return heardPoll(desk, from, message);
    case 'opinion':
      return heardOpinion(desk, from, message);
    case 'call':
      return heardCall(desk, from, message);
    case 'vote':
      return heardVote(desk, from, message);
    case 'no-vote':
      return heardNoVote(desk, from, message);
    case 'hand':
      return heardHand(desk, from, message);
    case 'open-cards':
      return agree(desk, from, message.agreed);
  }
}

function heardStanding(desk: Desk, from: DeviceId, message: Extract<SuccessionLetter, { type: 'standing' }>): void {
  const { protocol, rules, epoch, host, promised, pledged, logs } = message;
  const speaks = { protocol, rules };
  const able = isAble(desk, speaks);
  const isNew = !isFollower(desk.member, from);
  putPeer(desk, from, { able, speaks, epoch, follows: host, promised, pledged, logs, stale: false });
  const { reign } = desk.member;
  if (!reign) {
    // Its host says that it is not the host.
    const { lostSince } = desk.member;
    if (from === desk.member.host && host !== from) put(desk, { lostSince: lostSince ?? desk.now });
    // Somebody who takes this device for the host has missed something.
    if (host === desk.member.me) desk.post.push({ to: from, letter: standingLetter(desk) });
    return reconsider(desk);
  }
  if (isFollower(desk.member, from)) {
    const isAway = !reign.host.devices[from]?.online;
    if (isNew || isAway) runHost(desk, { type: 'arrived', device: from });
    if (isNew) sendLog(desk, from);
  } else {
    runHost(desk, { type: 'gone', device: from });
    reconsider(desk);
  }
}

function stored(desk: Desk, ticket: number, ok: boolean): void {
  const { storing } = desk.member;
  const done = storing.pending.find(one => one.ticket === ticket);
  if (!done) return;
  const recovery = done.afterwards.find(one => one.do === 'recover');
  // What has come since was not stored: it is, with the next attempt.
  const hasAll = ok && recovery && sameJson(recovery.logs, positionsOf(desk.member));
  put(desk, {
    storing: {
      ...storing,
      pending: storing.pending.filter(one => one !== done),
      failing: !ok || (storing.failing && !hasAll),
      owed: ok ? (recovery ? [] : storing.owed) : [...storing.owed, ...done.branches],
    },
  });
  const { failing } = desk.member.storing;
  // What was decided before a sleep is not said after it; nor does anybody call who follows a later host by now.
  const isAsleep = desk.now < desk.member.dazedUntil;
  const late = done.later.filter(({ letter }) => {
    if (letter.type === 'call') return isAsleep || letter.epoch < desk.member.promised;
    return isAsleep && letter.type === 'vote';
  });
  if (!failing) desk.post.push(...done.later.filter(one => !late.includes(one)));
  for (const one of done.afterwards) afterStoring(desk, one, !failing);
}

function afterStoring(desk: Desk, then: Then, ok: boolean): void {
  switch (then.do) {
    case 'pledge':
      return ok ? put(desk, { pledged: Math.max(then.epoch, desk.member.pledged) }) : undefined;
    case 'announce':
      return announce(desk, then.epoch, ok);
    case 'send-founding':
      return foundingStored(desk, then.generation, ok);
    case 'count-own-vote':
      return countOwnVote(desk, then.epoch, ok);
    case 'confirm':
      return addedStored(desk, then, ok);
    case 'recover':
      return ok ? recovered(desk) : undefined;
  }
}

function announce(desk: Desk, epoch: number, ok: boolean): void {
  const { reign, guest } = desk.member;
  if (!reign || desk.member.epoch !== epoch) return;
  if (!ok) {
    // Whoever was the host before tries again with the next tick.
    if (!reign.before) return;
    // Nobody has heard of it, and nobody will.
    return put(desk, { ...reign.before, reign: null, guest: { ...guest, asks: reign.asks }, lostSince: desk.now });
  }
  putReign(desk, { announced: true, saidRuling: false });
  postReign(desk);
  // Acts wait until it rules.
  for (const { id, ask: waiting } of reign.asks) {
    if (!isPlay(waiting)) runHost(desk, { type: 'own', id, ask: waiting });
  }
}

/** What it could not confirm before, and whom it could not say to follow. */
function recovered(desk: Desk): void {
  const { host, reign } = desk.member;
  if (host === null || reign) return;
  desk.post.push(...linked(desk.member).map(to => ({ to, letter: standingLetter(desk) })));
  for (const at of positionsOf(desk.member)) desk.post.push({ to: host, letter: { type: 'kept', ...at } });
}

function ask(desk: Desk, { id, ask: wanted }: Extract<MemberInput, { type: 'ask' }>): void {
  const { reign } = desk.member;
  if (!reign) return comeToTable(desk, { type: 'ask', id, ask: wanted });
  const { matchNumber: match, playing, pacing } = reign.host;
  const sent = lookingAt(wanted, { match, seq: playing?.match.moves ?? 0 }, pacing.timer && toldTime(pacing.timer));
  putReign(desk, { asks: [...reign.asks, { id, ask: sent }] });
  const own = { type: 'own', id, ask: sent } as const;
  if (isPlay(wanted)) takeAct(desk, own);
  else runHost(desk, own);
}

/** A new match has a key of its own. */
function dealt(desk: Desk, { book, seats }: Extract<MemberInput, { type: 'dealt' }>): void {
  const playing = laidOut(desk.rules, book);
  if (!desk.member.reign || !playing) return;
  putReign(desk, { book, choices: null, refound: true });
  runHost(desk, { type: 'dealt', playing, seats });
}

function leave(desk: Desk): void {
  const { reign, host, epoch } = desk.member;
  if (reign) wishToHandOver(desk, null, true);
  else if (host !== null) {
    forgetLogs(desk);
    put(desk, { leaving: true });
    desk.later.push({ to: host, letter: { type: 'leave', epoch } });
  }
}
