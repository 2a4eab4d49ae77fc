import { type Outcome, at } from '../../../../engine/index.ts';
import type { Ending, Side } from '../../state.ts';
import type { View } from '../../view.ts';
import type { People } from './names.ts';

interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

const ENDING_WORDS = {
  sinai: { title: 'The Hebrews win', text: 'They stand at Sinai, and the sea has closed behind them.' },
  slavery: { title: 'Egypt wins', text: 'The chariots closed in, and the people were led back to the brick pits.' },
  time: { title: 'Egypt wins', text: 'The turns ran out, and the people are still in Pharaoh’s hand.' },
} as const satisfies Record<Ending, OutcomeWords>;

export const endingWords = (ending: Ending): OutcomeWords => ENDING_WORDS[ending];

const LED: Readonly<Record<Side, string>> = { hebrew: 'led the people out', egyptian: 'sat on Pharaoh’s throne' };

export function outcomeWords(_outcome: Outcome, view: View, people: People): OutcomeWords {
  const { phase, sides } = view;
  if (phase.name !== 'over') return { title: 'Not over yet', text: 'The match is still running.' };
  const { title, text } = endingWords(phase.ending);
  const roles = (sides ?? []).map((side, seat) => `${at(people, seat).name} ${LED[side]}`);
  return { title, text: [text, ...roles.map(role => `${role}.`)].join(' ') };
}
