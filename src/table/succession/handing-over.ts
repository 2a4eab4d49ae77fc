import type { DeviceId } from '../roster.ts';
import { nextEpoch } from './accession.ts';
import { type Desk, linked, putReign } from './desk.ts';
import { testamentOf } from './founding.ts';
import type { SuccessionLetter } from './letters.ts';
import type { Reign } from './member.ts';
import { isElected } from './quorum.ts';
import { tokenOf } from './seal.ts';
import { positionOf } from './sealed-log.ts';
import { isFollower, isRuling, reignLetter } from './standing.ts';

/**
 * The host stops ruling first, and durably so; then it gives everything to the next. Should that letter be lost, it is
 * given again over the next link, or the others elect somebody: this device never rules this epoch again.
 */
export function handOverIfWished(desk: Desk): void {
  const { wish } = desk.member.reign ?? {};
  if (!wish || isBusy(desk)) return;
  const over = handingOver(desk, wish.to);
  putReign(desk, { wish: null });
  if (!over) return;
  putReign(desk, { abdicated: { ...over, leaving: wish.leaving } });
  desk.dirty = true;
  desk.later.push(over);
  const said = reignLetter(desk.member);
  if (said) desk.later.push(...linked(desk.member).map(id => ({ to: id, letter: said })));
  putReign(desk, { saidRuling: false });
}

/**
 * The table goes by itself only where an election could have taken it, and only from a match: nobody waits in a lobby, and
 * the invitation names its host. A page that closes may have no time to write down that it rules no more. It need not:
 * whoever is handed the table rules once those follow who could have elected it, and then nobody rules here.
 */
export function giveWay(desk: Desk, closing: boolean): void {
  const { reign } = desk.member;
  if (reign?.host.phase !== 'playing' || !reign.log?.config.need) return;
  if (!closing) return putReign(desk, { wish: { to: null, leaving: false } });
  const over = isBusy(desk) ? undefined : handingOver(desk, null);
  if (!over) return;
  putReign(desk, { abdicated: { ...over, leaving: false } });
  desk.dirty = true;
  desk.post.push(over);
}

interface HandingOver {
  readonly to: DeviceId;
  readonly letter: Extract<SuccessionLetter, { type: 'hand' }>;
}

const isBusy = ({ member: { reign } }: Desk): boolean =>
  !reign?.log || reign.founding !== null || reign.refound || reign.abdicated !== null || reign.host.writing !== null;

/** Undefined when there is nobody to hand it to, or too few to make them the host. */
function handingOver(desk: Desk, wanted: DeviceId | null): HandingOver | undefined {
  const { member } = desk;
  const { reign, room, lineage } = member;
  const { log, key } = reign ?? {};
  if (!reign || !log || !key || !isRuling(member) || !isElected(reign.configs, id => isFollower(member, id))) {
    return undefined;
  }
  const to = wanted ?? bestPlaced(desk, reign);
  const place = to === null ? undefined : log.places[to];
  // Whoever is not of this generation could not prove it.
  if (to === null || place === undefined || !isFollower(member, to) || !log.config.others.includes(to)) {
    return undefined;
  }
  const over = { epoch: log.epoch, generation: log.generation };
  const letter = {
    type: 'hand',
    epoch: nextEpoch(member, place),
    from: positionOf(log),
    proof: { over, token: tokenOf(key, room, over, to) },
    lineage,
    configs: reign.configs,
    testament: testamentOf(desk, reign.places),
  } as const;
  return { to, letter };
}

/** Who has most of the log, and has been here longest. */
function bestPlaced({ member }: Desk, { log, acked }: Reign): DeviceId | null {
  const able = (log?.config.others ?? []).filter(id => isFollower(member, id));
  const place = (id: DeviceId): number => log?.places[id] ?? 0;
  return able.toSorted((a, b) => (acked[b] ?? -1) - (acked[a] ?? -1) || place(a) - place(b))[0] ?? null;
}
