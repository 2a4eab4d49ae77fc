import type { DeviceId } from '../roster.ts';
import { nextEpoch } from './accession.ts';
import { type Desk, linked, putReign } from './desk.ts';
import { testamentOf } from './founding.ts';
import type { Reign } from './member.ts';
import { tokenOf } from './seal.ts';
import { positionOf } from './sealed-log.ts';
import { isFollower, isRuling, reignLetter } from './standing.ts';

/**
 * The host stops ruling first, and durably so; then it gives everything to the next. Should that letter be lost, it is
 * given again over the next link, or the others elect somebody: this device never rules this epoch again.
 */
export function handOverIfWished(desk: Desk): void {
  const { reign, room, lineage } = desk.member;
  const { wish, log, key } = reign ?? {};
  if (!reign || !wish || !log || !key || reign.founding || reign.refound || reign.abdicated || reign.host.writing)
    return;
  if (!isRuling(desk.member)) return putReign(desk, { wish: null });
  const to = wish.to ?? bestPlaced(desk, reign);
  const place = to === null ? undefined : log.places[to];
  // Whoever is not of this generation could not prove it.
  if (to === null || place === undefined || !isFollower(desk.member, to) || !log.config.others.includes(to)) {
    return putReign(desk, { wish: null });
  }
  const over = { epoch: log.epoch, generation: log.generation };
  const letter = {
    type: 'hand',
    epoch: nextEpoch(desk.member, place),
    from: positionOf(log),
    proof: { over, token: tokenOf(key, room, over, to) },
    lineage,
    configs: reign.configs,
    testament: testamentOf(desk, reign.places),
  } as const;
  putReign(desk, { wish: null, abdicated: { to, leaving: wish.leaving, letter } });
  desk.dirty = true;
  desk.later.push({ to, letter });
  const said = reignLetter(desk.member);
  if (said) desk.later.push(...linked(desk.member).map(id => ({ to: id, letter: said })));
  putReign(desk, { saidRuling: false });
}

/** Who has most of the log, and has been here longest. */
function bestPlaced({ member }: Desk, { log, acked }: Reign): DeviceId | null {
  const able = (log?.config.others ?? []).filter(id => isFollower(member, id));
  const place = (id: DeviceId): number => log?.places[id] ?? 0;
  return able.toSorted((a, b) => (acked[b] ?? -1) - (acked[a] ?? -1) || place(a) - place(b))[0] ?? null;
}
