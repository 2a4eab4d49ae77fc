import type { OptionSpec } from './rules.ts';
import type { Seat } from './seat.ts';

/**
 * Where the rules let time decide. It is built from what everybody knows, and from nothing else: whom it names, and how
 * long it gives them, is seen by all. `moment` stays the same for as long as the same decision is open.
 */
export type Timed<Action> =
  /** Time may be up in this phase: then the actor `clock` acts. Seats alone can end it too. */
  | { readonly kind: 'phase'; readonly moment: string; readonly seconds: number }
  /**
   * A response window. The table holds every answer until it closes, and then plays one for each seat that was asked, in
   * this order, silence as `pass`: nothing shows before, not even who has answered.
   */
  | {
      readonly kind: 'window';
      readonly moment: string;
      readonly seconds: number;
      /** What it answers, as a code of the game's own: an answer may be laid ready for it. */
      readonly trigger: string;
      /** Who could answer by public facts alone, in the order in which their answers are played. */
      readonly asked: readonly Seat[];
      /** Whom it is about, if anybody; they are woken although somebody passes for them. */
      readonly aimedAt: readonly Seat[];
      /** Legal for everybody asked, as long as they have not answered. */
      readonly pass: Action;
    };

export type AnyTimed = Timed<unknown>;

/** Which of its clocks a game has. Each is a choice of the match. */
export interface Pace {
  /** Phases with a clock; `days`: it makes sense to play over days, too. */
  readonly phases?: 'live' | 'days';
  /** How its response windows begin, unless the table chooses otherwise. */
  readonly windows?: WindowPace;
}

export const CLOCK_PACES = ['off', 'relaxed', 'brisk', 'days'] as const;
export type ClockPace = (typeof CLOCK_PACES)[number];

export const WINDOW_PACES = ['quick', 'slow', 'wait'] as const;
export type WindowPace = (typeof WINDOW_PACES)[number];

/** Kept among the options of a match, where no game may have one of the same name. */
export const CLOCK_OPTION = 'clock';
export const WINDOWS_OPTION = 'windows';

/** What a table may choose about its clocks, the default first. */
export function paceOptions({ phases, windows }: Pace = {}): readonly OptionSpec[] {
  const specs: OptionSpec[] = [];
  if (phases) specs.push({ id: CLOCK_OPTION, values: phases === 'days' ? CLOCK_PACES : ['off', 'relaxed', 'brisk'] });
  if (windows) specs.push({ id: WINDOWS_OPTION, values: [windows, ...WINDOW_PACES.filter(pace => pace !== windows)] });
  return specs;
}
