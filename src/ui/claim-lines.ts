import { type BySeat, type Said, at } from '../engine/index.ts';
import type { Person, Words } from './game-ui.ts';
import { PLAY } from './words.ts';

type ClaimWords = Pick<Words<unknown, unknown, unknown>, 'claim'>;

/** Who said what, a line each. A game without words has no talk either. */
export function claimLines(
  words: ClaimWords | undefined,
  said: readonly Said[],
  people: BySeat<Person>,
): readonly string[] {
  return said.flatMap(({ seat, claim }) => {
    const text = words?.claim(claim, people) ?? null;
    return text === null ? [] : [PLAY.said(at(people, seat).name, text)];
  });
}
