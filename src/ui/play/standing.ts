import { type Actor, type Seat, sameJson } from '../../engine/index.ts';
import type { OpenWindow } from '../game-ui.ts';
import type { Standing, Standings } from '../services.ts';

const MATCHES_KEPT = 12;

export const NOTHING_STANDING: Standing = { pass: 'off', ready: {} };

export const standingOf = (all: Standings, match: string, seat: Seat): Standing =>
  all[match]?.[seat] ?? NOTHING_STANDING;

/** The newest matches are kept; what was said in an old one is forgotten with it. */
export function withStanding(all: Standings, match: string, seat: Seat, standing: Standing): Standings {
  const { [match]: seats, ...others } = all;
  const kept = Object.entries(others).slice(1 - MATCHES_KEPT);
  return Object.fromEntries([...kept, [match, { ...seats, [seat]: standing }]]);
}

export function withoutMatch(all: Standings, match: string): Standings {
  const { [match]: _, ...others } = all;
  return others;
}

/** Whether the table waits for this seat itself, and not only for an answer. */
export const isTheirTurn = (seat: Seat, awaited: readonly Actor[], window: OpenWindow | null): boolean =>
  awaited.includes(seat) && window?.asked.includes(seat) !== true;

/** Whether passing for them ends here. `turnCame`: it has just become their turn. */
export function endsHere({ pass }: Standing, seat: Seat, window: OpenWindow | null, turnCame: boolean): boolean {
  if (pass === 'turn') return turnCame;
  return pass === 'aimed' && window !== null && window.asked.includes(seat) && window.aimedAt.includes(seat);
}

export type AnswerForThem = { readonly kind: 'ready' | 'pass'; readonly action: unknown };

/** What the table answers for this seat, if they have told it to. */
export function answerFor(
  { pass, ready }: Standing,
  { trigger, pass: nothing }: OpenWindow,
  legal: readonly unknown[],
): AnswerForThem | null {
  const laid = ready[trigger];
  if (laid !== undefined && legal.some(action => sameJson(action, laid))) return { kind: 'ready', action: laid };
  return pass === 'off' ? null : { kind: 'pass', action: nothing };
}
