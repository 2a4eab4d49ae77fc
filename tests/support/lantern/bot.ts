import type { Bot } from '../../../src/engine/index.ts';
import type { Action } from './state.ts';
import type { View } from './view.ts';

/** Lights the high half of the deck, peeks now and then when nothing presses, and shuts every other time it can. */
export const bot: Bot<View, Action> = {
  choose({ view, legal, awaited, rng }) {
    if (!awaited) return rng.int(4) === 0 ? legal.find(({ type }) => type === 'peek') : undefined;
    if (view.phase === 'shutting') return rng.pick(legal);
    const wish = view.phase === 'choosing' && (view.hand ?? 0) * 2 > view.chosen.length ? 'light' : 'hide';
    return legal.find(action => action.type === 'choose' && action.choice === wish);
  },
};
