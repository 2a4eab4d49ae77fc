import type { JSX } from 'preact';
import { Countdown } from '../board-parts/countdown.tsx';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Menu, type MenuItem } from '../components/menu.tsx';
import { useArrival } from '../components/screen.tsx';
import type { TimeLeft } from '../game-ui.ts';
import { go } from '../router.ts';
import type { OpenMatch, SettingsStore } from '../services.ts';
import { PLAY } from '../words.ts';
import type { Company } from './company.ts';
import type { DrawerTab } from './drawer.tsx';
import { Unread } from './unread.tsx';

interface TopBarProps {
  readonly match: OpenMatch;
  readonly settings: SettingsStore;
  /** Where in the game we are. */
  readonly where: string;
  readonly onDrawer: (tab: DrawerTab) => void;
  readonly onLearn: () => void;
  readonly time: TimeLeft | null;
  /** Absent where nobody else plays on this phone. */
  readonly onSomeoneElse?: () => void;
  readonly company: Company | null;
}

export function TopBar({
  match,
  settings,
  where,
  onDrawer,
  onLearn,
  time,
  onSomeoneElse,
  company,
}: TopBarProps): JSX.Element {
  const heading = useArrival(match.name);
  const drawn = settings.current.value.board === 'drawn';

  const passing: readonly MenuItem[] = onSomeoneElse
    ? [{ label: PLAY.someoneElse, glyph: 'person', run: onSomeoneElse }]
    : [];
  const items: readonly MenuItem[] = [
    ...passing,
    { label: PLAY.learn, glyph: 'book', run: onLearn },
    { label: PLAY.tabs.rules, glyph: 'scroll', run: () => onDrawer('rules') },
    {
      label: drawn ? PLAY.toText : PLAY.toDrawn,
      glyph: drawn ? 'text' : 'board',
      run: () => settings.change({ board: drawn ? 'text' : 'drawn' }),
    },
    { label: PLAY.settings, glyph: 'gear', run: () => go({ name: 'settings' }) },
    ...(company?.menu ?? [{ label: PLAY.leave, glyph: 'home', run: () => go({ name: 'home' }) }]),
  ];

  return (
    <header class="top-bar">
      <Menu label={PLAY.menu} items={items}>
        <Glyph name="menu" />
      </Menu>
      <div class="top-bar-where">
        <h1 ref={heading} tabIndex={-1}>
          {match.name}
        </h1>
        <p>{where}</p>
      </div>
      {time !== null && <Clock match={match} time={time} />}
      {company === null ? <SavedDot match={match} /> : company.connection}
      <IconButton label={PLAY.tabs.log} aria-keyshortcuts="l" onClick={() => onDrawer('log')}>
        <Glyph name="scroll" />
      </IconButton>
      {company === null ? (
        <IconButton label={PLAY.tabs.rules} aria-keyshortcuts="r" onClick={() => onDrawer('rules')}>
          <Glyph name="book" />
        </IconButton>
      ) : (
        <button
          type="button"
          class="icon-button talk-button"
          title={PLAY.tabs.talk}
          aria-keyshortcuts="c"
          onClick={() => onDrawer('talk')}
        >
          <Glyph name="talk" />
          <span class="visually-hidden">{PLAY.tabs.talk}</span>
          <Unread count={company.talk.unread} />
        </button>
      )}
    </header>
  );
}

/** Here it moves nothing on the board. A window is held with "Wait"; a phase gets more time from anybody who plays. */
function Clock({ match, time }: { readonly match: OpenMatch; readonly time: TimeLeft }): JSX.Element {
  const mayAdd = time.kind === 'phase' && match.here.value.length > 0;
  return <Countdown time={time} {...(mayAdd ? { onMore: () => match.moreTime() } : {})} />;
}

/** Green when every move is on the disk. */
function SavedDot({ match }: { readonly match: OpenMatch }): JSX.Element {
  const state = match.problem.value !== null ? 'problem' : match.saving.value ? 'saving' : 'saved';
  return (
    <span class="saved-dot" data-state={state} title={PLAY.savedStates[state]}>
      <span class="visually-hidden">{PLAY.savedStates[state]}</span>
    </span>
  );
}
