import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../components/glyph.tsx';
import { LoadFailed } from '../components/lazy.tsx';
import type { StorageProblem } from '../services.ts';
import { STORAGE_PROBLEMS } from '../words.ts';
import type { Saying } from './words.ts';

/** Short, beside what one is doing: why what was read leads nowhere. Read out at once. */
export function Refused({ saying }: { readonly saying: Saying | null }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saying !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [saying]);
  return (
    <div ref={box} class="refused-code" role="alert">
      {saying !== null && (
        <p>
          <strong>{saying.title}.</strong> {saying.text} {saying.todo}
        </p>
      )}
    </div>
  );
}

interface TroubleProps {
  readonly saying: Saying;
  /** The ways on. */
  readonly children: ComponentChildren;
}

/** In the place of everything else: why it went no further. */
export function Trouble({ saying, children }: TroubleProps): JSX.Element {
  return (
    <section class="meeting" data-tone="trouble">
      <Glyph name="warning" size={3} />
      <h2>{saying.title}</h2>
      <p>{saying.text}</p>
      <p class="meeting-todo">{saying.todo}</p>
      <div class="meeting-ways">{children}</div>
    </section>
  );
}

interface UnderWayProps {
  readonly title: string;
  readonly line: string;
  /** Said instead when it takes longer than one expects. */
  readonly slowly?: string;
}

const SLOWLY_MS = 5000;

export function UnderWay({ title, line, slowly = line }: UnderWayProps): JSX.Element {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, SLOWLY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="meeting" aria-busy="true">
      <svg class="loading-star" viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M0-11 2.2-2.2 11 0 2.2 2.2 0 11-2.2 2.2-11 0-2.2-2.2Z" />
      </svg>
      <h2>{title}</h2>
      <p aria-live="polite">{isSlow.value ? slowly : line}</p>
    </section>
  );
}

interface OpeningFailedProps {
  readonly problem: StorageProblem | null;
  readonly onRetry: () => void;
}

/** It could not be loaded, or this device's own storage said no. */
export const OpeningFailed = ({ problem, onRetry }: OpeningFailedProps): JSX.Element => (
  <LoadFailed {...(problem && { text: STORAGE_PROBLEMS[problem] })} onRetry={onRetry} />
);
