import { CATALOGUE, type Game, type Title } from '../../src/games/catalogue.ts';
import type { AnySubject } from './subject.ts';

/** A game of the catalogue, and what its author says about its secrets. */
export interface Boxed {
  readonly id: string;
  readonly title: string;
  readonly subject: AnySubject;
  /** With its words and its board. */
  load(): Promise<Game>;
}

type Found = Readonly<Record<string, { readonly subject?: AnySubject }>>;

const SUBJECTS: Found = import.meta.glob<{ readonly subject?: AnySubject }>('../games/*/subject.ts', { eager: true });

/** What a suite over all games runs through. A game that nobody has described fails every one of them. */
export function boxedGames(catalogue: readonly Title[], found: Found): readonly Boxed[] {
  return catalogue.map(({ meta: { id, title }, load }) => {
    const subject = found[`../games/${id}/subject.ts`]?.subject;
    if (!subject) throw new Error(`${id} is in the catalogue, but tests/games/${id}/subject.ts exports no subject.`);
    return { id, title, subject, load };
  });
}

export const BOX: readonly Boxed[] = boxedGames(CATALOGUE, SUBJECTS);
