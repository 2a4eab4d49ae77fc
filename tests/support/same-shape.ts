/** A run of lines that two files share but for names, texts and numbers. */
export interface Shared {
  readonly one: string;
  readonly other: string;
  readonly lines: number;
}

interface Shaped {
  readonly file: string;
  readonly line: number;
  readonly shape: string;
}

/** Fewer kinds of lines than this are a list, not logic. */
const KINDS = 6;
const KEPT = new Set(
  'as async await break case const continue default do else export extends for function if in instanceof interface keyof let new null of readonly return satisfies switch throw true false type typeof undefined void while'.split(
    ' ',
  ),
);

/** Every line of code as the shape it has; blank lines, comments and imports say nothing about logic. */
export function shapesOf(file: string, source: string): readonly Shaped[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^import\b[^;]*;/gm, imported => imported.replaceAll(/[^\n]/g, ''));
  return code
    .split('\n')
    .map((text, n) => ({ file, line: n + 1, shape: shapeOf(text) }))
    .filter(({ shape }) => shape !== '');
}

const shapeOf = (line: string): string =>
  line
    .replace(/(^|\s)\/\/.*$/, '')
    .replaceAll(/'[^']*'|`[^`]*`|"[^"]*"/g, '§')
    .replaceAll(/\b\d[\d_.]*\b/g, '0')
    .replaceAll(/[A-Za-z_$][\w$]*/g, word => (KEPT.has(word) ? word : 'a'))
    .trim();

/** The runs of at least `least` lines of one shape that stand in a file of each side; the longest of each pair. */
export function sharedRuns(side: readonly Shaped[], other: readonly Shaped[], least: number): readonly Shared[] {
  const places = new Map<string, number[]>();
  for (const m of other.keys()) {
    const key = windowAt(other, m, least);
    if (key !== null) places.set(key, [...(places.get(key) ?? []), m]);
  }
  const found = new Map<string, Shared>();
  for (const n of side.keys()) {
    const key = windowAt(side, n, least);
    for (const m of key === null ? [] : (places.get(key) ?? [])) {
      const lines = runFrom(side, n, other, m);
      const [from, to] = [side[n], other[m]];
      if (from === undefined || to === undefined) continue;
      const pair = `${from.file} ${to.file}`;
      if (lines <= (found.get(pair)?.lines ?? 0)) continue;
      found.set(pair, { one: `${from.file}:${from.line}`, other: `${to.file}:${to.line}`, lines });
    }
  }
  return [...found.values()];
}

function windowAt(all: readonly Shaped[], n: number, least: number): string | null {
  const run = all.slice(n, n + least);
  const isWhole = run.length === least && run.every(({ file }) => file === run[0]?.file);
  return isWhole && new Set(run.map(({ shape }) => shape)).size >= KINDS
    ? run.map(({ shape }) => shape).join('\n')
    : null;
}

function runFrom(side: readonly Shaped[], n: number, other: readonly Shaped[], m: number): number {
  let length = 0;
  const isSame = (a: Shaped | undefined, b: Shaped | undefined): boolean =>
    a?.shape === b?.shape && a?.file === side[n]?.file && b?.file === other[m]?.file;
  while (isSame(side[n + length], other[m + length])) length++;
  return length;
}
