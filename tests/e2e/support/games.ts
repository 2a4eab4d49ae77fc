import { CATALOGUE, type Game, type Meta } from '../../../src/games/catalogue.ts';

/** A game of the box, under its title. */
export type Boxed = readonly [title: string, boxed: BoxedGame];

export interface BoxedGame {
  readonly id: string;
  readonly meta: Meta;
  readonly game: Game;
  /** Options that make an evening short, by what they say on the screen. */
  readonly short: readonly string[];
}

/** Every game of the box. */
export const GAMES: readonly Boxed[] = await Promise.all(
  CATALOGUE.map(async title => {
    const { meta } = title;
    const game = await title.load();
    return [meta.title, { id: meta.id, meta, game, short: shortest(game) }] as const;
  }),
);

/** Where a game lets people choose a number of rounds or turns, the lowest. */
function shortest({ rules, ui }: Game): readonly string[] {
  return rules.options.flatMap(({ id, values }) => {
    if (!values.every(value => /^\d+$/.test(value))) return [];
    const least = String(Math.min(...values.map(Number)));
    return ui.words.option(id).values[least] ?? [];
  });
}
