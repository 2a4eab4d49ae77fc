import type { BySeat } from '../../engine/index.ts';
import { claimLines } from '../claim-lines.ts';
import type { Person, Words } from '../game-ui.ts';
import { humanise } from '../generic-board/humanise.ts';
import type { HistoryStep } from '../services.ts';

type SomeWords = Pick<Words<unknown, unknown, unknown>, 'event' | 'claim'>;

/** What everybody saw and heard in one move, as lines to read. */
export function linesOf(
  words: SomeWords | undefined,
  { events, said }: HistoryStep,
  people: BySeat<Person>,
): readonly string[] {
  const happened = events
    .map(event => (words ? words.event(event, people) : humanise(event, people)))
    .filter(line => line !== null);
  return [...happened, ...claimLines(words, said, people)];
}
