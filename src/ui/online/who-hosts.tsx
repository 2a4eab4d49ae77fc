import type { JSX } from 'preact';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { SURVIVES } from '../reign-words.ts';
import { OpenCards, isTableOfTwo } from './open-cards.tsx';
import { whoHosts } from './reign-facts.ts';
import { deviceOf } from './roster-facts.ts';

/** Who runs the table, since how, and what becomes of it without them. */
export function WhoHosts({ table }: { readonly table: OnlineTable }): JSX.Element | null {
  const reign = table.reign.value;
  const roster = table.roster.value;
  if (reign === null) return null;
  const name = (roster && deviceOf(roster, reign.host)?.name) || LOBBY.theHost;
  return (
    <>
      <p>
        {whoHosts(reign, name, table.me)}{' '}
        {!isTableOfTwo(reign) && reign.survives !== 'only-with-open-cards' && SURVIVES[reign.survives]}
      </p>
      <OpenCards table={table} roster={roster} />
    </>
  );
}
