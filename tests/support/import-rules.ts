import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/*
 * What may import what. The picture these rules enforce is drawn in docs/architecture.md. They stand here and not in
 * dependency-cruiser because that needs TypeScript's old JavaScript API, which TypeScript 7 no longer has.
 */
interface ImportRule {
  readonly name: string;
  readonly from: RegExp;
  /** Where such a file may not import from; `$1` is what `from` captured. */
  readonly never?: string;
  /** Or the only places it may import from. */
  readonly only?: string;
  readonly because: string;
}

const PACKAGE = '^npm:';

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'engine-stands-alone',
    from: /^src\/engine\//,
    only: '^src/engine/|^npm:@noble/ciphers/',
    because: 'The engine knows no game and no browser; its cipher is its one package.',
  },
  {
    name: 'noble-only-in-rng',
    from: /^src\/(?!engine\/rng\.ts$|table\/succession\/seal\.ts$)/,
    never: '^npm:@noble/ciphers',
    because: 'One file for each use of a foreign library: the shuffle, and the sealed log.',
  },
  {
    name: 'hashes-only-in-chain',
    from: /^src\/(?!table\/chain\.ts$)/,
    never: '^npm:@noble/hashes',
    because: 'One file per foreign library; where one may wait, the browser hashes.',
  },
  {
    name: 'rules-know-only-the-engine',
    from: /^src\/games\/([^/]+)\/(?!ui\/)/,
    only: '^src/engine/index\\.ts$|^src/games/$1/(?!ui/)',
    because: 'A game is its own folder plus the engine.',
  },
  {
    name: 'games-never-meet',
    from: /^src\/games\/([^/]+)\//,
    never: '^src/games/(?!$1/|catalogue\\.ts$)',
    because: 'Shared game code belongs in the engine or in src/ui.',
  },
  {
    name: 'bots-see-views-only',
    from: /^src\/games\/([^/]+)\/bot\//,
    only: '^src/engine/index\\.ts$|^src/games/$1/((bot|data|facts)/|(meta|state|event|view)\\.ts$)',
    because: 'A bot plays from a view: the rules, the phases and `imagine` are not its to call.',
  },
  {
    name: 'facts-lead-to-no-rules',
    from: /^src\/games\/([^/]+)\/(?:(?:data|facts)\/|(?:meta|state|event|view)\.ts$)/,
    only: '^src/engine/index\\.ts$|^src/games/$1/((data|facts)/|(meta|state|event|view)\\.ts$)',
    because: 'Bots and boards stand on these, so no rule may be reached through them.',
  },
  {
    name: 'boards-draw-what-they-see',
    from: /^src\/games\/([^/]+)\/ui\//,
    never: '^src/games/$1/(?!(ui|data|facts)/|(meta|state|event|view|index)\\.ts$|RULES\\.md$)',
    because: 'What may be done is in `legal`; a board has no rules of its own to ask.',
  },
  {
    name: 'table-is-pure',
    from: /^src\/table\//,
    only: '^src/(engine|table)/|^npm:(valibot$|@noble/hashes/|@noble/ciphers/)',
    because: 'The host table talks through ports; it may parse, hash and seal.',
  },
  {
    name: 'net-knows-no-game',
    from: /^src\/net\//,
    never: '^src/(games|ui|app|storage|table)/',
    because: 'Links carry messages; they do not read them.',
  },
  {
    name: 'storage-knows-no-game',
    from: /^src\/storage\//,
    never: '^src/(games|ui|app|net|table)/',
    because: 'Storage keeps records.',
  },
  {
    name: 'peerjs-only-in-its-file',
    from: /^src\/(?!net\/peerjs\.ts$)/,
    never: '^npm:peerjs',
    because: 'One file per foreign library, and it is loaded only when somebody goes online.',
  },
  {
    name: 'peerjs-only-when-online',
    from: /^src\/(?!net\/)/,
    never: '^src/net/(peerjs|peer-door|peer-signaller)\\.ts$',
    because: 'Only the door of src/net knows how to load it late.',
  },
  {
    name: 'idb-only-in-storage',
    from: /^src\/(?!storage\/)/,
    never: '^npm:idb',
    because: 'One folder per foreign library.',
  },
  {
    name: 'ui-is-handed-its-services',
    from: /^src\/(ui|games\/[^/]+\/ui)\//,
    never: '^src/(net|storage|app)/',
    because: 'Only src/app wires things together.',
  },
  { name: 'src-ships-no-test-code', from: /^(src|sw)\//, never: '^(tests|tools)/', because: 'Ship no test code.' },
  {
    name: 'doors-not-windows',
    from: /^src\/(?!engine\/)/,
    never: '^src/engine/(?!index\\.ts$)',
    because: 'The engine is entered by its index.',
  },
  {
    name: 'worker-knows-no-page',
    from: /^sw\//,
    only: '^sw/|^npm:workbox-',
    because: 'The service worker is its own program.',
  },
  {
    name: 'bottom-is-bottom',
    from: /^src\/(ui|table|storage)\//,
    never: '^src/games/(?!catalogue\\.ts$)',
    because: 'The shared machinery never names a game.',
  },
];

export interface Import {
  readonly from: string;
  readonly to: string;
}

export const broken = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap(({ from, to }) =>
    IMPORT_RULES.filter(rule => breaks(rule, from, to)).map(
      ({ name, because }) => `${from} → ${to}: ${name}. ${because}`,
    ),
  );

function breaks({ from: pattern, never, only }: ImportRule, from: string, to: string): boolean {
  const match = pattern.exec(from);
  if (!match) return false;
  const fill = (text: string): RegExp => new RegExp(text.replaceAll('$1', match[1] ?? ''));
  if (never !== undefined) return fill(never).test(to);
  return only !== undefined && !fill(only).test(to);
}

/** Everything a source file names in an import, as paths from the root; packages begin with `npm:`. */
export function importsIn(file: string, source: string): readonly Import[] {
  const specifiers = [
    ...source.matchAll(/(?:^|[\s;])(?:import|export)[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g),
  ];
  return specifiers
    .map(([, from, bare]) => from ?? bare ?? '')
    .filter(specifier => !specifier.startsWith('virtual:'))
    .map(specifier => ({
      from: file,
      to: specifier.startsWith('.')
        ? join(dirname(file), specifier).replace(/\?.*$/, '')
        : `${PACKAGE.slice(1)}${specifier}`,
    }));
}

export function sourceFiles(...folders: readonly string[]): readonly string[] {
  return folders
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative('.', join(entry.parentPath, entry.name)));
}

export const allImports = (): readonly Import[] =>
  sourceFiles('src', 'sw').flatMap(file => importsIn(file, readFileSync(file, 'utf8')));
