import { type BySeat, at } from '../../engine/index.ts';
import type { Person, Said, Words } from '../game-ui.ts';
import { humanise } from '../generic-board/humanise.ts';
import type { HistoryStep } from '../services.ts';
import { PLAY } from '../words.ts';

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

export function claimLines(
  words: Pick<SomeWords, 'claim'> | undefined,
  said: readonly Said[],
  people: BySeat<Person>,
): readonly string[] {
  return said.flatMap(({ seat, claim }) => {
    const text = words?.claim(claim) ?? null;
    return text === null ? [] : [PLAY.said(at(people, seat).name, text)];
  });
}
