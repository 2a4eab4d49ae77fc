/** What a game or a screen says of those whose work it stands on: its `credits.json`. */
interface Credits {
  /** Of a game: what the original is called, and who made it. */
  readonly title?: string;
  readonly by?: string;
  /** Pictures from game-icons.net (CC BY 3.0), by artist. */
  readonly icons?: Readonly<Record<string, readonly string[]>>;
}

const FOUND = import.meta.glob<Credits>('../../**/credits.json', { eager: true, import: 'default' });

/** The games of the box that are still to come, as far as their rulebooks name anybody. */
const TO_COME: Readonly<Record<string, string>> = {
  'Leaders of Euphoria: Choose a Better Oppressor': 'The rulebook we worked from names no author.',
  'Escape the Horde': 'Art by LivArtisan Design; playmat by Smithy-James Sarah.',
  'ἙΞΟΔΟΣ (Exodus)': 'By Lester Ward, DivNull Productions, 2010. Creative Commons Attribution 3.0 Unported.',
};

const all = Object.values(FOUND);

const ours = Object.fromEntries(all.flatMap(({ title, by }) => (title && by ? [[title, by] as const] : [])));

/** Whose game each is. */
export const GAME_AUTHORS: Readonly<Record<string, string>> = { ...ours, ...TO_COME };

const names = [...new Set(all.flatMap(({ icons = {} }) => Object.keys(icons)))].toSorted();

/** Who drew which picture. */
export const ICON_ARTISTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  names.map(name => [name, [...new Set(all.flatMap(({ icons }) => icons?.[name] ?? []))].toSorted()]),
);
