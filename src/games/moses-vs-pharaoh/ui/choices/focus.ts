import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../data/cards.ts';

/**
 * On a small screen the cards make way for the one picked up, and what had the focus goes with them. Whoever plays by
 * keyboard is taken along.
 */
export function useFocusKept(shown: Card | null): RefObject<HTMLElement | null> {
  const zone = useRef<HTMLElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    const onKey = (): void => void (byKey.current = true);
    const onPointer = (): void => void (byKey.current = false);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);

  useEffect(() => {
    const { activeElement: at, body } = document;
    if (!byKey.current || (at !== null && at !== body && at.getClientRects().length > 0)) return;
    const first = zone.current?.querySelector<HTMLElement>('.mp-use') ?? zone.current?.querySelector('button');
    first?.focus();
  }, [shown]);

  return zone;
}
