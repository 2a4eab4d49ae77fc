import type { Bot } from '../../engine/index.ts';
import type { Action } from './state.ts';
import type { View } from './view.ts';

export const bot: Bot<View, Action> = {
  choose: ({ legal, rng }) => rng.pick(legal),
};
