import { HEART_STEP } from '../data/heart.ts';
import type { Event } from '../event.ts';
import { isFree } from '../facts/places.ts';
import type { State } from '../state.ts';
import type { Change } from '../phases/step.ts';

/** [MP-9] [MP-11] The people come closer to being let go, and perhaps are. */
export function raiseRow(state: State, hits: number): Change {
  if (hits === 0 || isFree(state)) return { state, events: [] };
  const row = state.row + hits;
  const risen = { ...state, row };
  const change: Event = { type: 'row', change: hits, row };
  return { state: risen, events: isFree(risen) ? [change, { type: 'freed' }] : [change] };
}

/** [MP-10] [MP-R17] Never below nothing, and never once they are free. */
export function lowerRow(state: State, by: number): Change {
  const row = isFree(state) ? state.row : Math.max(0, state.row - by);
  if (row === state.row) return { state, events: [] };
  return { state: { ...state, row }, events: [{ type: 'row', change: row - state.row, row }] };
}

/** [MP-10] Every full twenty lowers the row by one; the rest is kept. */
export function harden(before: State, points: number): Change {
  let state: State = { ...before, heart: before.heart + points };
  const events: Event[] = [{ type: 'hardened', points, heart: state.heart }];
  while (state.heart >= HEART_STEP) {
    state = { ...state, heart: state.heart - HEART_STEP };
    // [MP-C20] Kept while there is nothing to lower.
    if (state.livestock && state.row > 0 && !isFree(state)) {
      state = { ...state, livestock: false };
      events.push({ type: 'spared' });
      continue;
    }
    const lowered = lowerRow(state, 1);
    state = lowered.state;
    events.push(...lowered.events);
  }
  return { state, events };
}
