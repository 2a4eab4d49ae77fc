/** Names in a sentence. */
export const list = (names: readonly string[]): string => {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};

export const are = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');
