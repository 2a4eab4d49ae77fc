import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ROUTES } from '../words.ts';

const PATIENCE_MS = 300;

/** Nothing for a blink, then a star that turns: most waits are too short to mention. */
export function Loading({ text = ROUTES.loading }: { readonly text?: string }): JSX.Element {
  const slow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      slow.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main class="notice" aria-busy="true">
      {slow.value && (
        <>
          <svg class="loading-star" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0-11 2.2-2.2 11 0 2.2 2.2 0 11-2.2 2.2-11 0-2.2-2.2Z" />
          </svg>
          <p>{text}</p>
        </>
      )}
    </main>
  );
}
