/** Every sentence in a set of words, with the ones that take a value filled in. */
export function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return sentences(filled(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** Some sentences take numbers, some a name, some a list of names. */
function filled(say: Function): unknown {
  try {
    return Reflect.apply(say, undefined, [3, 4]);
  } catch {
    return Reflect.apply(say, undefined, [['Ada', 'Bruno']]);
  }
}
