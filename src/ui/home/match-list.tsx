import type { JSX } from 'preact';
import type { Title } from '../../games/catalogue.ts';
import { ago } from '../ago.ts';
import { Glyph } from '../components/glyph.tsx';
import { Menu } from '../components/menu.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { type Route, formatRoute, go } from '../router.ts';
import type { MatchSummary } from '../services.ts';
import { HOME, MATCHES } from '../words.ts';

interface MatchListProps {
  readonly matches: readonly MatchSummary[];
  readonly catalogue: readonly Title[];
  /** Rooms by the match that lies on their table: it is played there, by many, and not on this device alone. */
  readonly tables: ReadonlyMap<string, string>;
  readonly onRename: (match: MatchSummary) => void;
  readonly onExport: (match: MatchSummary) => void;
  readonly onDelete: (match: MatchSummary) => void;
}

export function MatchList({ matches, catalogue, tables, ...doing }: MatchListProps): JSX.Element {
  const titles = new Map(catalogue.map(({ meta }) => [meta.id, meta.title]));
  return (
    <ul class="match-list">
      {matches.map(match => (
        <MatchRow
          key={match.id}
          match={match}
          room={tables.get(match.id) ?? null}
          title={titles.get(match.game) ?? match.game}
          {...doing}
        />
      ))}
    </ul>
  );
}

interface MatchRowProps extends Omit<MatchListProps, 'matches' | 'catalogue' | 'tables'> {
  readonly match: MatchSummary;
  readonly room: string | null;
  readonly title: string;
}

function MatchRow({ match, room, title, onRename, onExport, onDelete }: MatchRowProps): JSX.Element {
  const { id, seats, updatedAt, moves, status } = match;
  const name = match.name || HOME.nameless;
  const route: Route = room === null ? { name: 'match', id } : { name: 'table', room };
  const facts = [
    ...(room === null ? [] : [MATCHES.atTable]),
    MATCHES.status[status],
    MATCHES.moves(moves),
    ago(updatedAt, Date.now()),
  ];
  const about = (
    <>
      <strong class="match-name">{name}</strong>
      <span class="match-seats">
        {seats.map((person, n) => (
          <SeatMark key={n} person={person} size={1} />
        ))}
        <span class="match-who">{seats.map(person => person.name).join(', ')}</span>
      </span>
      <span class="match-facts">{status === 'unreadable' ? HOME.unreadable : `${title} · ${facts.join(' · ')}`}</span>
    </>
  );
  const exporting = { label: MATCHES.export, glyph: 'download', run: () => onExport(match) } as const;
  const deleting = { label: MATCHES.delete, glyph: 'trash', danger: true, run: () => onDelete(match) } as const;

  return (
    <li class="match-row" data-status={status}>
      {status === 'unreadable' ? (
        <div class="match-link">{about}</div>
      ) : (
        <a class="match-link" href={formatRoute(route)}>
          {about}
        </a>
      )}
      <Menu
        label={MATCHES.more(name)}
        items={
          status === 'unreadable'
            ? [exporting, deleting]
            : [
                {
                  label: status === 'over' ? MATCHES.lookAgain : MATCHES.continue,
                  glyph: 'next',
                  run: () => go(route),
                },
                { label: MATCHES.rename, glyph: 'pencil', run: () => onRename(match) },
                exporting,
                // It would vanish from under everybody's hands: the table is forgotten first.
                ...(room === null ? [deleting] : []),
              ]
        }
      >
        <Glyph name="more" />
      </Menu>
    </li>
  );
}
