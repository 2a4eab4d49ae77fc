import { TEAMS, type Team } from '../state.ts';

/** [PN-6] Two IDs of each side for four players, three of each for five and six. */
export function idDeck(players: number): readonly Team[] {
  const each = players === 4 ? 2 : 3;
  return TEAMS.flatMap(team => Array.from({ length: each }, () => team));
}
