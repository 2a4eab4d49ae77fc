import { CLOCK_OPTION, type ClockPace, WINDOWS_OPTION, type WindowPace } from '../../engine/index.ts';

/** The shell's words for the clocks of any game, by the option's id. Not among its other words: nobody needs them at first. */
export const PACE_WORDS: Readonly<Record<string, { label: string; values: Readonly<Record<string, string>> }>> = {
  [CLOCK_OPTION]: {
    label: 'Clock',
    values: { off: 'No clock', relaxed: 'Relaxed', brisk: 'Brisk', days: 'Over days' } satisfies Record<
      ClockPace,
      string
    >,
  },
  [WINDOWS_OPTION]: {
    label: 'Time to answer',
    values: { quick: 'Quick', slow: 'Slow', wait: 'Wait for everybody' } satisfies Record<WindowPace, string>,
  },
};
