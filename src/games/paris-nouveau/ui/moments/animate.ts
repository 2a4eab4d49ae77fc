import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Motion, type Together, drop, shake, shift, useMotions } from '../../../../ui/board-parts/motion.ts';
import type { Event } from '../../event.ts';

/** Plays what just happened; the star travels from whoever held it before. */
export function useAnimation(board: RefObject<HTMLElement | null>, events: readonly Event[], seq: number): void {
  const leaderBefore = useRef<Element | null>(null);
  useMotions(board, seq, root => events.map(event => motionsOf(event, root, leaderBefore.current)));
  useLayoutEffect(() => {
    leaderBefore.current = board.current?.querySelector('[data-marker="leader"]')?.closest('[data-seat]') ?? null;
  }, [seq]);
}

/** What moves for one event, all at once. */
const motionsOf = (event: Event, root: HTMLElement, leaderBefore: Element | null): Together =>
  event.type === 'revealed' ? [...root.querySelectorAll('.pn-given')].map(drop) : [motionOf(event, root, leaderBefore)];

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
      return drop(inSeat(event.seat, '.decision-mark'));
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
  if (element === null || from === null) return drop(element);
  const frames = [{ transform: `${shift(element, from)} scale(1.4) rotate(-6deg)`, zIndex: 5 }, { transform: 'none' }];
  return { element, frames, duration: 400 };
}

const turn = (element: Element | null): Motion | null =>
  element && { element, frames: [{ transform: 'rotateY(180deg)' }, { transform: 'none' }], duration: 350 };
