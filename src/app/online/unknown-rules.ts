import type { AnyRules } from '../../engine/index.ts';

const never = (): never => {
  throw new Error('Nothing can be played before the game is known.');
};

/** Of a device that has not heard yet what is played: it can follow a table, and have no say in what becomes of it. */
export const UNKNOWN_RULES: AnyRules = {
  id: 'unknown',
  version: 0,
  seats: { min: 0, max: 0 },
  options: [],
  setup: never,
  legal: never,
  apply: never,
  view: never,
  seen: never,
  outcome: never,
  awaited: never,
  imagine: never,
};
