import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Glyph, type GlyphName } from './glyph.tsx';

export interface MenuItem {
  readonly label: string;
  readonly glyph: GlyphName;
  readonly danger?: boolean;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly children: ComponentChildren;
}

/** A button that opens a short list of things to do. Arrows move, Escape closes, focus returns. */
export function Menu({ label, items, children }: MenuProps): JSX.Element {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onToggle = (event: Event): void => {
      const open = 'newState' in event && event.newState === 'open';
      opener.current?.setAttribute('aria-expanded', String(open));
      if (open) buttonsOf(element)[0]?.focus();
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = list.current ? buttonsOf(list.current) : [];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || buttons.length === 0) return;
    event.preventDefault();
    const here = buttons.findIndex(button => button === document.activeElement);
    buttons.at((here + step) % buttons.length)?.focus();
  }

  return (
    <span class="menu">
      <button
        ref={opener}
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popovertarget={id}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        class="menu-list"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label: name, glyph, danger = false, run }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            class="menu-item"
            data-danger={danger}
            onClick={() => {
              list.current?.hidePopover();
              run();
            }}
          >
            <Glyph name={glyph} size={1.25} />
            {name}
          </button>
        ))}
      </div>
    </span>
  );
}

const buttonsOf = (list: HTMLElement): HTMLButtonElement[] => [...list.querySelectorAll('button')];
