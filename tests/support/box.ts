import type { AnyBot } from '../../src/engine/index.ts';
import { CATALOGUE, type Game, type Title } from '../../src/games/catalogue.ts';
import { meta } from '../../src/games/lantern/meta.ts';
import type { AnySubject } from './subject.ts';

/** A game of the catalogue, and what its author says about its secrets. */
export interface Boxed {
  readonly id: string;
  readonly title: string;
  readonly subject: AnySubject;
  /** The bot that players meet. The subject's may be another, one that meets more of the game. */
  readonly bot: AnyBot;
  /** With its words and its board. */
  load(): Promise<Game>;
}

type Found<Name extends string, T> = Readonly<Record<string, Partial<Readonly<Record<Name, T>>>>>;

const SUBJECTS: Found<'subject', AnySubject> = import.meta.glob('../games/*/subject.ts', { eager: true });
const DOORS: Found<'bot', AnyBot> = import.meta.glob('../../src/games/*/index.ts', { eager: true });

/** What a suite over all games runs through. A game that nobody has described fails every one of them. */
export function boxedGames(catalogue: readonly Title[], subjects = SUBJECTS, doors = DOORS): readonly Boxed[] {
  return catalogue.map(game => {
    const { id, title } = game.meta;
    const subject = subjects[`../games/${id}/subject.ts`]?.subject;
    const bot = doors[`../../src/games/${id}/index.ts`]?.bot;
    if (!subject) throw new Error(`${id} is in the catalogue, but tests/games/${id}/subject.ts exports no subject.`);
    if (!bot) throw new Error(`${id} is in the catalogue, but src/games/${id}/index.ts exports no bot.`);
    return { id, title, subject, bot, load: () => game.load() };
  });
}

export const BOX: readonly Boxed[] = boxedGames(CATALOGUE);

const LANTERN: Title = { meta, load: async () => (await import('../../src/games/lantern/ui/index.ts')).game };

/** With the game to copy, which is whole and stays out of the box. */
export const BOX_AND_LANTERN: readonly Boxed[] = boxedGames([...CATALOGUE, LANTERN]);
