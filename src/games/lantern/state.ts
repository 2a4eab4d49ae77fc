import type { BySeat, ResponseWindow, Sealed, Seat } from '../../engine/index.ts';
import type { Card } from './data/cards.ts';

export const CHOICES = ['light', 'hide'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Reveal {
  readonly hands: BySeat<Card>;
  readonly choices: BySeat<Choice>;
  readonly winner: Seat | null;
}

/** The night in which each seat openly shut its shutter, if it has; null in a match without shutters. */
export type Shutters = BySeat<number | null> | null;

interface Night {
  /** Of every seat, in order. */
  readonly choices: Sealed<Choice>;
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
