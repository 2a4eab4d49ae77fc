import './rules.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import type { HowToPage } from '../game-ui.ts';
import { RULES } from '../words.ts';

interface HowToPlayProps {
  readonly pages: readonly HowToPage[];
  readonly onDone: () => void;
}

/** The game in two minutes: a picture a page. Swipe, arrows or buttons. */
export function HowToPlay({ pages, onDone }: HowToPlayProps): JSX.Element | null {
  const page = useSignal(0);
  const root = useRef<HTMLElement>(null);
  const turn = (by: number): void => {
    page.value = Math.min(pages.length - 1, Math.max(0, page.value + by));
  };

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let from: number | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined) turn(by);
    };
    const onDown = (event: PointerEvent): void => {
      from = event.clientX;
    };
    const onUp = (event: PointerEvent): void => {
      const moved = from === null ? 0 : event.clientX - from;
      from = null;
      if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    return () => {
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', onUp);
    };
  }, []);

  const now = pages[page.value];
  if (!now) return null;
  const { title, text, Picture } = now;
  const isLast = page.value === pages.length - 1;
  return (
    <article class="how-to" ref={root}>
      <div class="how-to-picture">
        <Picture />
      </div>
      <div class="how-to-words" aria-live="polite">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <footer class="how-to-foot">
        <Button disabled={page.value === 0} onClick={() => turn(-1)}>
          {RULES.back}
        </Button>
        <span class="how-to-where">
          <span class="visually-hidden">{RULES.page(page.value + 1, pages.length)}</span>
          {pages.map((_, n) => (
            <span key={n} class="how-to-dot" data-here={n === page.value} aria-hidden="true" />
          ))}
        </span>
        <Button kind="primary" onClick={() => (isLast ? onDone() : turn(1))}>
          {isLast ? RULES.done : RULES.next}
        </Button>
      </footer>
    </article>
  );
}

const SWIPE_PX = 48;
