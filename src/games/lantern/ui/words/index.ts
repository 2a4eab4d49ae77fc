import { type Outcome, at } from '../../../../engine/index.ts';
import type { Words } from '../../../../ui/game-ui.ts';
import type { Event } from '../../event.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { actionWords } from './actions.ts';
import { eventWords } from './events.ts';
import { optionWords } from './options.ts';
import { type People, namesOf } from './people.ts';
import { promptWords } from './prompts.ts';
import { publicWords } from './publicly.ts';
import { secretWords } from './secrets.ts';
import { whyNotWords } from './why-not.ts';

export const words: Words<Action, View, Event> = {
  progress: ({ night, nights }) => `Night ${night} of ${nights}`,
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  // Nothing is said in this game that the table does not say itself.
  claim: () => null,
  secrets: secretWords,
  publicly: publicWords,
  whyNot: whyNotWords,
  outcome: outcomeWords,
  option: optionWords,
};

function outcomeWords({ winners }: Outcome, { wins }: View, people: People): { title: string; text: string } {
  const [first] = winners;
  if (first === undefined) return { title: 'Nobody wins', text: 'Every night stayed dark.' };
  const title = winners.length === 1 ? `${namesOf(people, winners)} wins` : `${namesOf(people, winners)} share it`;
  return { title, text: `Nights won: ${at(wins, first)}.` };
}
