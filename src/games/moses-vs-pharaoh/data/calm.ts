import type { TurnEffects } from '../state.ts';

/** The start of a turn, when nothing weighs on anybody. */
export const CALM: TurnEffects = {
  doubled: { hebrew: false, egyptian: false },
  dust: { hebrew: 0, egyptian: 0 },
  heat: { hebrew: false, egyptian: false },
  silenced: false,
  straw: false,
  bread: false,
  whips: false,
  lamb: false,
  axles: false,
  multitude: false,
  stragglers: false,
  lastPlague: null,
};
