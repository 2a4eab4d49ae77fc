import type { BySeat } from '../../engine/index.ts';
import type { Person, Words } from '../game-ui.ts';
import { humanise } from '../generic-board/humanise.ts';
import type { HistoryStep } from '../services.ts';

type SomeWords = Pick<Words<unknown, unknown, unknown>, 'event'>;

/** What everybody saw happen in one move, as lines to read. */
export function linesOf(
  words: SomeWords | undefined,
  { events }: HistoryStep,
  people: BySeat<Person>,
): readonly string[] {
  return events
    .map(event => (words ? words.event(event, people) : humanise(event, people)))
    .filter(line => line !== null);
}
