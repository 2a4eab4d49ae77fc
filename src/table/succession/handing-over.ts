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

/** As long as it takes for those who have just come to get the log. Meanwhile nothing is played. */
const PATIENCE_MS = 2000;

export const wishToHandOver = (desk: Desk, to: DeviceId | null, leaving: boolean): void =>
  putReign(desk, { wish: { to, leaving, since: desk.now } });

/**
 * The host stops ruling first, and durably so; then it gives everything to the next. Should that letter be lost, it is
 * given again over the next link, or the others elect somebody: this device never rules this epoch again.
 */
export function handOverIfWished(desk: Desk): void {
  const { wish, founding } = desk.member.reign ?? {};
  if (!wish || founding || isBusy(desk)) return;
  const over = handingOver(desk, wish.to);
  if (!over) return desk.now - wish.since < PATIENCE_MS ? undefined : putReign(desk, { wish: null });
  putReign(desk, { wish: null, abdicated: { ...over, leaving: wish.leaving } });
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
  const over = isBusy(desk) ? undefined : handingOver(desk, null);
  if (!over) return;
  if (!closing) return wishToHandOver(desk, null, false);
  putReign(desk, { abdicated: { ...over, leaving: false } });
  desk.dirty = true;
  desk.post.push(over);
}

interface HandingOver {
  readonly to: DeviceId;
  readonly letter: Extract<SuccessionLetter, { type: 'hand' }>;
}

const isBusy = ({ member: { reign } }: Desk): boolean =>
  !reign?.log || reign.refound || reign.abdicated !== null || reign.host.writing !== null;

/** Undefined when there is nobody to hand it to, or too few to make them the host. */
function handingOver(desk: Desk, wanted: DeviceId | null): HandingOver | undefined {
  const { member } = desk;
  const { reign, room, lineage } = member;
  const { log, key } = reign ?? {};
  // Whoever has not begun this generation could not vote, and so does not count for whoever is handed the table.
  const counts = (id: DeviceId): boolean => isFollower(member, id) && (reign?.acked[id] ?? 0) > 0;
  if (!reign || !log || !key || !isRuling(member) || !isElected(reign.configs, counts)) return undefined;
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
