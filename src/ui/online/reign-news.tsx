import './reign.css';
import type { JSX } from 'preact';
import type { Roster } from '../../table/index.ts';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import type { OnlineTable, Reign } from '../online.ts';
import { BRANCH, NEW_HOST } from '../reign-words.ts';
import { TALK } from '../talk-words.ts';
import { closeBranch, closeNews, keptBranch, newReign } from './reign-memory.ts';
import { deviceOf } from './roster-facts.ts';

interface ReignNewsProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
}

/** Who hosts now and what that device can see, until it has been read. Nothing while they are choosing the next one. */
export function ReignNews({ table, roster }: ReignNewsProps): JSX.Element {
  const news = newReign(table);
  const shown = news?.choosing === true ? null : news;
  const branch = keptBranch(table);
  return (
    <>
      <div class="reign-strip" aria-live="polite" hidden={shown === null}>
        {shown !== null && (
          <>
            <Glyph name="phone" size={1.25} />
            <NewHost reign={shown} roster={roster} me={table.me} />
            <IconButton
              label={NEW_HOST.dismiss}
              onClick={() => {
                closeNews(table, shown);
                toHeading();
              }}
            >
              <Glyph name="close" />
            </IconButton>
          </>
        )}
      </div>
      <output class="reign-strip" hidden={branch === null}>
        {branch !== null && (
          <>
            <Glyph name="book" size={1.25} />
            <span>{BRANCH.kept(branch)}</span>
            <IconButton
              label={NEW_HOST.dismiss}
              onClick={() => {
                closeBranch(table, branch);
                toHeading();
              }}
            >
              <Glyph name="close" />
            </IconButton>
          </>
        )}
      </output>
    </>
  );
}

interface NewHostProps {
  readonly reign: Reign;
  readonly roster: Roster;
  readonly me: string;
}

function NewHost({ reign: { host, kind, spared }, roster, me }: NewHostProps): JSX.Element | null {
  if (kind === 'first') return null;
  const device = deviceOf(roster, host);
  const whose = host === me ? 'mine' : 'theirs';
  const isScreen = device?.role === 'display';
  const mine = isScreen ? NEW_HOST.myScreen : NEW_HOST.mine;
  const why = spared ? NEW_HOST.spared : NEW_HOST.why[kind][isScreen ? 'theirs' : whose];
  return (
    <p>
      <strong>{whose === 'mine' ? mine : NEW_HOST.theirs(device?.name ?? TALK.somebody)}</strong>{' '}
      {`${why} ${NEW_HOST.sees[isScreen ? 'screen' : whose]}`}
    </p>
  );
}

/** The button that closed a note goes with it; whoever uses the keyboard goes on from the top. */
function toHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
