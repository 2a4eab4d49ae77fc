import type { BotTurn, Rng } from '../../../engine/index.ts';
import type { Card } from '../data/cards.ts';
import type { Action, Side } from '../state.ts';
import type { Own, View } from '../view.ts';

/** What a bot has before it when it decides. */
export interface Turn {
  readonly view: View;
  readonly own: Own;
  readonly side: Side;
  readonly legal: readonly Action[];
  readonly rng: Rng;
}

/** Null before the seats have agreed who plays whom. */
export function turnOf({ view, legal, rng }: BotTurn<View, Action>): Turn | null {
  return view.own ? { view, own: view.own, side: view.own.side, legal, rng } : null;
}

export const turnsLeft = ({ turn, limit }: View): number => limit - turn;

/** The action that lays exactly these cards aside, in whatever order. */
export function saving(legal: readonly Action[], keep: readonly Card[]): Action | undefined {
  return legal.find(
    action =>
      action.type === 'save' && action.cards.length === keep.length && keep.every(card => action.cards.includes(card)),
  );
}
