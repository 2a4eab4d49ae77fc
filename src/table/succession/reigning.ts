import { sameJson } from '../../engine/index.ts';
import { intentOf } from '../host-play.ts';
import { type HostStep, type Letter, underWay } from '../host-state.ts';
import { type HostInput, hostStep } from '../host.ts';
import { isPlay } from '../messages.ts';
import { parseToHost } from '../parse-messages.ts';
import { roomStateOf } from '../room-state.ts';
import type { DeviceId, TableRefusal } from '../roster.ts';
import { type Desk, putPeer, putReign } from './desk.ts';
import type { Reign } from './member.ts';
import { isDurable, withoutLeaver } from './quorum.ts';
import { roomForLog } from './record.ts';
import { sealEntry, seqOf } from './sealed-log.ts';
import { isFollower, isRuling } from './standing.ts';
import { type LogEntry, choiceOf, choicesOf } from './testament.ts';

const MOST_HELD = 200;

/** The table itself does what it does; what it would say too early waits here. */
export function runHost(desk: Desk, input: HostInput): void {
  const before = desk.member.reign;
  if (!before) return;
  const step = hostStep(desk.rules, before.host, input, desk.now);
  putReign(desk, { host: step.host });
  desk.writes.push(...step.writes);
  desk.settled.push(...step.settled);
  desk.closes.push(...step.closes);
  if (input.type === 'stored' && input.ok) noteMove(desk, before);
  if (step.host.pacing.added !== before.host.pacing.added && step.host.pacing.added) return noteAdded(desk, step);
  for (const letter of step.post) deliver(desk, letter);
  noteRoom(desk);
}

/** Not durable on this device yet. */
const NOT_YET = Number.MAX_SAFE_INTEGER;

/** Somebody was given more time: called so only when neither a reload nor another host can take it away. */
function noteAdded(desk: Desk, { host, post }: HostStep): void {
  noteRoom(desk);
  desk.kept.push({ type: 'room', room: roomStateOf(host) });
  for (const one of post) {
    const { to, letter } = one;
    if (letter.type !== 'answer' || letter.refusal !== null) {
      deliver(desk, one);
      continue;
    }
    const { unconfirmed = [] } = desk.member.reign ?? {};
    putReign(desk, { unconfirmed: [...unconfirmed, { seq: NOT_YET, to, id: letter.id }] });
    desk.afterwards.push({ do: 'confirm', to, id: letter.id });
  }
}

/** It waits for the others now, as a move does. */
export function addedStored(desk: Desk, { to, id }: { readonly to: DeviceId; readonly id: string }, ok: boolean): void {
  const { reign } = desk.member;
  if (!reign) return;
  const { log, unconfirmed } = reign;
  const isIt = (one: { readonly to: DeviceId; readonly id: string }): boolean => one.to === to && one.id === id;
  if (!unconfirmed.some(isIt)) return;
  const seq = log ? seqOf(log) : 0;
  const others = unconfirmed.filter(one => !isIt(one));
  putReign(desk, { unconfirmed: ok ? [...others, { seq, to, id }] : others });
  if (!ok) answer(desk, to, id, 'not-stored');
}

/** The move that has just become durable here goes into the log; its answer waits for the others. */
function noteMove(desk: Desk, { host: { writing, playing }, book }: Reign): void {
  if (!writing || book?.id !== writing.after.id) return;
  const { from, id, actor, action } = writing.acting;
  const intent = from === null ? null : intentOf(from, id);
  const choices = desk.member.reign?.choices ?? choicesOf(desk.rules, book);
  const choice = playing?.id === book.id ? choiceOf(desk.rules, playing.match, actor, action) : null;
  putReign(desk, {
    book: { ...book, moves: [...book.moves, { actor, action, intent }] },
    choices: choice === null ? null : [...choices, choice],
  });
  // The table may have left the match meanwhile, and its log with it.
  if (choice === null) return;
  append(desk, { type: 'move', move: { actor, choice, intent } });
  const { log, unconfirmed } = desk.member.reign ?? {};
  if (!unconfirmed || from === null) return;
  // Without a log it will be in the testament of the next one.
  putReign(desk, { unconfirmed: [...unconfirmed, { seq: log ? seqOf(log) : 0, to: from, id }] });
}

function noteRoom(desk: Desk): void {
  const { reign } = desk.member;
  if (!reign?.log || reign.founding) return;
  const room = roomForLog(reign.host);
  if (sameJson(room, reign.logged)) return;
  putReign(desk, { logged: room });
  append(desk, { type: 'room', room });
}

export function append(desk: Desk, entry: LogEntry): void {
  const { reign, room } = desk.member;
  // Whoever has handed over adds nothing: the next host would not have it.
  if (!reign?.log || !reign.key || reign.abdicated) return;
  const log = sealEntry(reign.key, room, reign.log, entry);
  putReign(desk, { log });
  for (const to of log.config.others) if (isFollower(desk.member, to)) sendEntries(desk, to, seqOf(log));
}

/** The entries from number `from` on. */
export function sendEntries(desk: Desk, to: DeviceId, from: number): void {
  const log = desk.member.reign?.log;
  if (!log) return;
  const { epoch, generation } = log;
  log.sealed.slice(from).forEach((sealed, n) => {
    desk.post.push({ to, letter: { type: 'entry', epoch, generation, seq: from + n, sealed } });
  });
}

function deliver(desk: Desk, { to, letter }: Letter): void {
  if (letter.type === 'answer') answer(desk, to, letter.id, letter.refusal);
  else if (to !== desk.member.me) desk.post.push({ to, letter });
}

