import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../event.ts';
import type { Space } from '../map.ts';

const STAGGER = 140;
const STEP_MS = 220;
const LONGEST_MS = 400;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Plays what just happened over the board that already shows it, so that nobody has to wait for it. */
export function useAnimation(board: RefObject<HTMLElement | null>, events: readonly Event[], seq: number): void {
  const played = useRef(seq);
  useLayoutEffect(() => {
    const root = board.current;
    if (root !== null && played.current !== seq && isMotionWanted()) {
      const motions = [...journeys(events, root), ...events.map(event => motionOf(event, root))];
      motions.filter(motion => motion !== null).forEach((motion, n) => play(motion, n * STAGGER));
    }
    played.current = seq;
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

/** Pieces go from space to space along the roads they took. */
function journeys(events: readonly Event[], root: HTMLElement): readonly (Motion | null)[] {
  const walks = events.filter(event => event.type === 'walked');
  const [first] = walks;
  const marches = events.filter(event => event.type === 'marched');
  return [
    first === undefined ? null : travel(root, 'hebrews', [first.from, ...walks.map(({ to }) => to)]),
    ...marches.flatMap(({ force, from, path }) => [
      travel(root, 'pharaoh', [from, ...path]),
      force === 'chariots' ? travel(root, 'ready', [from, ...path]) : null,
    ]),
  ];
}

function travel(root: HTMLElement, piece: string, way: readonly Space[]): Motion | null {
  const end = way.at(-1);
  const element = root.querySelector(`[data-space="${end}"] [data-piece="${piece}"]`);
  const spots = way.map(space => root.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect());
  const goal = spots.at(-1);
  if (element === null || goal === undefined) return null;
  const frames = spots
    .filter(spot => spot !== undefined)
    .map(spot => ({
      transform: `translate(${centre(spot).x - centre(goal).x}px, ${centre(spot).y - centre(goal).y}px)`,
    }));
  return { element, frames, duration: Math.min(LONGEST_MS, STEP_MS * (frames.length - 1)) };
}

const centre = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

function motionOf(event: Event, root: HTMLElement): Motion | null {
  const find = (selector: string): Element | null => root.querySelector(selector);
  switch (event.type) {
    case 'plague':
      return drop(find(`[data-plague="${event.plague}"]`));
    case 'row':
      return shake(find('.mp-pegs'));
    case 'hardened':
      return shake(find('.mp-heart'));
    case 'mobilised':
      return drop(find(`[data-space="${event.at}"] [data-piece="ready"]`));
    case 'garrisoned':
      return drop(find(`[data-space="${event.to}"] .mp-stack`));
    case 'hittites':
      return shake(find(`[data-space="${event.at}"] .mp-stack`));
    case 'parted':
      return drop(find('.mp-parted'));
    case 'initiative':
      return drop(find('.mp-initiative'));
    case 'played':
    case 'answered':
    case 'discarded':
      return drop(find('[data-pile="discard"]'));
    case 'drew':
      return shake(find('[data-pile="deck"]'));
    case 'freed':
      return drop(find('[data-piece="hebrews"]'));
    case 'walked':
    case 'marched':
    case 'wished':
    case 'wishes':
    case 'rolled-off':
    case 'bid':
    case 'seated':
    case 'turn-began':
    case 'reshuffled':
    case 'laid-aside':
    case 'saved':
    case 'led':
    case 'yielded':
    case 'spared':
    case 'bogged':
    case 'bones':
    case 'looked':
    case 'ordered':
    case 'took':
    case 'declined':
    case 'passed':
    case 'cancelled':
    case 'battle-began':
    case 'fought':
    case 'battle':
    case 'stood-down':
    case 'battle-called-off':
    case 'over':
      return null;
  }
}

const drop = (element: Element | null): Motion | null =>
  element && {
    element,
    frames: [
      { transform: 'translateY(-12px) scale(1.3)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    duration: 280,
  };

const shake = (element: Element | null): Motion | null =>
  element && {
    element,
    frames: ['none', 'translateX(-4px) scale(1.08)', 'translateX(4px) scale(1.05)', 'none'].map(transform => ({
      transform,
    })),
    duration: 360,
  };
