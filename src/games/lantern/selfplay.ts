import type { Action, State } from './state.ts';

const seatNames = (seats: number): readonly string[] => Array.from({ length: seats }, (_, n) => `seat ${n}`);

/** What self-play should count for this game, and what it must find. Everybody plays for themselves. */
export const selfplay = {
  options: { nights: '3', shutters: 'on' },
  sides: seatNames,
  sideOf: ({ wins }: State) => seatNames(wins.length),
  roles: [],
  roleOf: () => [],
  endings: ['most-nights'],
  roundsOf: ({ night }: State) => night,
  windows: (before: State, _action: Action, after: State) => ({
    opened: before.phase.name !== 'shutting' && after.phase.name === 'shutting' ? 1 : 0,
    answered: before.shutters?.every((one, n) => one === after.shutters?.[n]) === false ? 1 : 0,
  }),
  targets: { side: { min: 0.1, max: 0.7 }, role: { max: 1 }, againstRandom: { min: 0.2 } },
};
