import type { MatchRepository, StorageTrouble } from '../../src/storage/index.ts';

export interface Reluctant {
  readonly matches: MatchRepository;
  /** How many moves have been handed over so far, stored or not. */
  readonly asked: () => number;
  /** From now on moves are neither stored nor refused, until `letGo`. */
  readonly holdBack: () => void;
  readonly letGo: () => void;
  /** From now on nothing is stored, for this reason; null ends it. */
  readonly refuse: (trouble: StorageTrouble | null) => void;
}

/** Storage that can be slow or full when a test says so, and otherwise does what it is told. */
export function reluctant(matches: MatchRepository): Reluctant {
  let gate = Promise.resolve();
  let open = (): void => undefined;
  let trouble: StorageTrouble | null = null;
  let asked = 0;

  return {
    matches: {
      ...matches,
      read: id => matches.read(id),
      async create(kept) {
        return trouble ? { ok: false, problem: trouble } : matches.create(kept);
      },
      async append(...args) {
        asked += 1;
        await gate;
        return trouble ? { ok: false, problem: trouble } : matches.append(...args);
      },
    },
    asked: () => asked,
    holdBack: () => {
      gate = new Promise(resolve => {
        open = resolve;
      });
    },
    letGo: () => open(),
    refuse: problem => {
      trouble = problem;
    },
  };
}
