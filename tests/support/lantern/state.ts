import type { BySeat, ResponseWindow, Seat } from '../../../src/engine/index.ts';

/*
 * Lantern, an invented game small enough to hold in the head, with one of everything the contract knows:
 * [LN-1] A deck has one card more than there are seats, numbered from 1. Each seat gets one; one lies aside.
 * [LN-2] All choose at once, in secret: light or hide.
 * [LN-3] A choice cannot be changed.
 * [LN-4] The highest lit lantern wins the night. [LN-5] Nobody wins in the dark.
 * [LN-6] Once a night, before the reveal, a seat may peek at the card aside; everyone sees that it peeks.
 * [LN-7] With the timer on, time may be up: whoever has not chosen hides.
 * [LN-8] Whoever won most nights wins the match.
 * [LN-9] With shutters, every other seat that has not openly used its own this match is asked whether it shuts it,
 *   before a peek; only a seat with an odd card can.
 * [LN-10] The first shutter clockwise from the peeker prevents that peek, openly, and is used up. All other shutters
 *   return unseen, as if their seats had passed. The peeker may try again.
 */

export const CHOICES = ['light', 'hide'] as const;
export type Choice = (typeof CHOICES)[number];

/** A card is its number. */
export type Card = number;

export const deckFor = (seats: number): readonly Card[] => Array.from({ length: seats + 1 }, (_, n) => n + 1);

/** [LN-9] */
export const fitsShutter = (card: Card): boolean => card % 2 === 1;

export interface Reveal {
  readonly hands: BySeat<Card>;
  readonly choices: BySeat<Choice>;
  readonly winner: Seat | null;
}

/** The night in which each seat openly shut its shutter, if it has; null in a match without shutters. */
export type Shutters = BySeat<number | null> | null;

interface Night {
  readonly choices: BySeat<Choice | null>;
  readonly peeked: BySeat<boolean>;
}

export type Choosing = Night & { readonly name: 'choosing' };

/** Somebody wants to peek, and others may have something against it. */
export type Shutting = Night & {
  readonly name: 'shutting';
  readonly peeker: Seat;
  readonly window: ResponseWindow<'shut'>;
};

export type Phase = Choosing | Shutting | { readonly name: 'over' };

export interface State {
  readonly timer: boolean;
  readonly nights: number;
  readonly night: number;
  readonly wins: BySeat<number>;
  readonly shutters: Shutters;
  readonly hands: BySeat<Card>;
  readonly aside: Card;
  readonly last: Reveal | null;
  readonly phase: Phase;
}

export type Action =
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'peek' }
  | { readonly type: 'shut' }
  | { readonly type: 'pass' }
  | { readonly type: 'time-is-up' };
