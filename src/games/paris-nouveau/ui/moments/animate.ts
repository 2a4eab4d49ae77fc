import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../../event.ts';

const STAGGER = 120;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Plays what just happened over the board that already shows it, so that nobody has to wait for it. */
export function useAnimation(board: RefObject<HTMLElement | null>, events: readonly Event[], seq: number): void {
  const played = useRef(seq);
  const leaderBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return;
    if (played.current !== seq && isMotionWanted()) {
      const motions = events
        .map(event => motionsOf(event, root, leaderBefore.current))
        .filter(({ length }) => length > 0);
      motions.forEach((together, n) => together.forEach(motion => play(motion, n * STAGGER)));
    }
    played.current = seq;
    leaderBefore.current = root.querySelector('[data-marker="leader"]')?.closest('[data-seat]') ?? null;
  }, [seq]);
}

const isMotionWanted = (): boolean =>
  document.documentElement.dataset['motion'] !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Motion {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly duration: number;
}

function play({ element, frames, duration }: Motion, delay: number): void {
  element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
}

/** What moves for one event, all at once. */
function motionsOf(event: Event, root: HTMLElement, leaderBefore: Element | null): readonly Motion[] {
  const pieces =
    event.type === 'revealed'
      ? [...root.querySelectorAll('.pn-given')].map(drop)
      : [motionOf(event, root, leaderBefore)];
  return pieces.filter(motion => motion !== null);
}

function motionOf(
  event: Exclude<Event, { type: 'revealed' }>,
  root: HTMLElement,
  leaderBefore: Element | null,
): Motion | null {
  const find = (selector: string): Element | null => root.querySelector(selector);
  const seat = (n: number): Element | null => find(`[data-seat="${n}"]`);
  const inSeat = (n: number, selector: string): Element | null => find(`[data-seat="${n}"] ${selector}`);

  switch (event.type) {
    case 'placed':
      return travel(newestIn(root, event.line), seat(event.seat));
    case 'jammed':
      return turn(newestIn(root, event.line, '[data-jammed="true"]'));
    case 'elected':
      return travel(inSeat(event.leader, '[data-marker="leader"]'), leaderBefore);
    case 'tec-named':
      return drop(inSeat(event.tec, '[data-marker="tec"]'));
    case 'guarded':
      return drop(inSeat(event.seat, '[data-marker="tec"]'));
    case 'committed':
    case 'submitted':
    case 'passed':
      return drop(inSeat(event.seat, '.pn-status'));
    case 'assigned':
      return travel(inSeat(event.to, '.pn-tally'), seat(event.seat));
    case 'life-lost':
      return shake(inSeat(event.seat, '.pn-lives'));
    case 'absorbed':
      return shake(inSeat(event.seat, '.pn-votes'));
    case 'healed':
      return drop(inSeat(event.to, '.pn-lives'));
    case 'brokered':
      return drop(inSeat(event.to, '.pn-votes'));
    case 'cover-lost':
      return shake(find(`[data-window="${event.left}"]`));
    case 'forged':
      return drop(find('[data-plate="cover"]'));
    case 'drove':
      return drop(find('[data-plate="lead"]'));
    case 'picked':
      return drop(find('.pn-hand .pn-fan'));
    case 'round-began':
      return drop(find('[data-now="true"]'));
    case 'tied':
    case 'looked':
    case 'drew':
    case 'reshuffled':
    case 'declined':
    case 'spotted':
    case 'couriered':
    case 'dropped':
    case 'over':
      return null;
  }
}

const newestIn = (root: HTMLElement, line: string, such = ''): Element | null =>
  [...root.querySelectorAll(`[data-laid^="${line}"] > .pn-laid${such}`)].at(-1) ?? null;

/** A piece comes from somewhere else on the board. */
function travel(element: Element | null, from: Element | null): Motion | null {
  if (element === null) return null;
  if (from === null) return drop(element);
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return {
    element,
    frames: [{ transform: `translate(${x}px, ${y}px) scale(1.4) rotate(-6deg)`, zIndex: 5 }, { transform: 'none' }],
    duration: 400,
  };
}

const drop = (element: Element | null): Motion | null =>
  element && {
    element,
    frames: [
      { transform: 'translateY(-14px) scale(1.25)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    duration: 260,
  };

const shake = (element: Element | null): Motion | null =>
  element && {
    element,
    frames: ['none', 'translateX(-4px) scale(1.3)', 'translateX(4px) scale(1.2)', 'translateX(-2px)', 'none'].map(
      transform => ({ transform }),
    ),
    duration: 380,
  };

const turn = (element: Element | null): Motion | null =>
  element && { element, frames: [{ transform: 'rotateY(180deg)' }, { transform: 'none' }], duration: 350 };
