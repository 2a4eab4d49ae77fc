// Writes the icon sets: one small file per place that draws them, so that a game's pictures load with the game.
// Add a name under its artist in the credits.json of a game or a screen, and run `node tools/icons.mjs`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whose work a place stands on, and the file its icons are written to. A game draws them in a room of its own. */
function setsIn(folder) {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'credits.json')
    .map(file => {
      const place = join(folder, dirname(file));
      const { icons = {} } = JSON.parse(readFileSync(join(root, folder, file), 'utf8'));
      const isGame = dirname(place) === 'src/games';
      return { file: join(place, isGame ? 'ui/drawings' : '', 'icon-paths.ts'), names: Object.values(icons).flat() };
    });
}

const ORIGIN = [0, 0];
const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Of an arc, only where it ends is a place. */
const ARC_SHAPE = 5;
const root = fileURLToPath(new URL('..', import.meta.url));
const { icons } = JSON.parse(readFileSync(`${root}node_modules/@iconify-json/game-icons/icons.json`, 'utf8'));

for (const { file, names } of setsIn('src')) {
  if (names.length === 0) continue;
  const lines = names.toSorted((a, b) => (a < b ? -1 : 1)).map(name => `  ${keyOf(name)}: '${pathOf(name)}',`);
  writeFileSync(
    root + file,
    `/* Written by tools/icons.mjs from game-icons.net (CC BY 3.0), rounded to whole units. */\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
  console.log(`${file}: ${names.length} icons`);
}

function pathOf(name) {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`game-icons has no ${name}.`);
  return paths.map(coarse).join('');
}

/**
 * Half a unit on a grid of 512 cannot be seen, and the digits after it are most of a picture's weight. Places are
 * rounded, not steps, so that no error adds up along the way.
 */
function coarse(path) {
  const parts = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi);
  const written = [];
  // Where the pen is, exactly and as written; and where the shape began.
  let [exact, whole] = [ORIGIN, ORIGIN];
  let began = { exact, whole };
  let command = 'M';
  for (let n = 0; n < parts.length;) {
    if (isCommand(parts[n])) {
      command = parts[n++];
      written.push(command);
    }
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const given = parts.slice(n, (n += ARGUMENTS[kind])).map(Number);
    if (kind === 'z') {
      ({ exact, whole } = began);
      continue;
    }
    const shape = kind === 'a' ? given.slice(0, ARC_SHAPE) : [];
    const axisOf = index => (kind === 'v' ? 1 : index % 2);
    const places = given.slice(shape.length).map((value, index) => value + (isRelative ? exact[axisOf(index)] : 0));
    const rounded = places.map(Math.round);
    written.push(...shape, ...rounded.map((value, index) => value - (isRelative ? whole[axisOf(index)] : 0)));
    exact = endOf(kind, places, exact);
    whole = endOf(kind, rounded, whole);
    if (kind === 'm') {
      began = { exact, whole };
      command = isRelative ? 'l' : 'L';
    }
  }
  const texts = written.map(String);
  return texts.reduce((text, part, n) => text + (needsSpace(texts[n - 1] ?? 'M', part) ? ' ' : '') + part, '');
}

function endOf(kind, places, [x, y]) {
  if (kind === 'h') return [places[0], y];
  return kind === 'v' ? [x, places[0]] : places.slice(-2);
}

function isCommand(part) {
  return /[a-z]/i.test(part);
}

function needsSpace(before, part) {
  return !isCommand(before) && !isCommand(part) && !part.startsWith('-');
}

function keyOf(name) {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}
