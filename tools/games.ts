import type { AnyBot, AnyRules } from '../src/engine/index.ts';
import { CATALOGUE, type Meta } from '../src/games/catalogue.ts';

export interface PureGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
}

const FOLDERS = import.meta.glob<PureGame>('../src/games/*/index.ts');

/** The rules and the bot of a game, without its board, so that they run anywhere. */
export async function gameNamed(id: string | undefined): Promise<PureGame> {
  const ids = Object.keys(FOLDERS).map(path => path.split('/').at(-2) ?? '');
  const load = FOLDERS[`../src/games/${id}/index.ts`];
  if (!load) {
    console.error(`Name a game: ${ids.join(', ')}.`);
    process.exit(1);
  }
  const { rules, bot } = await load();
  return { rules, bot };
}

/** Every game of the catalogue, without its board. */
export const gamesOfTheBox = (): Promise<readonly (PureGame & { readonly meta: Meta })[]> =>
  Promise.all(CATALOGUE.map(async ({ meta }) => ({ ...(await gameNamed(meta.id)), meta })));
