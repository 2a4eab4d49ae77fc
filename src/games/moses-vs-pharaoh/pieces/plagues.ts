import type { Rng } from '../../../engine/index.ts';
import { d6 } from '../phases/deck.ts';
import type { Event } from '../event.ts';
import { hitsFor, plagueFacts } from '../data/plagues.ts';
import type { State } from '../state.ts';
import { type Step, goOn } from '../phases/step.ts';

/** [MP-9] The marker moves on, the die is thrown, and Egypt may answer before the hits count. */
export function strike(state: State, rng: Rng): Step {
  const plague = state.plagues + 1;
  const effects = { ...state.effects, straw: false, lastPlague: plague };
  return throwFor({ ...state, plagues: plague, effects }, plague, rng);
}

/** [MP-C35] [MP-C42] */
export function throwFor(state: State, plague: number, rng: Rng): Step {
  const modifier = plagueFacts(plague).modifier - (state.effects.lamb ? 1 : 0);
  const roll = d6(rng);
  const hits = hitsFor(roll + modifier);
  const event: Event = { type: 'plague', plague, roll, modifier, hits };
  const after = { ...state, effects: { ...state.effects, lamb: false } };
  return goOn(after, { task: 'announce', trigger: { kind: 'plague', plague, hits } }, event);
}
