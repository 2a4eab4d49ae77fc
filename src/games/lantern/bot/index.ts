import { type Bot, type BotTurn, type Carelessness, botChoice, happens } from '../../../engine/index.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

const CARELESS: Carelessness = { gentle: 0.3, steady: 0.03, sharp: 0 };
const CURIOUS = 0.25;
const SHUTS = 0.5;

/** Lights the high half of the deck, peeks now and then when nothing presses, and shuts every other time it can. */
export const bot: Bot<View, Action> = {
  choose: turn => botChoice(turn, CARELESS, () => think(turn)),
};

function think({ view, legal, awaited, rng }: BotTurn<View, Action>): Action | undefined {
  const able = (type: Action['type']): Action | undefined => legal.find(action => action.type === type);
  if (!awaited) return happens(rng, CURIOUS) ? able('peek') : undefined;
  if (view.phase === 'over') return undefined;
  if (view.phase === 'shutting') return happens(rng, SHUTS) ? (able('shut') ?? able('pass')) : able('pass');
  const wish = (view.hand ?? 0) * 2 > view.chosen.length ? 'light' : 'hide';
  return legal.find(action => action.type === 'choose' && action.choice === wish);
}
