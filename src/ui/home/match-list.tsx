import type { JSX } from 'preact';
import type { Title } from '../../games/catalogue.ts';
import { ago } from '../ago.ts';
import { Glyph } from '../components/glyph.tsx';
import { Menu } from '../components/menu.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { formatRoute, go } from '../router.ts';
import type { MatchSummary } from '../services.ts';
import { HOME, MATCHES } from '../words.ts';

interface MatchListProps {
  readonly matches: readonly MatchSummary[];
  readonly catalogue: readonly Title[];
  readonly onRename: (match: MatchSummary) => void;
  readonly onExport: (match: MatchSummary) => void;
  readonly onDelete: (match: MatchSummary) => void;
}

export function MatchList({ matches, catalogue, ...doing }: MatchListProps): JSX.Element {
  const titles = new Map(catalogue.map(({ meta }) => [meta.id, meta.title]));
  return (
    <ul class="match-list">
      {matches.map(match => (
        <MatchRow key={match.id} match={match} title={titles.get(match.game) ?? match.game} {...doing} />
      ))}
    </ul>
  );
}

interface MatchRowProps extends Omit<MatchListProps, 'matches' | 'catalogue'> {
  readonly match: MatchSummary;
  readonly title: string;
}

function MatchRow({ match, title, onRename, onExport, onDelete }: MatchRowProps): JSX.Element {
  const { id, seats, updatedAt, moves, status } = match;
  const name = match.name || HOME.nameless;
  const open = (): void => go({ name: 'match', id });
  const facts = [MATCHES.status[status], MATCHES.moves(moves), ago(updatedAt, Date.now())];
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
        <a class="match-link" href={formatRoute({ name: 'match', id })}>
          {about}
        </a>
      )}
      <Menu
        label={MATCHES.more(name)}
        items={
          status === 'unreadable'
            ? [exporting, deleting]
            : [
                { label: status === 'over' ? MATCHES.lookAgain : MATCHES.continue, glyph: 'next', run: open },
                { label: MATCHES.rename, glyph: 'pencil', run: () => onRename(match) },
                exporting,
                deleting,
              ]
        }
      >
        <Glyph name="more" />
      </Menu>
    </li>
  );
}
