import type { PhaseView, View } from '../../view.ts';

const STEP_WORDS = {
  wish: 'sides',
  bid: 'sides',
  save: 'saving',
  lead: 'who begins',
  play: 'cards',
  respond: 'an answer',
  choose: 'an event',
  battle: 'battle',
  over: 'over',
} as const satisfies Record<PhaseView['name'], string>;

/** Where in the game we are, for the top bar. */
export const progressWords = ({ turn, limit, phase }: View): string =>
  `${turn === 0 ? 'Before the deal' : `Turn ${turn} of ${limit}`} · ${STEP_WORDS[phase.name]}`;
