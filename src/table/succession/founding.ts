import { sameJson } from '../../engine/index.ts';
import { base64url } from '../bytes.ts';
import { seatsHeldBy } from '../host-state.ts';
import type { DeviceId } from '../roster.ts';
import { type Desk, forgetLogs, put, putReign, withTrail } from './desk.ts';
import { sameLog } from './letters.ts';
import type { FoundingNow, Reign } from './member.ts';
import { type Config, type Places, configOf, isDurable, withPlaces } from './quorum.ts';
import { roomForLog } from './record.ts';
import { append, sendEntries } from './reigning.ts';
import { KEY_BYTES, type LogKey, markOf, seal, tokenOf } from './seal.ts';
import { type SealedLog, sealEntry, seqOf } from './sealed-log.ts';
import { isFollower, isRuling } from './standing.ts';
import { choicesOf, writtenTestament } from './testament.ts';

/** A device that stays away longer is not counted on, until it is back. */
const AWAY_MS = 20_000;
/** A device that is there and does not answer holds the others up for so long at most. */
const PATIENCE_MS = 2000;
const MOST_PROOFS = 6;

/** Found anew whenever the devices at the table are others than before. */
export function foundIfNeeded(desk: Desk): void {
  const { member } = desk;
  const { reign, campaign, storing } = member;
  if (!reign?.announced || reign.abdicated || reign.host.writing || campaign || storing.failing) return;
  if (!isRuling(member)) return;
  const others = wantedOthers(desk, reign);
  const { founding, log } = reign;
  // One thing after another: whoever has come meanwhile is counted next.
  if (founding && desk.now - founding.since < PATIENCE_MS) return;
  const now = founding ? founding.config : log?.config;
  const opened = isOpened(reign, others, member.me);
  const same = now && sameJson(now.others, others) && now.need === configOf(0, 0, others, opened).need;
  if (same && !reign.refound) return;
  found(desk, reign, others, opened);
}

/** Both have agreed to open the cards; whatever else the table becomes, they agreed to that as two. */
const isOpened = ({ agreed }: Reign, others: readonly DeviceId[], me: DeviceId): boolean =>
  others.length === 1 && [me, ...others].every(device => agreed.includes(device));

/**
 * Those who are here, and those who will surely be back in a moment; but never so many of the latter that the key could
 * not be put together by those who are here.
 */
function wantedOthers({ member, now }: Desk, { host, configs }: Reign): readonly DeviceId[] {
  const known = Object.keys(host.devices).filter(id => id !== member.me && member.peers[id]?.able !== false);
  const here = known.filter(id => isFollower(member, id));
  const counted = new Set(configs.flatMap(({ others }) => others));
  const missed = known.filter(id => {
    const away = now - (member.peers[id]?.downSince ?? member.tickedAt);
    const hasSeat = seatsHeldBy(host, id).some(seat => host.seats[seat]?.absence !== 'bot-for-good');
    return counted.has(id) && !here.includes(id) && hasSeat && away < AWAY_MS;
  });
  const all = [...here, ...missed];
  return (here.length >= configOf(0, 0, all, false).need ? all : here).toSorted();
}

function found(desk: Desk, reign: Reign, others: readonly DeviceId[], opened: boolean): void {
  const { epoch, me, room } = desk.member;
  const generation = reign.generation + 1;
  const config = configOf(epoch, generation, others, opened);
  const key: LogKey = base64url(desk.random(KEY_BYTES));
  const places = withPlaces(reign.places, [me, ...others]);
  const name = { epoch, generation };
  const marks = Object.fromEntries([me, ...others].map(id => [id, markOf(tokenOf(key, room, name, id))]));
  const logged = roomForLog(reign.host);
  const sealed = [seal(key, { room, ...name, seq: 0 }, testamentOf(desk, places))];
  const log: SealedLog = {
    ...name,
    host: me,
    config,
    priors: reign.configs,
    places,
    marks,
    share: null,
    lineage: desk.member.lineage,
    sealed,
  };
  const shares = sharesAtOnce(config, key);
  if (!shares) {
    desk.work.push({ type: 'split', epoch, generation, secret: key, shares: others.length, need: config.need });
  }
  const founding: FoundingNow = {
    since: desk.now,
    config,
    key,
    log,
    logged,
    stored: false,
    shares,
    sent: false,
    kept: [],
  };
  putReign(desk, { generation, places, founding, refound: false });
  desk.dirty = true;
  desk.afterwards.push({ do: 'send-founding', generation });
}

/** All that the next host will need. */
export function testamentOf(desk: Desk, places: Places): unknown {
  const { reign } = desk.member;
  if (!reign) return null;
  const { book, host } = reign;
  const choices = reign.choices ?? choicesOf(desk.rules, book);
  putReign(desk, { choices });
  return writtenTestament({ room: roomForLog(host), book, places }, choices);
}

