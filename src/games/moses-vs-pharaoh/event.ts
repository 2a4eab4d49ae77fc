import type { BySeat, Seat, Viewer } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Space } from './data/map.ts';
import type { Bones, BySide, Ending, Force, Play, Side, Wish } from './state.ts';

/** Cards are null for those who saw only their backs. `seat` is whoever saw their faces. */
export type Event =
  | { readonly type: 'wished'; readonly seat: Seat }
  | { readonly type: 'wishes'; readonly wishes: BySeat<Wish> }
  | { readonly type: 'rolled-off'; readonly rolls: BySeat<number>; readonly first: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly side: Side; readonly points: number }
  | { readonly type: 'seated'; readonly sides: BySeat<Side>; readonly heart: number }
  | { readonly type: 'turn-began'; readonly turn: number }
  | {
      readonly type: 'drew';
      readonly side: Side;
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'laid-aside'; readonly side: Side }
  | {
      readonly type: 'saved';
      readonly side: Side;
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'led'; readonly by: Side; readonly first: Side }
  | { readonly type: 'played'; readonly side: Side; readonly card: Card; readonly use: Play['type'] }
  | { readonly type: 'yielded'; readonly side: Side }
  /** The roll is what the die showed; `modifier` is what was added to it. */
  | {
      readonly type: 'plague';
      readonly plague: number;
      readonly roll: number;
      readonly modifier: number;
      readonly hits: number;
    }
  | { readonly type: 'row'; readonly change: number; readonly row: number }
  | { readonly type: 'hardened'; readonly points: number; readonly heart: number }
  | { readonly type: 'spared' }
  | { readonly type: 'freed' }
  | { readonly type: 'walked'; readonly from: Space; readonly to: Space }
  | {
      readonly type: 'marched';
      readonly force: Force;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly hundreds: number;
    }
  | { readonly type: 'bogged'; readonly spaces: number }
  | { readonly type: 'mobilised'; readonly at: Space; readonly hundreds: number }
  | { readonly type: 'garrisoned'; readonly from: Space; readonly to: Space; readonly hundreds: number }
  | { readonly type: 'bones'; readonly bones: Bones }
  | { readonly type: 'parted' }
  | { readonly type: 'initiative'; readonly side: Side }
  | {
      readonly type: 'looked';
      readonly side: Side;
      readonly seat: Seat;
      readonly at: 'hand' | 'saved' | 'deck';
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'ordered' }
  | { readonly type: 'took'; readonly card: Card }
  | {
      readonly type: 'discarded';
      readonly side: Side;
      readonly cards: readonly Card[];
      readonly how: 'chosen' | 'lost';
    }
  | { readonly type: 'hittites'; readonly roll: number; readonly at: Space; readonly change: number }
  | { readonly type: 'declined'; readonly side: Side }
  | { readonly type: 'answered'; readonly side: Side; readonly card: Card }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'cancelled'; readonly card: Card }
  | { readonly type: 'battle-began'; readonly at: Space; readonly attacker: Side; readonly hundreds: number }
  | { readonly type: 'fought'; readonly side: Side; readonly card: Card }
  | { readonly type: 'battle'; readonly dice: BySide<readonly number[]>; readonly sixes: BySide<number> }
  | { readonly type: 'stood-down'; readonly at: Space }
  | { readonly type: 'battle-called-off' }
  | { readonly type: 'over'; readonly winner: Side; readonly ending: Ending };

export function seen(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
    case 'saved': {
      const { type, side, seat, count } = event;
      return seat === viewer ? event : { type, side, seat, count, cards: null };
    }
    case 'looked': {
      const { type, side, seat, at, count } = event;
      return seat === viewer ? event : { type, side, seat, at, count, cards: null };
    }
    case 'wished':
    case 'wishes':
    case 'rolled-off':
    case 'bid':
    case 'seated':
    case 'turn-began':
    case 'reshuffled':
    case 'laid-aside':
    case 'led':
    case 'played':
    case 'yielded':
    case 'plague':
    case 'row':
    case 'hardened':
    case 'spared':
    case 'freed':
    case 'walked':
    case 'marched':
    case 'bogged':
    case 'mobilised':
    case 'garrisoned':
    case 'bones':
    case 'parted':
    case 'initiative':
    case 'ordered':
    case 'took':
    case 'discarded':
    case 'hittites':
    case 'declined':
    case 'answered':
    case 'passed':
    case 'cancelled':
    case 'battle-began':
    case 'fought':
    case 'battle':
    case 'stood-down':
    case 'battle-called-off':
    case 'over':
      return event;
  }
}
