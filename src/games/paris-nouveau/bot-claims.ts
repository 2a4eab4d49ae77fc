import type { BotTurn } from '../../engine/index.ts';
import { type Card, factsOf } from './cards.ts';
import type { ParisClaim } from './claims.ts';
import type { Action } from './state.ts';
import { happens } from './turn.ts';
import type { View } from './view.ts';

const SILENT = 0.45;
/** How often a hunter passes off a bad card as a good one. Rescuers want the Leader to know. */
const LIE = 0.65;

/** [PN-7] Bots talk as people do: about the card they laid, true or not, and to excuse the one they placed. */
export function claimAbout({ view, rng }: BotTurn<View, Action>, action: Action): ParisClaim | undefined {
  if (happens(rng, SILENT)) return undefined;
  if (action.type === 'place') return isCostly(action.card) ? 'nothing-better' : undefined;
  if (action.type !== 'submit') return undefined;
  const lies = view.own?.team === 'hunter' && isCostly(action.card) && happens(rng, LIE);
  return lies ? rng.pick(['goes-far', 'clean'] as const) : truthAbout(action.card);
}

const isCostly = (card: Card): boolean => factsOf(card).life || factsOf(card).cover;

function truthAbout(card: Card): ParisClaim {
  const { distance, life, cover } = factsOf(card);
  if (life && cover) return 'leave-mine';
  if (cover) return 'costs-cover';
  if (life) return 'costs-life';
  return distance >= 4 ? 'goes-far' : 'clean';
}
