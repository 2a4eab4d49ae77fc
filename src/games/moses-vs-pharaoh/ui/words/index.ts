import type { Words } from '../../../../ui/game-ui.ts';
import type { Event } from '../../event.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';
import { actionWords } from './actions.ts';
import { eventWords } from './events.ts';
import { optionWords } from './options.ts';
import { outcomeWords } from './outcomes.ts';
import { progressWords } from './progress.ts';
import { promptWords } from './prompts.ts';
import { publicWords } from './publicly.ts';
import { readyWords, secretWords } from './secrets.ts';
import { whyNotWords } from './why-not.ts';

export const words: Words<Action, View, Event> = {
  progress: progressWords,
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  // Two people who know each other's side have nothing to claim.
  claim: () => null,
  secrets: secretWords,
  publicly: publicWords,
  ready: readyWords,
  whyNot: whyNotWords,
  outcome: outcomeWords,
  option: optionWords,
};
