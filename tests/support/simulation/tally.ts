/** How often things happened: a simulation in which nothing happens proves nothing. */
export interface Tally {
  readonly count: (what: string, by?: number) => void;
  readonly counts: ReadonlyMap<string, number>;
}

export function newTally(): Tally {
  const counts = new Map<string, number>();
  return {
    counts,
    count: (what, by = 1) => void counts.set(what, (counts.get(what) ?? 0) + by),
  };
}
