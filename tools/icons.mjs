// Writes the icon sets: one small file per place that draws them, so that a game's pictures load with the game.
// Add a name here, run `node tools/icons.mjs`, and name its artist in src/ui/credits/icon-artists.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETS = {
  'src/games/moses-vs-pharaoh/ui/icon-paths.ts': [
    'crossed-swords',
    'death-skull',
    'drop',
    'eclipse',
    'egyptian-profile',
    'frog',
    'mineral-heart',
    'return-arrow',
    'shepherds-crook',
    'three-friends',
  ],
  'src/games/paris-nouveau/ui/icon-paths.ts': [
    'aerial-signal',
    'biceps',
    'binoculars',
    'dutch-bike',
    'fist',
    'hound',
    'lantern-flame',
    'medical-pack',
    'riot-shield',
    'run',
    'shaking-hands',
    'stamper',
    'steering-wheel',
  ],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { icons } = JSON.parse(readFileSync(`${root}node_modules/@iconify-json/game-icons/icons.json`, 'utf8'));

for (const [file, names] of Object.entries(SETS)) {
  if (names.length === 0) continue;
  const lines = [...names].map(name => `  ${keyOf(name)}: '${pathOf(name)}',`);
  writeFileSync(
    root + file,
    `/* Written by tools/icons.mjs from game-icons.net (CC BY 3.0), rounded to tenths. */\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
  console.log(`${file}: ${names.length} icons`);
}

function pathOf(name) {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`game-icons has no ${name}.`);
  return paths.map(coarse).join('');
}

/** A tenth of a unit on a grid of 512 cannot be seen, and the digits after it are most of a picture's weight. */
function coarse(path) {
  const parts = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi).map(part => (isCommand(part) ? part : tenths(part)));
  return parts.reduce((text, part, n) => text + (needsSpace(parts[n - 1] ?? 'M', part) ? ' ' : '') + part, '');
}

function tenths(number) {
  return String(Math.round(Number(number) * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');
}

function isCommand(part) {
  return /[a-z]/i.test(part);
}

function needsSpace(before, part) {
  if (isCommand(before) || isCommand(part) || part.startsWith('-')) return false;
  return !(part.startsWith('.') && before.includes('.'));
}

function keyOf(name) {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}
