import type { RefObject } from 'preact';
import { type Motion, type Together, drop, shake, shift, useMotions } from '../../../../ui/board-parts/motion.ts';
import type { Event } from '../../event.ts';
import { valueOf } from '../../data/cards.ts';
import type { Space } from '../../data/map.ts';
import type { Side } from '../../state.ts';

const STEP_MS = 220;
const LONGEST_MS = 400;
/** Rows of pegs are wide. */
const A_LITTLE = 1.08;

/** Plays what just happened: Pharaoh and his chariots set out together, all else comes one after the other. */
export function useAnimation(board: RefObject<HTMLElement | null>, events: readonly Event[], seq: number): void {
  useMotions(board, seq, root => [
    journeys(events, root),
    ...events.flatMap(event => [[cardOf(event, root)], [motionOf(event, root)]]),
  ]);
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
  const [start, end] = [root.querySelector(from), root.querySelector(to)];
  if (start === null || end === null) return null;
  const element = document.createElement('span');
  element.className = 'mp-flyer';
  element.ariaHidden = 'true';
  element.textContent = numeral;
  root.append(element);
  const at = (place: Element): string => `${shift(root, place)} translate(-50%, -50%)`;
  const frames = [
    { transform: at(start), opacity: 1 },
    { transform: at(end), opacity: 1, offset: 0.85 },
    { transform: at(end), opacity: 0 },
  ];
  return { element, frames, duration: LONGEST_MS, passing: true };
}

/** Pieces go from space to space along the roads they took. */
function journeys(events: readonly Event[], root: HTMLElement): Together {
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
  const element = root.querySelector(`[data-space="${way.at(-1)}"] [data-piece="${piece}"]`);
  const spots = way.map(space => root.querySelector(`[data-space="${space}"]`)).filter(spot => spot !== null);
  const goal = spots.at(-1);
  if (element === null || goal === undefined) return null;
  const frames = spots.map(spot => ({ transform: shift(goal, spot) }));
  return { element, frames, duration: Math.min(LONGEST_MS, STEP_MS * (frames.length - 1)) };
}

function motionOf(event: Event, root: HTMLElement): Motion | null {
  const find = (selector: string): Element | null => root.querySelector(selector);
  switch (event.type) {
    case 'plague':
      return drop(find(`[data-plague="${event.plague}"]`));
    case 'row':
      return shake(find('.mp-pegs'), A_LITTLE);
    case 'hardened':
      return shake(find('.mp-heart'), A_LITTLE);
    case 'mobilised':
      return drop(find(`[data-space="${event.at}"] [data-piece="ready"]`));
    case 'garrisoned':
      return drop(find(`[data-space="${event.to}"] .mp-stack`));
    case 'hittites':
      return shake(find(`[data-space="${event.at}"] .mp-stack`), A_LITTLE);
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
