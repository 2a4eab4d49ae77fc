import { type Phase, type State, TOKENS } from '../state.ts';

export interface Tokens {
  readonly cover: number;
  readonly distance: number;
  readonly life: number;
  readonly votes: number;
}

/** [PN-R1] One pool for each kind: whatever was spent, lost, paid or never handed out. */
export const asideOf = ({ cover, distance, lives, votes, phase }: State): Tokens => ({
  cover: TOKENS.cover - cover,
  distance: TOKENS.distance - distance,
  life: TOKENS.life - total(lives),
  votes: TOKENS.votes - total(votes) - inPlay(phase),
});

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** [PN-9] Revealed tokens lie in front of players until the election is decided; they are not set aside yet. */
const inPlay = (phase: Phase): number => (phase.name === 'assign' || phase.name === 'tie' ? total(phase.tokens) : 0);
