import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface StageProps {
  /** What changes when everything here does. */
  readonly name: string;
  /** Said aloud when it changes. */
  readonly status: string;
  readonly children: ComponentChildren;
}

/** One moment of a meeting after another, in the same place: the news is said, and the focus does not get lost. */
export function Stage({ name, status, children }: StageProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useLayoutEffect(() => {
    if (before.current === name) return;
    before.current = name;
    // Whatever had it may have gone with the moment before.
    const held = document.activeElement;
    if (held === null || held === document.body || held instanceof HTMLDialogElement) box.current?.focus();
  }, [name]);
  return (
    <div ref={box} class="stage" data-stage={name} tabIndex={-1}>
      <p class="visually-hidden" aria-live="polite">
        {status}
      </p>
      {children}
    </div>
  );
}
