import { PLAGUES, plagueFacts } from '../data/plagues.ts';
import type { State } from '../state.ts';
import { isFree } from './places.ts';

const HIGHEST = 5;

type Skies = Pick<State, 'row' | 'plagues' | 'effects'>;

/** What the next plague takes; null when there is none to call, or no need. [MP-R4] [MP-C11] */
export function cardForNext(state: Skies): number | null {
  if (isFree(state) || state.plagues >= PLAGUES.length) return null;
  const { card } = plagueFacts(state.plagues + 1);
  return state.effects.straw ? Math.min(HIGHEST, card + 1) : card;
}
