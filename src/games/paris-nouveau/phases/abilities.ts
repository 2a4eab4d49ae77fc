import { type Seat, at, seatsOf } from '../../../engine/index.ts';
import { CHARACTER_FACTS, type Character, type Window } from '../data/characters.ts';
import type { Event } from '../event.ts';
import type { AbilityAction, Action, State } from '../state.ts';
import { type Step, step } from './step.ts';

export const DECLINE: Action = { type: 'decline' };

/** [PN-20] Once a round, and only for those who can pay. Whether there is a target is the window's own question. */
export function canUse(state: State, seat: Seat, window: Window): boolean {
  const facts = CHARACTER_FACTS[at(state.characters, seat)];
  return state.abilities && facts.window === window && !at(state.used, seat) && at(state.votes, seat) >= facts.cost;
}

/** Marks the ability as used and sets its price aside. */
export function use(state: State, seat: Seat, action: AbilityAction): State {
  const { cost } = CHARACTER_FACTS[at(state.characters, seat)];
  return {
    ...state,
    votes: state.votes.with(seat, at(state.votes, seat) - cost),
    used: state.used.with(seat, true),
    rounds: state.rounds.map(record =>
      record.round === state.round ? { ...record, deeds: [...record.deeds, { seat, action }] } : record,
    ),
  };
}

export const declined = (state: State, seat: Seat): Event => ({
  type: 'declined',
  seat,
  character: at(state.characters, seat),
});

export const decline = (state: State, seat: Seat): Step => step(state, declined(state, seat));

export const ownerOf = ({ characters }: State, character: Character): Seat | undefined =>
  seatsOf(characters.length).find(seat => at(characters, seat) === character);
