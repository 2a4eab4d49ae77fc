import { CLOCK_OPTION, type ClockPace, WINDOWS_OPTION, type WindowPace } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';

interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const CLOCK = {
  label: 'Clock',
  values: { off: 'Off', relaxed: 'Relaxed', brisk: 'Brisk', days: 'Over days' } satisfies Record<ClockPace, string>,
};

const WINDOWS = {
  label: 'Time to answer',
  values: { quick: 'Quick', slow: 'Slow', wait: 'Wait for everybody' } satisfies Record<WindowPace, string>,
};

/** What a choice of the match is called: its clocks by the box, everything else by the game. */
export function optionWords({ ui }: Game, id: string): OptionWords {
  if (id === CLOCK_OPTION) return CLOCK;
  return id === WINDOWS_OPTION ? WINDOWS : ui.words.option(id);
}
