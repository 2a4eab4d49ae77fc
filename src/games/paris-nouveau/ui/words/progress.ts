import { ROUNDS } from '../../state.ts';
import type { PhaseView, View } from '../../view.ts';

const STEP_WORDS = {
  commit: 'vote',
  assign: 'vote',
  tie: 'vote',
  elected: 'Leader',
  guard: 'the back',
  'name-tec': 'the back',
  submit: 'cards',
  drop: 'cards',
  'last-look': 'cards',
  pick: 'cards',
  rescue: 'rescue',
  hunt: 'hunt',
  absorb: 'a life',
  closing: 'last word',
  over: 'over',
} as const satisfies Record<PhaseView['name'], string>;

/** Where in the game we are, for the top bar. */
export function progressWords({ round, phase }: View): string {
  const of = round > ROUNDS ? `Extra round ${round - ROUNDS}` : `Round ${round} of ${ROUNDS}`;
  return `${of} · ${STEP_WORDS[phase.name]}`;
}

export const roundWords = (round: number): string =>
  round > ROUNDS ? `Extra ${round - ROUNDS}` : `Round ${round}/${ROUNDS}`;
