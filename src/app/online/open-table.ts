import { freshMember } from '../../table/succession/fresh-member.ts';
import type { Done, StorageProblem } from '../../ui/services.ts';
import { doneOf } from '../problem.ts';
import type { AtTableParts } from './at-table-parts.ts';
import { atTable } from './at-table.ts';
import type { LiveTable } from './live-table.ts';
import type { Before } from './open-before.ts';
import type { TablesParts } from './tables.ts';

type Common = Pick<
  AtTableParts,
  'record' | 'key' | 'rooms' | 'members' | 'signaller' | 'withoutBroker' | 'base' | 'closed'
>;

/** Sits down at a table: where this device last left it, or for the first time. */
export async function openTable(parts: TablesParts, common: Common): Promise<Done<LiveTable, StorageProblem>> {
  const { locks, matches, surroundings, titleOf } = parts;
  const { record, key } = common;
  const kept = doneOf(await common.members.read(record.room));
  if (!kept.ok) return kept;
  const isKnown = record.hosting || kept.value !== null;
  const kit = isKnown ? await import('./hosting-kit.ts') : null;
  const before: Done<Before, StorageProblem> = kit
    ? await kit.openedBefore(parts, { record, me: key.id, kept: kept.value })
    : { ok: true, value: { opened: freshMember(key.id, record.room, surroundings.now()), ...NOTHING } };
  if (!before.ok) return before;
  const { opened, game, match, held } = before.value;

  let onTable = match;
  let releaseMatch: Promise<(() => void) | undefined> = Promise.resolve(held);
  const laid = (now: string | null): void => {
    if (now === onTable) return;
    onTable = now;
    const last = releaseMatch;
    releaseMatch = last.then(letGo => {
      letGo?.();
      return now === null ? undefined : locks.hold(now);
    });
  };
  const table = atTable({
    ...common,
    opened,
    kit,
    game,
    matches,
    surroundings,
    titleOf,
    laid,
    publicBase: parts.base,
    createMatch: parts.createMatch,
    myName: parts.myName,
    isOnline: parts.isOnline,
    isBatteryLow: parts.isBatteryLow,
    changed: parts.changed,
    lookedAway: parts.lookedAway,
    closed() {
      laid(null);
      common.closed();
    },
  });
  if (opened.reign) table.callMe(parts.myName());
  return { ok: true, value: table };
}

const NOTHING = { game: null, match: null, held: undefined };
