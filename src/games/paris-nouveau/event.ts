import type { BySeat, Seat, Viewer } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Character } from './data/characters.ts';
import type { Ending, LineName, Team } from './state.ts';

/** Cards are null for those who saw only their backs. */
export type Event =
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'committed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly tokens: BySeat<number> }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly to: Seat; readonly tokens: number }
  | { readonly type: 'tied'; readonly tied: readonly Seat[] }
  | { readonly type: 'elected'; readonly leader: Seat }
  | { readonly type: 'tec-named'; readonly tec: Seat }
  | {
      readonly type: 'submitted';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly drawn: readonly Card[] | null;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'picked'; readonly leader: Seat; readonly from: readonly Seat[] }
  | { readonly type: 'looked'; readonly leader: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'drew'; readonly tec: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'placed'; readonly seat: Seat; readonly line: LineName; readonly card: Card }
  | { readonly type: 'life-lost'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'cover-lost'; readonly left: number }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'guarded'; readonly seat: Seat }
  | { readonly type: 'spotted'; readonly seat: Seat; readonly of: Seat; readonly card: Card | null }
  | { readonly type: 'absorbed'; readonly seat: Seat }
  | { readonly type: 'brokered'; readonly seat: Seat; readonly to: Seat; readonly tokens: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'drove'; readonly seat: Seat; readonly change: 'add' | 'remove' }
  | { readonly type: 'forged'; readonly seat: Seat }
  | { readonly type: 'jammed'; readonly seat: Seat; readonly line: LineName; readonly card: Card }
  | { readonly type: 'couriered'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'over'; readonly winners: Team; readonly ending: Ending; readonly teams: BySeat<Team> };

export function seen(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'submitted': {
      const { type, seat } = event;
      return seat === viewer ? event : { type, seat, card: null, drawn: null };
    }
    case 'looked': {
      const { type, leader, count } = event;
      return leader === viewer ? event : { type, leader, count, cards: null };
    }
    case 'drew': {
      const { type, tec, count } = event;
      return tec === viewer ? event : { type, tec, count, cards: null };
    }
    case 'spotted': {
      const { type, seat, of } = event;
      return seat === viewer ? event : { type, seat, of, card: null };
    }
    case 'couriered':
    case 'dropped': {
      const { type, seat } = event;
      return seat === viewer ? event : { type, seat, card: null };
    }
    case 'round-began':
    case 'committed':
    case 'revealed':
    case 'assigned':
    case 'tied':
    case 'elected':
    case 'tec-named':
    case 'passed':
    case 'picked':
    case 'placed':
    case 'life-lost':
    case 'cover-lost':
    case 'reshuffled':
    case 'declined':
    case 'guarded':
    case 'absorbed':
    case 'brokered':
    case 'healed':
    case 'drove':
    case 'forged':
    case 'jammed':
    case 'over':
      return event;
  }
}
