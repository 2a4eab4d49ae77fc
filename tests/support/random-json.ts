import type { Rng } from '../../src/engine/index.ts';

/** Names that a careless reader of objects takes for something else. */
const KEYS = ['a', 'b', 'view', 'own', '#', '0', '1', '7', '', 'length', 'constructor', 'toString', 'hasOwnProperty'];
const WORDS = ['', 'x', 'light', '#', 'é😀', '"\\', '\u2028', 'a longer piece of text'];

/** Any plain JSON value, small ones more often. */
export function randomJson(rng: Rng, depth = 4): unknown {
  switch (rng.int(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
      return rng.pick([0, 1, -1, 0.5, 1e21, rng.int(1000)]);
    case 3:
    case 4:
      return rng.pick(WORDS);
    case 5:
      return Array.from({ length: rng.int(5) }, () => randomJson(rng, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: rng.int(5) }, () => [rng.pick(KEYS), randomJson(rng, depth - 1)]));
  }
}

/** Nearly the same value: somewhere inside a part is other, gone or new. */
export function nearlyJson(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || rng.int(6) === 0) return randomJson(rng, 2);
  if (Array.isArray(value)) {
    const at = rng.int(value.length + 1);
    switch (rng.int(4)) {
      case 0:
        return value.slice(0, at);
      case 1:
        return [...value, randomJson(rng, 1)];
      case 2:
        return value.toSpliced(at, 1);
      default:
        return value.map((part, n) => (n === at ? nearlyJson(rng, part) : part));
    }
  }
  const entries = Object.entries(value);
  const at = rng.int(entries.length + 1);
  switch (rng.int(3)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return { ...value, [rng.pick(KEYS)]: randomJson(rng, 1) };
    default:
      return Object.fromEntries(entries.map(([key, part], n) => [key, n === at ? nearlyJson(rng, part) : part]));
  }
}
