import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Tells when somebody lays a finger on it, or plays on by keyboard. */
export function useTouch(area: RefObject<HTMLElement | null>, onTouch: () => void): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.addEventListener('pointerdown', onTouch);
    element.addEventListener('keydown', onTouch);
    return () => {
      element.removeEventListener('pointerdown', onTouch);
      element.removeEventListener('keydown', onTouch);
    };
  });
}
