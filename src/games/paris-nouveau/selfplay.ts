import { CHARACTERS } from './data/characters.ts';
import { ENDINGS, type State, TEAMS } from './state.ts';

/** What self-play should count for this game, and what it must find. */
export const selfplay = {
  sides: TEAMS,
  sideOf: ({ teams }: State) => teams,
  roles: CHARACTERS,
  roleOf: ({ characters }: State) => characters,
  endings: ENDINGS,
  roundsOf: ({ round }: State) => round,
  targets: { side: { min: 0.4, max: 0.6 }, role: { max: 0.6 }, againstRandom: { min: 0.7 } },
};
