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

/** The action that scores highest; of equals, any. */
export function best<A extends Action>(legal: readonly A[], score: (action: A) => number, rng: Rng): A | undefined {
  let top = Number.NEGATIVE_INFINITY;
  let found: A[] = [];
  for (const action of legal) {
    const value = score(action);
    if (value > top) [top, found] = [value, []];
    if (value === top) found.push(action);
  }
  return found.length > 0 ? rng.pick(found) : undefined;
}

export const happens = (rng: Rng, chance: number): boolean => rng.int(1000) < chance * 1000;

export const turnsLeft = ({ turn, limit }: View): number => limit - turn;

/** The action that lays exactly these cards aside, in whatever order. */
export function saving(legal: readonly Action[], keep: readonly Card[]): Action | undefined {
  return legal.find(
    action =>
      action.type === 'save' && action.cards.length === keep.length && keep.every(card => action.cards.includes(card)),
  );
}
