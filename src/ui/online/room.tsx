import './room.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Game, Title } from '../../games/catalogue.ts';
import type { Roster } from '../../table/index.ts';
import { Loading } from '../components/loading.tsx';
import type { OnlineTable } from '../online.ts';
import { Table } from '../play/table.tsx';
import type { OpenMatch, Services } from '../services.ts';
import { PLAY } from '../words.ts';
import { Lobby } from './lobby.tsx';
import { deviceOf, withNames } from './roster-facts.ts';
import { TableDisplay } from './table-display.tsx';
import { Torn } from './torn.tsx';
import { useCompany } from './use-company.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface RoomProps {
  readonly services: Services;
  readonly table: OnlineTable;
  readonly onReopen: () => void;
}

/** A table of many devices: outside it, in its lobby, or at the match. */
export function Room({ services, table, onReopen }: RoomProps): JSX.Element {
  const connection = table.connection.value;
  const heard = table.roster.value;
  const roster = useMemo(() => heard && withNames(heard), [heard]);
  const { installation } = services;
  if (connection.is === 'refused') {
    return <WaitingRoom table={table} connection={connection} installation={installation} />;
  }
  const title = services.catalogue.find(({ meta }) => meta.id === roster?.game);
  if (roster === null || !title) {
    const waiting = connection.is === 'trying' ? connection : ({ is: 'trying', trouble: null } as const);
    return <WaitingRoom table={table} connection={waiting} installation={installation} />;
  }
  return (
    <Torn table={table}>
      <Inside services={services} table={table} roster={roster} title={title} onReopen={onReopen} />
    </Torn>
  );
}

interface InsideProps extends RoomProps {
  readonly roster: Roster;
  readonly title: Title;
}

function Inside({ services, table, roster, title, onReopen }: InsideProps): JSX.Element {
  const match = roster.phase === 'lobby' ? null : table.match.value;
  const which = useCount(match);
  const game = useGame(title);
  const display = deviceOf(roster, table.me)?.role === 'display';
  if (display) return <TableDisplay services={services} table={table} roster={roster} title={title} match={match} />;
  if (roster.phase === 'lobby') {
    return <Lobby services={services} table={table} roster={roster} title={title} game={game} />;
  }
  if (match === null) return <Loading text={PLAY.loadingMatch} />;
  return <InPlay key={which} services={services} table={table} roster={roster} match={match} onReopen={onReopen} />;
}

interface InPlayProps extends RoomProps {
  readonly roster: Roster;
  readonly match: OpenMatch;
}

function InPlay({ services, table, roster, match, onReopen }: InPlayProps): JSX.Element {
  const company = useCompany(services, table, roster, match);
  return <Table services={services} match={match} company={company} onReopen={onReopen} />;
}

/** The next match begins with a clean screen, whatever its name. */
function useCount(match: OpenMatch | null): number {
  const last = useRef({ match, count: 0 });
  if (last.current.match !== match) last.current = { match, count: last.current.count + 1 };
  return last.current.count;
}

function useGame(title: Title): Game | null {
  const loaded = useSignal<Game | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      loaded.value = await title.load();
    };
    // Without it the options have no words yet; starting needs it too, and says so.
    load().catch(() => undefined);
  }, [title]);
  return loaded.value;
}
