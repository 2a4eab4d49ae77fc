import type { DeviceId } from '../../table/index.ts';
import { type Member, isHostLost, isRuling } from '../../table/succession/index.ts';
import type { Reign } from '../../ui/online.ts';

/** What only this device knows of itself. */
interface Here {
  readonly agreed: boolean;
  readonly branch: string | null;
  readonly spared: boolean;
}

/** Who hosts, how that came about, and whether the table would survive them: what people should know of it. */
export function reignOf(member: Member, now: number, { agreed, branch, spared }: Here): Reign | null {
  const { host, epoch, kind, reign, log, me } = member;
  if (host === null) return null;
  const config = reign ? (reign.log?.config ?? null) : (log?.config ?? null);
  const others = config?.others ?? [];
  return {
    host,
    kind,
    epoch,
    ruling: reign ? isRuling(member) : (member.peers[host]?.claim?.ruling ?? true),
    choosing: !reign && log?.share !== undefined && log.share !== null && isHostLost(member, now),
    survives: survival(others, config?.need ?? 0),
    openCards: others.length === 1 ? cards(member, others, agreed) : null,
    branch: me === host ? null : branch,
    spared: me !== host && spared,
  };
}

function survival(others: readonly DeviceId[], need: number): Reign['survives'] {
  if (others.length === 0) return 'no';
  return need > 0 ? 'yes' : 'only-with-open-cards';
}

/** A guest is told of the other's wish only by what comes of both. */
function cards({ reign, me, log }: Member, others: readonly DeviceId[], agreed: boolean): Reign['openCards'] {
  if (reign) return { here: reign.agreed.includes(me), there: others.some(id => reign.agreed.includes(id)) };
  return { here: agreed, there: (log?.config.need ?? 0) > 0 };
}
