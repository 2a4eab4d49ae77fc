import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { RuleBook } from '../rules/rule-book.tsx';
import type { OpenMatch } from '../services.ts';
import { PLAY } from '../words.ts';
import { Log } from './log.tsx';

export const DRAWER_TABS = ['log', 'rules'] as const;
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
  readonly onChange: (part: Partial<DrawerState>) => void;
  readonly onLook: (seq: number | null) => void;
}

/** As in play.css: the drawer stands beside the table. */
const standsBeside = (): boolean => matchMedia('(min-width: 1100px)').matches;

/** Where there is room for it, what happened is in sight from the start. */
export const drawerAtFirst = (): DrawerState => ({ open: standsBeside(), tab: 'log', rule: null });

/** Log and rules, from below; beside the table where there is room. It remembers where you were. */
export function Drawer({ match, seq, state, past, onChange, onLook }: DrawerProps): JSX.Element {
  const { open, tab, rule } = state;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(open);

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

  function lookAt(to: number | null): void {
    onLook(to);
    // Where it covers the table, it makes room for what was asked to be seen.
    if (!standsBeside()) onChange({ open: false });
  }

  return (
    <aside class="drawer" hidden={!open} aria-label={PLAY.drawer} ref={panel}>
      <header class="drawer-head">
        <div class="drawer-tabs" role="tablist" aria-label={PLAY.drawer}>
          {DRAWER_TABS.map(name => (
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
                const other = name === 'log' ? 'rules' : 'log';
                onChange({ tab: other });
                panel.current?.querySelector<HTMLElement>(`#drawer-tab-${other}`)?.focus();
              }}
            >
              {PLAY.tabs[name]}
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
