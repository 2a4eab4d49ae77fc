import type { RefObject } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Actor, Viewer } from '../../../../engine/index.ts';
import { PassingContext } from '../../../../ui/board-parts/passing.ts';
import type { View } from '../../view.ts';

/** As long as a person would take, and the same whatever is held. [MP-R23] */
export const PASS_AFTER_MS = 4000;

export interface PassForMe {
  readonly isOn: boolean;
  /** Counting down in this window. */
  readonly isWaiting: boolean;
  readonly toggle: () => void;
}

interface Window {
  readonly board: RefObject<HTMLElement | null>;
  readonly viewer: Viewer;
  /** Names the window; null while there is none to pass in. */
  readonly moment: string | null;
  readonly pass: () => void;
}

/**
 * Whether this viewer is asked for an answer or a battle card: the moments in which one may always pass. Give it the
 * public view, so that it cannot depend on a hand. [MP-R23]
 */
export const mayPass = ({ phase }: View, viewer: Viewer, awaited: readonly Actor[]): boolean =>
  (phase.name === 'respond' || phase.name === 'battle') && viewer !== 'spectator' && awaited.includes(viewer);

/** Passes in such windows by itself, unless whoever switched it on touches something first. */
export function usePassForMe({ board, viewer, moment, pass }: Window): PassForMe {
  const passing = useContext(PassingContext);
  const [touched, setTouched] = useState<string | null>(null);
  const isOn = viewer !== 'spectator' && passing.value.includes(viewer);
  const isWaiting = isOn && moment !== null && touched !== moment;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(pass, PASS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, moment]);

  useEffect(() => {
    const root = board.current;
    if (root === null || moment === null) return;
    const onTouch = (event: Event): void => {
      const isSwitch = event.target instanceof Element && event.target.closest('[data-pass-for-me]') !== null;
      if (!isSwitch) setTouched(moment);
    };
    root.addEventListener('pointerdown', onTouch);
    root.addEventListener('keydown', onTouch);
    return () => {
      root.removeEventListener('pointerdown', onTouch);
      root.removeEventListener('keydown', onTouch);
    };
  }, [moment]);

  return {
    isOn,
    isWaiting,
    toggle() {
      if (viewer === 'spectator') return;
      passing.value = isOn ? passing.value.filter(seat => seat !== viewer) : [...passing.value, viewer];
      setTouched(null);
    },
  };
}
