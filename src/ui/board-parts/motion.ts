import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const STAGGER = 120;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface Motion {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly duration: number;
  /** Made for this motion, and gone with it. */
  readonly passing?: true;
}

/** What moves at once. Null is what has nothing to move. */
export type Together = readonly (Motion | null)[];

/**
 * Plays what just happened over the board that already shows it, so that nobody has to wait for it: one thing after
 * the other, and no further once something else happens. `seq` tells one moment from the next.
 */
export function useMotions(
  board: RefObject<HTMLElement | null>,
  seq: number,
  motionsIn: (root: HTMLElement) => readonly Together[],
): void {
  const played = useRef(seq);
  useLayoutEffect(() => {
    const isNew = played.current !== seq;
    played.current = seq;
    if (board.current === null || !isNew || !isMotionWanted()) return;
    const playing = motionsIn(board.current)
      .map(together => together.filter(motion => motion !== null))
      .filter(({ length }) => length > 0)
      .flatMap((together, n) => together.map(motion => play(motion, n * STAGGER)));
    return () => playing.forEach(animation => animation.cancel());
  }, [seq]);
}

const isMotionWanted = (): boolean =>
  document.documentElement.dataset['motion'] !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function play({ element, frames, duration, passing }: Motion, delay: number): Animation {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  if (passing) for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => element.remove());
  return animation;
}

/** Moves what lies in the middle of one element to the middle of another. */
export function shift(from: Element, to: Element): string {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Something comes down on the board. */
export const drop = (element: Element | null): Motion | null =>
  element && {
    element,
    frames: [
      { transform: 'translateY(-14px) scale(1.25)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    duration: 260,
  };

/** Something is struck; a wide thing swells less. */
export const shake = (element: Element | null, swell = 1.3): Motion | null =>
  element && {
    element,
    frames: [
      'none',
      `translateX(-4px) scale(${swell})`,
      `translateX(4px) scale(${swell})`,
      'translateX(-2px)',
      'none',
    ].map(transform => ({ transform })),
    duration: 380,
  };
