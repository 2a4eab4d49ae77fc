const DEEPEST = 40;

/**
 * Reads JSON from a stranger. Undefined for anything that plain data of ours never is: broken text, numbers that
 * overflow, a zero with a sign, nesting without end, and the one key that is more than a name in JavaScript.
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
  // A seat -0 would be equal to seat 0 and yet match no action that names it.
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every(part => isPlain(part, depth + 1));
}
