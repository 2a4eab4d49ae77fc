import type { PassMode } from './services.ts';

/** The shell's sentences about time, and about windows for answers. */

export const TIME = {
  more: 'More time for everybody',
  still: 'The clock stands still.',
  lastSeconds: 'Ten seconds left.',
  lastMinute: 'Less than a minute left.',
  plenty: 'The clock is running.',
  short: 'A few seconds to answer.',
} as const;

export const ANSWERS = {
  answered: 'Answered. Waiting for the others.',
  zone: 'Answers',
  does: (names: readonly string[]) => {
    const [only, another] = names;
    return only !== undefined && another === undefined ? `Does ${only} answer?` : 'Does anybody answer?';
  },
  anybodyElse: 'Anybody else?',
  nobody: 'Nobody',
  whoHint: 'Tap your name to answer. The screen is covered before you see your own.',
  pass: 'Pass',
  wait: 'Wait',
  waits: (left: number) => `Wait (${left})`,
  held: 'Waiting',
  passForMe: 'Pass for me',
  passing: 'Passing for you…',
  answering: 'Answering…',
  modes: {
    off: { name: 'Off', line: 'You are asked every time.', label: 'Pass for me' },
    turn: { name: 'Until my turn', line: 'Until the table waits for you yourself.', label: 'Pass until my turn' },
    aimed: {
      name: 'Until it is aimed at me',
      line: 'You are asked again when it is about you.',
      label: 'Pass until aimed at me',
    },
    match: { name: 'For this match', line: 'Until you switch it off, or the match ends.', label: 'Pass this match' },
  } satisfies Record<PassMode, { name: string; line: string; label: string }>,
  passLine: 'It takes a moment, as you would, and nobody is told. Touch the board, and you answer yourself.',
  ready: 'Ready answers',
  readyCount: (count: number) => (count === 0 ? 'Ready' : `Ready: ${count}`),
  readyLine:
    'Laid ready, it is your answer as soon as it fits. Nobody is told. Touch the board first, and it stays with you.',
  readyNone: 'You hold nothing that could be laid ready.',
  none: 'Nothing',
} as const;
