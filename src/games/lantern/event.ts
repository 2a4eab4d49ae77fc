import type { Seat, Viewer } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';
import type { Choice, Reveal } from './state.ts';

export type Event =
  | { readonly type: 'chose'; readonly seat: Seat; readonly choice: Choice | null }
  /** With shutters, before it is known whether it may. */
  | { readonly type: 'reached'; readonly seat: Seat }
  | { readonly type: 'peeked'; readonly seat: Seat }
  /** Only the seat itself knows of this one. */
  | { readonly type: 'saw'; readonly seat: Seat; readonly card: Card }
  /** What was answered is sealed, and stays so unless it takes effect. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'shut' | 'pass' | null }
  | { readonly type: 'shut'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'left-open'; readonly for: Seat }
  /** Only the seat itself knows of this one. */
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'time-was-up'; readonly hiding: readonly Seat[] }
  | ({ readonly type: 'revealed' } & Reveal)
  | { readonly type: 'dealt'; readonly night: number };

export function seen(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'chose':
      return event.seat === viewer ? event : { type: 'chose', seat: event.seat, choice: null };
    case 'answered':
      return event.seat === viewer ? event : { type: 'answered', seat: event.seat, answer: null };
    case 'saw':
    case 'returned':
      return event.seat === viewer ? event : null;
    case 'reached':
    case 'peeked':
    case 'shut':
    case 'left-open':
    case 'time-was-up':
    case 'revealed':
    case 'dealt':
      return event;
  }
}
