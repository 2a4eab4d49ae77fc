import type { Actor, Bot, Options, Rules, Viewer } from '../../src/engine/index.ts';

/** A game and what its author says about its secrets, for the suites to hold it to. */
export interface Subject<S, A, V, E> {
  readonly rules: Rules<S, A, V, E>;
  readonly bot: Bot<V, A>;
  /** Every combination of options worth playing. */
  readonly options: readonly Options[];

  /** Every kind of moment in which a board looks different, and which kind a state is. */
  readonly phases: readonly string[];
  phaseOf(state: S): string;

  /**
   * What `viewer` may know of a choice that `actor` made. Two choices with the same face must look the same to that
   * viewer ever after, until the game itself tells them more.
   */
  face(action: A, actor: Actor, viewer: Viewer): unknown;

  /** Whether an event, as `viewer` saw it, rightly tells them something they could not know before. */
  isNews(event: E, viewer: Viewer): boolean;

  /** What is hidden from `viewer`, by name. The worlds imagined for them must differ in every one of these. */
  secrets(state: S, viewer: Viewer): Readonly<Record<string, unknown>>;

  /**
   * Names that each stand for one thing (a card, a tile) and for nothing else, so that a letter may hold one only once
   * its reader has been shown that thing.
   */
  readonly pieces: readonly string[];

  /** Everything there is, listed; the list never changes during a match. */
  inventory(state: S): readonly string[];

  /** What a long run must have met, besides every kind of action and event. */
  readonly witness: {
    readonly actions: readonly string[];
    readonly events: readonly string[];
    readonly more: readonly string[];
    see(state: S, action: A, events: readonly E[]): readonly string[];
  };
}

/** A game whose types only the game itself knows: what a suite over all games is handed. */
export type AnySubject = Subject<unknown, unknown, unknown, unknown>;
