import type { Rng } from '../../src/engine/index.ts';
import { nearlyJson, randomJson } from './random-json.ts';

type Fields = Readonly<Record<string, unknown>>;

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  -1,
  1.5,
  99,
  2 ** 53,
  '0',
  'x'.repeat(600),
  '\u0000\u202e',
  [],
  {},
  true,
  ['spectator'],
  { type: 'act' },
];

const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  'null',
  '0',
  '"ask"',
  '[]',
  '{}',
  '{"type":"ask"',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"leave","epoch":1}}',
  '{"type":"leave","epoch":1,"__proto__":{"polluted":true}}',
  '{"type":"resync","epoch":1e999,"match":1,"have":0}',
  '{"type":"ask","epoch":1,"id":"i","ask":{"type":"act","seat":-0,"action":{},"match":1,"seq":0}}',
  '['.repeat(100_000),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2001)}`,
  JSON.stringify('x'.repeat(512 * 1024)),
  JSON.stringify({ type: 'ask', epoch: 1, id: 'big', ask: { type: 'call-me', name: 'x'.repeat(512 * 1024) } }),
];

/** A letter as a stranger, a broken device or a villain would send it, made from true ones. */
export function mutatedLetter(rng: Rng, letters: readonly string[]): string {
  const letter = rng.pick(letters);
  switch (rng.int(9)) {
    case 0:
      return flipped(rng, letter);
    case 1:
      return letter.slice(0, rng.int(letter.length + 1));
    case 2:
      return JSON.stringify(withField(rng, parsed(letter), rng.pick(HOSTILE_VALUES)));
    case 3:
      return JSON.stringify({ ...parsed(letter), [rng.pick(['x', 'seat', 'toString', 'own', 'id'])]: randomJson(rng) });
    case 4:
      return JSON.stringify(without(rng, parsed(letter)));
    case 5:
      return JSON.stringify({ ...parsed(letter), ...parsed(rng.pick(letters)) });
    case 6:
      return JSON.stringify(nearlyJson(rng, parsed(letter)));
    case 7:
      // The long ones are few: reading them is work.
      return HOSTILE_TEXTS[rng.int(rng.int(20) === 0 ? HOSTILE_TEXTS.length : 13)] ?? '';
    default:
      return JSON.stringify(randomJson(rng, 5));
  }
}

const parsed = (letter: string): Fields => JSON.parse(letter) as Fields;

function flipped(rng: Rng, letter: string): string {
  const at = rng.int(Math.max(1, letter.length));
  return letter.slice(0, at) + String.fromCharCode(letter.charCodeAt(at) ^ (1 << rng.int(7))) + letter.slice(at + 1);
}

/** Another value somewhere inside. */
function withField(rng: Rng, record: Fields, value: unknown): Fields {
  const keys = Object.keys(record);
  const key = keys[rng.int(Math.max(1, keys.length))] ?? 'type';
  const part = record[key];
  const isInside = typeof part === 'object' && part !== null && !Array.isArray(part) && rng.int(3) > 0;
  return { ...record, [key]: isInside ? withField(rng, part as Fields, value) : value };
}

function without(rng: Rng, record: Fields): Fields {
  return Object.fromEntries(Object.entries(record).toSpliced(rng.int(Object.keys(record).length + 1), 1));
}
