import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DrawerState } from './drawer.tsx';

interface PlayKeys {
  readonly drawer: ReadonlySignal<DrawerState>;
  readonly onDrawer: (part: Partial<DrawerState>) => void;
  readonly onHelp: () => void;
  readonly curtained: boolean;
  /** Whether there is anybody to talk to. */
  readonly talks: boolean;
}

/** L log, C talk, R rules, ? how to play, Escape closes. */
export function usePlayKeys(keys: PlayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { drawer, onDrawer, onHelp, curtained, talks } = latest.current;
      if (curtained || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      // Whoever is typing means letters; only Escape leaves.
      if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
      const { open, tab } = drawer.peek();
      switch (event.key) {
        case 'l':
        case 'L':
          onDrawer({ open: !(open && tab === 'log'), tab: 'log' });
          break;
        case 'c':
        case 'C':
          if (!talks) return;
          onDrawer({ open: !(open && tab === 'talk'), tab: 'talk' });
          // By keyboard one means to write; a thumb would only have called up the keys.
          setTimeout(() => document.querySelector<HTMLElement>('.drawer-talk input[type="text"]')?.focus(), 50);
          break;
        case 'r':
        case 'R':
          onDrawer({ open: !(open && tab === 'rules'), tab: 'rules', rule: null });
          break;
        case '?':
          onHelp();
          break;
        case 'Escape':
          if (open) onDrawer({ open: false });
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
