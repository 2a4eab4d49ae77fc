import { type Pace, type Timed, paceOptions } from './pace.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat, Viewer } from './seat.ts';

export interface Outcome {
  readonly winners: readonly Seat[];
  /** A short code of the game's own; the sentence shown to players is in its words. */
  readonly reason: string;
}

/** One choice made before the deal. The first value is the default. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly [string, ...string[]];
}

export type Options = Readonly<Record<string, string>>;

export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * A game, as the engine sees it. Every method is pure: same arguments, same answer, nothing mutated.
 * State, Action, View and Event are plain JSON, so that saving, sending and comparing them is free.
 */
export interface Rules<State, Action, View, Event> {
  readonly id: string;
  /** Raised when an old saved match would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Absent in a game that knows neither clocks nor response windows. */
  readonly pace?: Pace;

  setup(seats: readonly Seat[], options: Options, rng: Rng): State;

  /**
   * Whose decision the game is waiting for. Others may have legal actions too, and may leave them be.
   * Everybody may know this; it is empty only when the match is over.
   */
  awaited(state: State): readonly Actor[];

  /** Every action `actor` may take now. Empty when there is nothing to decide. */
  legal(state: State, actor: Actor): readonly Action[];

  /** Where time may decide, or a response window is open; by what everybody knows alone. */
  timed?(state: State): Timed<Action> | undefined;

  /** Whose turn it is, where a game has turns; everybody may know. */
  turn?(state: State): Seat | undefined;

  /** What a legal action leads to. The engine has already checked legality. */
  apply(state: State, actor: Actor, action: Action, rng: Rng): Applied<State, Event>;

  /** Exactly what `viewer` may know. Built field by field, never by deleting from the state. */
  view(state: State, viewer: Viewer): View;

  /** What `viewer` may know of something that happened, or null when they may not know it happened. */
  seen(event: Event, viewer: Viewer): Event | null;

  /** Undefined while the match is running. */
  outcome(state: State): Outcome | undefined;

  /**
   * Some state that would look like `view` to `viewer`. Bots think in such states, and the tests use them to
   * prove that a view holds all a player needs and nothing a player must not have.
   */
  imagine(view: View, viewer: Viewer, rng: Rng): State;
}

/** A game whose types only the game itself knows: what the table, the storage and the shell hold. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** All that a table may choose before the deal: what the game asks, and its clocks. */
export const tableOptions = ({ options, pace }: Pick<AnyRules, 'options' | 'pace'>): readonly OptionSpec[] => [
  ...options,
  ...paceOptions(pace),
];

/** Fills in what was not chosen and drops what the game does not know. */
export function chosenOptions(specs: readonly OptionSpec[], chosen: Options): Options {
  return Object.fromEntries(
    specs.map(({ id, values }) => {
      const choice = chosen[id];
      return [id, choice !== undefined && values.includes(choice) ? choice : values[0]];
    }),
  );
}
