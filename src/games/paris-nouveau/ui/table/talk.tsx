import type { JSX } from 'preact';
import { type Said, at } from '../../../../engine/index.ts';
import { SeatMark } from '../../../../ui/components/seat-mark.tsx';
import { claimWords } from '../words/claims.ts';
import { nameOf, type People } from '../words/people.ts';

/** The last thing anybody said, in the air over the street. Believe it or not. */
export function Talk({ said, people }: { said: readonly Said[]; people: People }): JSX.Element | null {
  const last = said.at(-1);
  const text = last ? claimWords(last.claim, people) : null;
  if (!last || text === null) return null;
  return (
    <output class="pn-talk" key={last.seq}>
      <SeatMark person={at(people, last.seat)} size={1} />
      <span>
        <b>{nameOf(people, last.seat)}</b> “{text}”
      </span>
    </output>
  );
}
