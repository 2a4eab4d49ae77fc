import { signal } from '@preact/signals';
import type { Title } from '../games/catalogue.ts';
import { FORMAT, type MatchHeader, type MatchRepository, type Stored } from '../storage/index.ts';
import type { Done, ImportProblem, MatchShelf, MatchSummary, NewMatch, StorageProblem } from '../ui/services.ts';
import type { MatchLocks } from './match-locks.ts';
import { openTables } from './open-tables.ts';
import { doneOf, problemOf } from './problem.ts';
import { summaryOf } from './summary.ts';
import { type Surroundings, randomHex } from './surroundings.ts';
import type { Tabs } from './tabs.ts';

/** How long a removed match can be put back, at the least. It is forgotten at a start of the app after that. */
const KEPT_AFTER_REMOVAL = 60 * 60 * 1000;

const LONGEST_NAME = 100;

export interface ShelfParts {
  readonly catalogue: readonly Title[];
  readonly matches: MatchRepository;
  readonly locks: MatchLocks;
  readonly tabs: Tabs;
  readonly surroundings: Surroundings;
}

export interface LiveShelf extends MatchShelf {
  /** Forgets what was removed long ago, and reads the rest. */
  start(): Promise<void>;
  /** Looks again: a match may have been played elsewhere than here. */
  refresh(): Promise<void>;
  /** The matches open in this tab. */
  liveIds(): readonly string[];
}

// The engine, its cipher and the open match are imported when somebody plays; the home screen needs none of them.
export function matchShelf({ catalogue, matches, locks, tabs, surroundings }: ShelfParts): LiveShelf {
  const listed = signal<readonly MatchSummary[] | undefined>(undefined);
  const problem = signal<StorageProblem | null>(null);
  const titleOf = (game: string): Title | undefined => catalogue.find(({ meta }) => meta.id === game);
  const tables = openTables({ matches, locks, surroundings, titleOf, left: () => void refresh() });

  async function refresh(): Promise<void> {
    const found = await matches.list();
    problem.value = found.ok ? null : problemOf(found.problem);
    if (found.ok) listed.value = found.value.map(summaryOf).sort((a, b) => b.updatedAt - a.updatedAt);
    else listed.value ??= [];
  }

  async function change(answer: Promise<Stored<void>>): Promise<Done<void, StorageProblem>> {
    const done = doneOf(await answer);
    if (done.ok) {
      await refresh();
      tabs.tell('matches-changed');
    }
    return done;
  }

  tabs.hear('matches-changed', () => void refresh());

  async function create(plan: NewMatch): Promise<Done<string, StorageProblem>> {
    const title = titleOf(plan.game);
    if (!title) return { ok: false, problem: 'unknown-game' };
    const { rules } = await title.load();
    const header = headerOf(plan, rules.version, surroundings);
    const done = await change(matches.create({ header, moves: [] }));
    return done.ok ? { ok: true, value: header.id } : done;
  }

  async function importFile(text: string): Promise<Done<string, ImportProblem>> {
    const { readSave } = await import('./save-match.ts');
    const id = randomHex(16);
    const kept = await readSave(text, titleOf, { id, now: surroundings.now() });
    if (!kept.ok) return kept;
    const done = await change(matches.create(kept.value));
    if (done.ok) return { ok: true, value: id };
    return { ok: false, problem: done.problem === 'storage-full' ? 'storage-full' : 'storage-closed' };
  }

  async function remove(id: string): Promise<Done<void, StorageProblem>> {
    await tables.closed(id);
    const release = await locks.hold(id);
    if (!release) return { ok: false, problem: 'open-elsewhere' };
    return change(matches.setDeleted(id, surroundings.now())).finally(release);
  }

  return {
    matches: listed,
    problem,
    create,
    importFile,
    remove,
    rename: (id, name) => change(matches.rename(id, shortened(name))),
    putBack: id => change(matches.setDeleted(id, null)),
    exportFile: async id => (await import('./save-match.ts')).writeSave(matches, id),

    open: tables.open,
    liveIds: tables.liveIds,
    refresh,

    async start() {
      await matches.purge(surroundings.now() - KEPT_AFTER_REMOVAL);
      await refresh();
    },
  };
}

function headerOf({ game, name, seats, options }: NewMatch, rulesVersion: number, world: Surroundings): MatchHeader {
  const now = world.now();
  return {
    id: randomHex(16),
    format: FORMAT,
    game,
    rulesVersion,
    options: { ...options },
    seats: seats.map(seat => ({
      name: shortened(seat.name),
      colour: seat.colour,
      shape: seat.shape,
      kind: seat.kind,
      level: seat.level,
    })),
    seed: world.randomSeed(),
    name: shortened(name),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    moves: 0,
    over: false,
  };
}

const shortened = (name: string): string => name.trim().slice(0, LONGEST_NAME);
