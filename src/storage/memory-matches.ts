import {
  type MatchRepository,
  follows,
  isGone,
  parseKept,
  renamed,
  shelved,
  withDeletedAt,
} from './match-repository.ts';
import { actionOf, parseSnapshot } from './records.ts';
import { type Stored, stored, trouble } from './stored.ts';

/** What the memory twin keeps, open to tests that plant damage in it. */
export interface MemoryShelves {
  readonly matches: Map<string, unknown>;
  readonly actions: Map<string, unknown[]>;
  readonly snapshots: Map<string, unknown>;
}

export const emptyShelves = (): MemoryShelves => ({ matches: new Map(), actions: new Map(), snapshots: new Map() });

/** The same promises as IndexedDB, kept for as long as the page lives. */
export function memoryMatches(shelves: MemoryShelves = emptyShelves()): MatchRepository {
  const { matches, actions, snapshots } = shelves;

  function amend(id: string, change: (raw: unknown) => Stored<object>): Promise<Stored<void>> {
    const changed = change(matches.get(id));
    if (!changed.ok) return Promise.resolve(changed);
    matches.set(id, structuredClone(changed.value));
    return Promise.resolve(stored(undefined));
  }

  return {
    async list() {
      const found = [...matches].map(([id, raw]) => shelved(id, structuredClone(raw)));
      return stored(found.filter(entry => entry !== undefined));
    },

    async create({ header, moves }) {
      if (matches.has(header.id)) return trouble('out-of-step');
      matches.set(header.id, structuredClone(header));
      actions.set(
        header.id,
        moves.map((move, n) => structuredClone(actionOf(header.id, n, move))),
      );
      return stored(undefined);
    },

    replace(kept) {
      matches.delete(kept.header.id);
      snapshots.delete(kept.header.id);
      return this.create(kept);
    },

    async read(id) {
      const raw = await this.readRaw(id);
      return raw.ok ? parseKept(raw.value.header, raw.value.actions) : raw;
    },

    async readRaw(id) {
      if (!matches.has(id)) return trouble('not-found');
      return stored(structuredClone({ header: matches.get(id), actions: actions.get(id) ?? [] }));
    },

    async append(id, n, move, appended) {
      const header = follows(matches.get(id), n, appended);
      if (!header.ok) return header;
      const kept = actions.get(id) ?? [];
      actions.set(id, [...kept, structuredClone(actionOf(id, n, move))]);
      matches.set(id, structuredClone(header.value));
      return stored(undefined);
    },

    rename: (id, name) => amend(id, raw => renamed(raw, name)),
    setDeleted: (id, deletedAt) => amend(id, raw => withDeletedAt(raw, deletedAt)),

    async purge(before) {
      const gone = [...matches].filter(([, raw]) => isGone(raw, before));
      for (const [id] of gone) for (const shelf of [matches, actions, snapshots]) shelf.delete(id);
      return stored(undefined);
    },

    readSnapshot: async id => parseSnapshot(structuredClone(snapshots.get(id))),

    async writeSnapshot(snapshot) {
      snapshots.set(snapshot.match, structuredClone(snapshot));
      return stored(undefined);
    },
  };
}
