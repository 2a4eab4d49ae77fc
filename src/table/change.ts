/**
 * How one JSON value becomes another: `[value]` puts a new value in place; a record changes parts of an object or an
 * array by key. In it 0 takes a key away, and `#` is the new length of an array that has grown shorter.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | number };

const LENGTH = '#';
type Container = Readonly<Record<string, unknown>>;

/** Undefined when nothing changes. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return [after];

  const parts: Record<string, Change | number> = {};
  for (const key of Object.keys(after)) {
    const part = Object.hasOwn(before, key) ? changeOf(before[key], after[key]) : ([after[key]] as const);
    if (part !== undefined) parts[key] = part;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) parts[LENGTH] = after.length;
  } else {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) parts[key] = 0;
  }
  if (Object.keys(parts).length === 0) return undefined;
  return JSON.stringify(parts).length < JSON.stringify(after).length + 2 ? parts : [after];
}

/**
 * The value after a change. It answers for any change to any value, fitting or not, and always the same: so both ends
 * may also apply a change to something it was not made for, and agree on the result.
 */
export function applied(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isReplacement(change)) return change[0];
  return Array.isArray(before) ? changedArray(before, change) : changedObject(before, change);
}

/** Checks what a stranger calls a change. */
export function isChange(value: unknown): value is Change {
  if (Array.isArray(value)) return value.length === 1;
  return isContainer(value) && Object.values(value).every(part => isLength(part) || isChange(part));
}

function changedArray(before: readonly unknown[], change: Exclude<Change, readonly [unknown]>): unknown[] {
  const after = [...before];
  for (const [key, part] of Object.entries(change)) {
    const index = Number(key);
    // New elements come one after another, so a stranger cannot make an array longer than what they sent.
    if (typeof part !== 'number' && Number.isInteger(index) && index >= 0 && index <= after.length) {
      after[index] = applied(after[index], part);
    }
  }
  const length = change[LENGTH];
  if (typeof length === 'number' && length < after.length) after.length = length;
  return after;
}

function changedObject(before: unknown, change: Exclude<Change, readonly [unknown]>): Container {
  const after: Record<string, unknown> = isContainer(before) ? { ...before } : {};
  for (const [key, part] of Object.entries(change)) {
    if (typeof part === 'number') delete after[key];
    else after[key] = applied(after[key], part);
  }
  return after;
}

const isReplacement = (change: Change): change is readonly [unknown] => Array.isArray(change);

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const isLength = (part: unknown): boolean => typeof part === 'number' && Number.isInteger(part) && part >= 0;
