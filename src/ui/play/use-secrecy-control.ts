import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Secrecy } from '../components/secret.tsx';
import { FACE_DOWN, type SecrecyInput, isRevealed, secrecyStep } from './secrecy.ts';

interface Setting {
  readonly alone: boolean;
  readonly holding: boolean;
  /** Changes whenever the phone changes hands. */
  readonly hands: string;
}

/** The holder's secrets on this screen: opened by hand, closed by everything that could show them to others. */
export function useSecrecyControl({ alone, holding, hands }: Setting): Secrecy {
  const state = useSignal(FACE_DOWN);
  const on = (input: SecrecyInput): void => {
    state.value = secrecyStep(state.value, input);
  };

  // Before the next hand can touch anything: a later effect would undo what they opened, or show them too much.
  useLayoutEffect(() => on('handed-over'), [hands]);

  useEffect(() => {
    const onBlur = (): void => on('blur');
    const onHide = (): void => on('page-hidden');
    const onVisibility = (): void => on(document.visibilityState === 'hidden' ? 'page-hidden' : 'page-shown');
    window.addEventListener('blur', onBlur);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onVisibility);
    // A tab may be opened in the background.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onVisibility);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  return {
    revealed: isRevealed(state.value, { alone, holding }),
    available: holding,
    alwaysOpen: alone,
    kept: state.value.kept,
    hold: () => on('hold'),
    release: () => on('release'),
    keep: open => on(open ? 'keep' : 'hide'),
  };
}
