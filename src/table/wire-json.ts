const DEEPEST = 40;

/**
 * Reads JSON from a stranger. Undefined for anything that plain data of ours never is: broken text, numbers that
 * overflow, nesting without end, and the one key that is more than a name in JavaScript.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isPlain(value, 0) ? value : undefined;
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every(part => isPlain(part, depth + 1));
}
