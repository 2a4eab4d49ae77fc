import { expect } from 'vitest';
import { type AnyTimed, type Match, sameJson } from '../../src/engine/index.ts';
import { type Step, matchesOf } from './random-match.ts';
import type { Subject } from './subject.ts';

/** What a game owes the table wherever time may decide. Returns how many such moments it has looked at. */
export function checkTimed<S, A, V, E>({ rules }: Subject<S, A, V, E>, { state }: Match<S>): number {
  const awaited = rules.awaited(state);
  // The clock is never the only way.
  if (awaited.length > 0) expect(awaited.some(actor => actor !== 'clock')).toBe(true);
  const timed = rules.timed?.(state);
  if (!timed) return 0;
  expect(timed.seconds).toBeGreaterThan(0);
  expect(rules.outcome(state)).toBeUndefined();
  if (timed.kind === 'phase') {
    expect(rules.pace?.phases).toBeDefined();
    expect(rules.legal(state, 'clock').length).toBeGreaterThan(0);
    return 1;
  }
  expect(rules.pace?.windows).toBeDefined();
  expect(timed.asked.length).toBeGreaterThan(0);
  const open = timed.asked.filter(seat => awaited.includes(seat));
  expect(open.length, 'a window that nobody can close').toBeGreaterThan(0);
  expect(awaited.every(actor => actor !== 'clock' && timed.asked.includes(actor))).toBe(true);
  for (const seat of open) {
    expect(rules.legal(state, seat).some(action => sameJson(action, timed.pass))).toBe(true);
  }
  return 1;
}

/** Whoever answers has answered; and a window that opens is no other's. */
export function checkWindows<S, A, V, E>({ rules }: Subject<S, A, V, E>, steps: readonly Step<S, A, E>[]): void {
  const opened = new Set<string>();
  let last: AnyTimed | undefined;
  for (const { state } of matchesOf(steps)) {
    const timed = rules.timed?.(state);
    const isNew = timed?.kind === 'window' && !(last?.kind === 'window' && last.moment === timed.moment);
    if (isNew) {
      expect(opened.has(timed.moment), `two windows are called ${timed.moment}`).toBe(false);
      opened.add(timed.moment);
    }
    last = timed;
  }
  for (const { before, move, after } of steps) {
    const timed = rules.timed?.(before.state);
    if (timed?.kind !== 'window' || move.actor === 'clock' || !timed.asked.includes(move.actor)) continue;
    const then = rules.timed?.(after.state);
    const isOpen = then?.kind === 'window' && then.moment === timed.moment;
    if (isOpen) expect(rules.awaited(after.state)).not.toContain(move.actor);
  }
}