function answer(desk: Desk, to: DeviceId, id: string, refusal: TableRefusal | null): void {
  const { me, epoch, reign } = desk.member;
  if (!reign || reign.unconfirmed.some(one => one.to === to && one.id === id)) return;
  if (refusal === null && !reign.proven && isPlayed(reign, intentOf(to, id))) {
    return putReign(desk, { unconfirmed: [...reign.unconfirmed, { seq: 1, to, id }] });
  }
  if (to !== me) return void desk.post.push({ to, letter: { type: 'answer', epoch, id, refusal } });
  desk.answers.push({ id, refusal });
  putReign(desk, { asks: reign.asks.filter(asked => asked.id !== id) });
}

/** Inherited from an earlier reign, or from before a reload: whether the others have it is not known. */
const isPlayed = ({ book }: Reign, asked: string): boolean =>
  book?.moves.some(({ intent }) => intent === asked) ?? false;

/** What has become durable enough is now said to be so, and earlier configurations lose their say. */
export function confirm(desk: Desk): void {
  const { reign, me } = desk.member;
  if (!reign?.log) return;
  const has = (seq: number): boolean =>
    isDurable(reign.configs, device => device === me || (reign.acked[device] ?? -1) >= seq);
  if (!reign.proven && has(1)) putReign(desk, { proven: true });
  const sure = reign.unconfirmed.filter(({ seq }) => seq !== NOT_YET && has(seq));
  if (sure.length > 0) {
    putReign(desk, { unconfirmed: reign.unconfirmed.filter(one => !sure.includes(one)) });
    for (const { to, id } of sure) answer(desk, to, id, null);
  }
  if (reign.configs.length > 1 && has(1)) settle(desk);
}

function settle(desk: Desk): void {
  const { reign } = desk.member;
  if (!reign?.log) return;
  const { epoch, generation, config } = reign.log;
  putReign(desk, { configs: reign.configs.slice(-1), log: { ...reign.log, priors: [] } });
  desk.dirty = true;
  for (const to of config.others) {
    if (isFollower(desk.member, to)) desk.post.push({ to, letter: { type: 'settled', epoch, generation } });
  }
}

/** Acts are taken while the host rules, wait while a generation is being founded, and are refused otherwise. */
export function takeAct(desk: Desk, input: HostInput): void {
  const { reign } = desk.member;
  if (!reign) return;
  if (isKnown(reign, input, desk.member.me)) return runHost(desk, input);
  if (!isRuling(desk.member)) return refuse(desk, input, 'not-now');
  if (!isBusy(desk)) return runHost(desk, input);
  if (reign.held.length >= MOST_HELD) return refuse(desk, input, 'too-fast');
  putReign(desk, { held: [...reign.held, input] });
}

/** Time passes at this table while its host rules, and ends something only where a move could be made. */
export function beat(desk: Desk): void {
  const { reign, storing } = desk.member;
  const runs = isRuling(desk.member);
  const { pacing, playing } = reign?.host ?? {};
  if (!pacing || (pacing.runs === runs && !playing?.timed)) return;
  runHost(desk, { type: 'beat', runs, mayStrike: runs && !storing.failing && !isBusy(desk) });
}

/** Between two generations, or two epochs, nothing new is begun. */
const isBusy = ({ member: { reign, campaign } }: Desk): boolean =>
  !reign?.log || reign.founding !== null || reign.refound || reign.wish !== null || campaign !== null;

export function releaseHeld(desk: Desk): void {
  const held = desk.member.reign?.held ?? [];
  if (held.length === 0 || (isBusy(desk) && isRuling(desk.member))) return;
  putReign(desk, { held: [] });
  for (const input of held) takeAct(desk, input);
}

/** An ask that is, or was, under way has its answer; asking again must not be refused. */
function isKnown({ host, unconfirmed }: Reign, input: HostInput, me: DeviceId): boolean {
  const asked = askOf(input, me);
  if (!asked) return false;
  const isIt = (one: { readonly id: string }): boolean => one.id === asked.id;
  return (
    (host.devices[asked.from]?.answered.some(isIt) ?? false) ||
    unconfirmed.some(one => isIt(one) && one.to === asked.from) ||
    underWay(host).some(one => isIt(one) && one.from === asked.from)
  );
}

function askOf(input: HostInput, me: DeviceId): { readonly from: DeviceId; readonly id: string } | undefined {
  if (input.type === 'own') return { from: me, id: input.id };
  if (input.type !== 'letter') return undefined;
  const letter = parseToHost(input.text);
  return letter?.type === 'ask' ? { from: input.from, id: letter.id } : undefined;
}

function refuse(desk: Desk, input: HostInput, refusal: TableRefusal): void {
  if (input.type === 'table-acts') return void desk.settled.push({ id: input.id, refusal });
  const asked = askOf(input, desk.member.me);
  if (asked) answer(desk, asked.from, asked.id, refusal);
}

/** What a letter to the table is about, as far as it matters to who may have it. */
export function kindOf(text: string): 'act' | 'leave' | 'other' {
  const letter = parseToHost(text);
  if (letter?.type === 'leave') return 'leave';
  return letter?.type === 'ask' && isPlay(letter.ask) ? 'act' : 'other';
}

/** Whoever leaves has kept nothing, and can be in no electorate: as good as having it all. */
export function leaves(desk: Desk, device: DeviceId): void {
  const { reign } = desk.member;
  if (!reign || !isFollower(desk.member, device)) return;
  const { configs, founding } = reign;
  putReign(desk, {
    configs: configs.map(config => withoutLeaver(config, device)),
    founding: founding && { ...founding, config: withoutLeaver(founding.config, device) },
  });
  putPeer(desk, device, { follows: null });
  desk.dirty = true;
}
