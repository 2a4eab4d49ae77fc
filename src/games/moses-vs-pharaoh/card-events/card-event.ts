import type { Rng } from '../../../engine/index.ts';
import type { Side, State, TurnEffects } from '../state.ts';
import { type Change, type Step, played } from '../phases/step.ts';

/** A card's event, played on a turn of one's own. */
export interface CardEvent {
  /** Whether it could do anything now. Asked while the card is still in hand; it must not look at what is hidden. */
  can(state: State, side: Side): boolean;
  happen(state: State, side: Side, rng: Rng): Step;
}

/** For events that only change what the rest of the turn is like. */
export const withEffects = (state: State, change: Partial<TurnEffects>): Step =>
  played({ ...state, effects: { ...state.effects, ...change } });

export const done = ({ state, events }: Change): Step => played(state, ...events);

export const always = (): boolean => true;