/** One share is the key itself; no shares are none. Null when it has to be split. */
function sharesAtOnce({ need, others }: Config, key: LogKey): FoundingNow['shares'] {
  if (need === 0) return {};
  return need === 1 ? Object.fromEntries(others.map(id => [id, key])) : null;
}

export function shared(desk: Desk, generation: number, shares: readonly string[] | null): void {
  const founding = desk.member.reign?.founding;
  if (founding?.config.generation !== generation || founding.shares) return;
  if (!shares) return putReign(desk, { founding: null, refound: true });
  const of = Object.fromEntries(founding.config.others.map((id, n) => [id, shares[n] ?? '']));
  putReign(desk, { founding: { ...founding, shares: of } });
}

export function foundingStored(desk: Desk, generation: number, ok: boolean): void {
  const founding = desk.member.reign?.founding;
  if (founding?.config.generation !== generation) return;
  putReign(desk, ok ? { founding: { ...founding, stored: true } } : { founding: null, refound: true });
}

export function sendFounding(desk: Desk): void {
  const founding = desk.member.reign?.founding;
  if (!founding || founding.sent || !founding.stored || !founding.shares) return;
  putReign(desk, { founding: { ...founding, sent: true } });
  for (const to of founding.config.others) if (isFollower(desk.member, to)) sendLog(desk, to);
}

/** Whatever a follower lacks of the log, given what it says to have. */
export function sendLog(desk: Desk, to: DeviceId): void {
  const { reign, peers } = desk.member;
  if (!reign) return;
  const { founding, log } = reign;
  const logs = peers[to]?.logs ?? [];
  if (log?.config.others.includes(to)) {
    const has = logs.find(one => sameLog(one, log))?.seq ?? -1;
    putReign(desk, { acked: { ...reign.acked, [to]: has } });
    if (has < 0) postFound(desk, to, log, reign.shares);
    sendEntries(desk, to, Math.max(1, has + 1));
  }
  if (founding?.sent && founding.config.others.includes(to)) {
    if (logs.some(one => sameLog(one, founding.log))) kept(desk, to, founding.log.generation, 0);
    else postFound(desk, to, founding.log, founding.shares ?? {});
  }
}

function postFound(desk: Desk, to: DeviceId, log: SealedLog, shares: Readonly<Record<DeviceId, string>>): void {
  const { sealed, share: _, lineage: __, ...founding } = log;
  const letter = { type: 'found', ...founding, share: shares[to] ?? null, sealed: sealed[0] ?? '' } as const;
  desk.post.push({ to, letter });
}

export function kept(desk: Desk, from: DeviceId, generation: number, seq: number): void {
  const { reign } = desk.member;
  if (!reign) return;
  const { founding, log, acked } = reign;
  if (founding?.log.generation === generation) {
    if (!founding.kept.includes(from)) putReign(desk, { founding: { ...founding, kept: [...founding.kept, from] } });
  } else if (log?.generation === generation) {
    putReign(desk, { acked: { ...acked, [from]: Math.max(seq, acked[from] ?? -1) } });
  }
}

/** A generation begins when its key can be put together again without this host, and no election can pass it by. */
export function beginIfReady(desk: Desk): void {
  const { reign, me, room, trail } = desk.member;
  const founding = reign?.founding;
  if (!reign || !founding?.sent) return;
  const { config, key, kept: has, logged } = founding;
  const isReady = (device: DeviceId): boolean => device === me || has.includes(device);
  if (has.length < Math.max(config.need, config.enough) || !isDurable(reign.configs, isReady)) return;
  const isAwaited = config.others.some(id => isFollower(desk.member, id) && !has.includes(id));
  if (isAwaited && desk.now - founding.since < PATIENCE_MS) return;

  const log = sealEntry(key, room, founding.log, { type: 'begin' });
  const proof = { over: { epoch: log.epoch, generation: log.generation }, token: tokenOf(key, room, log, me) };
  putReign(desk, {
    founding: null,
    configs: [...reign.configs, config],
    key,
    log,
    logged,
    shares: founding.shares ?? {},
    acked: Object.fromEntries(has.map(id => [id, 0])),
    proofs: [...reign.proofs, proof].slice(-MOST_PROOFS),
    // What was not durable enough yet is part of the testament: it is, as soon as that is.
    unconfirmed: reign.unconfirmed.map(one => ({ ...one, seq: seqOf(log) })),
  });
  // From here on, what this device held of another's reign is of no use.
  forgetLogs(desk);
  put(desk, { trail: withTrail(trail, log) });
  desk.dirty = true;
  for (const to of has) if (isFollower(desk.member, to)) sendEntries(desk, to, 1);
  noteChangesSince(desk);
}

function noteChangesSince(desk: Desk): void {
  const { reign } = desk.member;
  if (!reign) return;
  const room = roomForLog(reign.host);
  if (sameJson(room, reign.logged)) return;
  putReign(desk, { logged: room });
  append(desk, { type: 'room', room });
}
