import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { HOME, COMMON } from '../words.ts';
import { Glyph } from './glyph.tsx';

interface ScreenProps {
  readonly title: string;
  /** Where the arrow leads. */
  readonly back?: string;
  readonly backLabel?: string;
  readonly aside?: ComponentChildren;
  readonly wide?: boolean;
  readonly children?: ComponentChildren;
}

/** A page of the shell: a way back, a heading that takes the focus, and what it is about. */
export function Screen({
  title,
  back = '#/',
  backLabel = COMMON.backToBox,
  aside,
  wide = false,
  children,
}: ScreenProps): JSX.Element {
  const heading = useArrival(title);
  return (
    <div class="screen" data-wide={wide}>
      <header class="screen-head">
        <a class="icon-button" href={back} aria-label={backLabel} title={backLabel}>
          <Glyph name="back" />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </header>
      <main class="screen-main">{children}</main>
    </div>
  );
}

let arrivals = 0;

/** Names the page and moves the focus to its heading, as a page load would have done. */
export function useArrival(title: string): { current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === HOME.title ? title : `${title} · ${HOME.title}`;
  }, [title]);
  // Before the effects of what is inside, which may scroll to a place of its own.
  useLayoutEffect(() => {
    // The browser has already placed the focus on the first page.
    if (arrivals++ === 0) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
