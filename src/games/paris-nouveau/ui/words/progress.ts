import { ROUNDS } from '../../state.ts';
import type { PhaseView, View } from '../../view.ts';

const STEP_WORDS = {
  commit: 'vote',
  assign: 'vote',
  tie: 'vote',
  elected: 'new Leader',
  guard: 'who walks last',
  'name-tec': 'who walks last',
  submit: 'cards',
  drop: 'cards',
  'last-look': 'cards',
  pick: 'cards',
  rescue: 'rescuers move',
  hunt: 'hunters move',
  absorb: 'a life at stake',
  closing: 'round ends',
  over: 'over',
} as const satisfies Record<PhaseView['name'], string>;

/** Where in the game we are, for the top bar. */
export function progressWords({ round, phase }: View): string {
  const of = round > ROUNDS ? `Extra round ${round - ROUNDS}` : `Round ${round} of ${ROUNDS}`;
  return `${of} · ${STEP_WORDS[phase.name]}`;
}

export const roundWords = (round: number): string =>
  round > ROUNDS ? `Extra ${round - ROUNDS}` : `Round ${round}/${ROUNDS}`;
