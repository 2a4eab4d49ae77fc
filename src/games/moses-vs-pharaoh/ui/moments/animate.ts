import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../../event.ts';
import { valueOf } from '../../data/cards.ts';
import type { Space } from '../../data/map.ts';
import type { Side } from '../../state.ts';

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
      // Pharaoh and his chariots set out together; all else comes one after the other.
      for (const motion of journeys(events, root)) if (motion !== null) play(motion, 0);
      const motions = events.flatMap(event => [cardOf(event, root), motionOf(event, root)]);
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
  /** Made for this motion, and gone with it. */
  readonly passing?: true;
}

function play({ element, frames, duration, passing }: Motion, delay: number): void {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  if (!passing) return;
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => element.remove());
}

/** A card on its way between a player and a pile. */
function cardOf(event: Event, root: HTMLElement): Motion | null {
  if (event.type === 'drew') return fly(root, DECK, seatOf(event.side), '');
  if (event.type === 'took') return fly(root, DISCARD, seatOf('hebrew'), String(valueOf(event.card)));
  if (event.type === 'discarded') return fly(root, seatOf(event.side), DISCARD, event.cards.map(valueOf).join(' '));
  if (event.type === 'played' || event.type === 'answered' || event.type === 'fought') {
    return fly(root, seatOf(event.side), DISCARD, String(valueOf(event.card)));
  }
  return null;
}

const DECK = '[data-pile="deck"]';
const DISCARD = '[data-pile="discard"]';
const seatOf = (side: Side): string => `.mp-seat[data-side="${side}"]`;

function fly(root: HTMLElement, from: string, to: string, numeral: string): Motion | null {
  const [start, end] = [from, to].map(place => root.querySelector(place)?.getBoundingClientRect());
  if (start === undefined || end === undefined) return null;
  const frame = root.getBoundingClientRect();
  const element = document.createElement('span');
  element.className = 'mp-flyer';
  element.ariaHidden = 'true';
  element.textContent = numeral;
  const at = (box: DOMRect): string =>
    `translate(${centre(box).x - frame.left}px, ${centre(box).y - frame.top}px) translate(-50%, -50%)`;
  root.append(element);
  const frames = [
    { transform: at(start), opacity: 1 },
    { transform: at(end), opacity: 1, offset: 0.85 },
    { transform: at(end), opacity: 0 },
  ];
  return { element, frames, duration: LONGEST_MS, passing: true };
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
    case 'freed':
      return drop(find('[data-piece="hebrews"]'));
    case 'played':
    case 'answered':
    case 'discarded':
    case 'drew':
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
