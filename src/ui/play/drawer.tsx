import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../engine/index.ts';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { RuleBook } from '../rules/rule-book.tsx';
import type { OpenMatch } from '../services.ts';
import { PLAY } from '../words.ts';
import type { Company } from './company.ts';
import { Log } from './log.tsx';
import { Unread } from './unread.tsx';

const DRAWER_TABS = ['log', 'talk', 'rules'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

export interface DrawerState {
  readonly open: boolean;
  readonly tab: DrawerTab;
  /** The rule to show, when somebody asked for one. */
  readonly rule: string | null;
}

interface DrawerProps {
  readonly match: OpenMatch;
  readonly seq: number;
  readonly state: DrawerState;
  readonly past: number | null;
  /** Null where everybody hears everybody anyway. */
  readonly talk: Company['talk'] | null;
  /** Whose eyes the screen is for, and so who would speak. */
  readonly speaker: Viewer;
  readonly onChange: (part: Partial<DrawerState>) => void;
  readonly onLook: (seq: number | null) => void;
}

/** As in play.css: the drawer stands beside the table. */
const standsBeside = (): boolean => matchMedia('(min-width: 1100px)').matches;

/** Where there is room for it, what happened is in sight from the start. */
export const drawerAtFirst = (): DrawerState => ({ open: standsBeside(), tab: 'log', rule: null });

/** Log, talk and rules, from below; beside the table where there is room. It remembers where you were. */
export function Drawer({ match, seq, state, past, talk, speaker, onChange, onLook }: DrawerProps): JSX.Element {
  const { open, tab, rule } = state;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(open);
  const tabs = DRAWER_TABS.filter(name => name !== 'talk' || talk !== null);
  const label = talk === null ? PLAY.drawer : PLAY.drawerTalk;

  useLayoutEffect(() => {
    // Before anything in the drawer takes the focus.
    if (open && !wasOpen.current) before.current = document.activeElement;
  }, [open]);

  useEffect(() => {
    // A drawer that stands open from the start has been asked for by nobody, and takes no focus.
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) {
      // A rule that was asked for has taken the focus already.
      if (panel.current?.contains(document.activeElement)) return;
      panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
    } else if (before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
      before.current = null;
    }
  }, [open]);

  useEffect(() => {
    if (open && tab === 'talk') talk?.onSeen();
  });

  function lookAt(to: number | null): void {
    onLook(to);
    // Where it covers the table, it makes room for what was asked to be seen.
    if (!standsBeside()) onChange({ open: false });
  }

  return (
    <aside class="drawer" hidden={!open} aria-label={label} ref={panel}>
      <header class="drawer-head">
        <div class="drawer-tabs" role="tablist" aria-label={label}>
          {tabs.map((name, n) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`drawer-tab-${name}`}
              class="drawer-tab"
              aria-selected={name === tab}
              aria-controls={`drawer-panel-${name}`}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => onChange({ tab: name })}
              onKeyDown={event => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                event.stopPropagation();
                const other = tabs.at((n + (event.key === 'ArrowRight' ? 1 : -1)) % tabs.length) ?? name;
                onChange({ tab: other });
                panel.current?.querySelector<HTMLElement>(`#drawer-tab-${other}`)?.focus();
              }}
            >
              {PLAY.tabs[name]}
              {name === 'talk' && talk !== null && <Unread count={talk.unread} />}
            </button>
          ))}
        </div>
        <IconButton label={PLAY.closeDrawer} onClick={() => onChange({ open: false })}>
          <Glyph name="down" />
        </IconButton>
      </header>
      <div
        class="drawer-panel"
        role="tabpanel"
        id="drawer-panel-log"
        aria-labelledby="drawer-tab-log"
        hidden={tab !== 'log'}
      >
        {open && <Log match={match} seq={seq} past={past} onLook={lookAt} />}
      </div>
      {talk !== null && (
        <div
          class="drawer-panel drawer-talk"
          role="tabpanel"
          id="drawer-panel-talk"
          aria-labelledby="drawer-tab-talk"
          hidden={tab !== 'talk'}
        >
          {open && tab === 'talk' && talk.panel(speaker)}
        </div>
      )}
      <div
        class="drawer-panel"
        role="tabpanel"
        id="drawer-panel-rules"
        aria-labelledby="drawer-tab-rules"
        hidden={tab !== 'rules'}
      >
        {open && tab === 'rules' && <RuleBook text={match.game.ui.rulebook.rules} rule={rule} />}
      </div>
    </aside>
  );
}
