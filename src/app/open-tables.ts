import type { Title } from '../games/catalogue.ts';
import type { MatchRepository } from '../storage/index.ts';
import type { Done, OpenMatch, StorageProblem } from '../ui/services.ts';
import type { MatchLocks } from './match-locks.ts';
import { doneOf } from './problem.ts';
import { seatPlans } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

type Opening = Promise<Done<OpenMatch, StorageProblem>>;

/** A match open in this tab, and how many parts of the screen are at it. */
interface Table {
  readonly opening: Opening;
  users: number;
}

export interface TableParts {
  readonly matches: MatchRepository;
  readonly locks: MatchLocks;
  readonly surroundings: Surroundings;
  readonly titleOf: (game: string) => Title | undefined;
  /** Told when a match was closed and all of it is stored. */
  readonly left: () => void;
}

export interface OpenTables {
  readonly open: (id: string) => Opening;
  /** Resolves when a match that is being closed is closed. */
  readonly closed: (id: string) => Promise<void>;
  readonly liveIds: () => readonly string[];
}

/** The matches being played in this tab: each once, however often it is asked for. */
export function openTables({ matches, locks, surroundings, titleOf, left }: TableParts): OpenTables {
  const tables = new Map<string, Table>();
  const closing = new Map<string, Promise<void>>();

  const closed = async (id: string): Promise<void> => closing.get(id);

  async function open(id: string): Opening {
    const table = tables.get(id) ?? { opening: sitDown(id), users: 0 };
    tables.set(id, table);
    table.users += 1;
    try {
      const opened = await table.opening;
      if (opened.ok) return { ok: true, value: shared(opened.value, table) };
      tables.delete(id);
      return opened;
    } catch (error) {
      tables.delete(id);
      throw error;
    }
  }

  async function sitDown(id: string): Opening {
    await closed(id);
    const release = await locks.hold(id);
    if (!release) return { ok: false, problem: 'open-elsewhere' };

    let seated = false;
    try {
      const kept = doneOf(await matches.read(id));
      if (!kept.ok) return kept;
      const title = titleOf(kept.value.header.game);
      if (!title) return { ok: false, problem: 'unknown-game' };
      const [game, { openMatch }] = await Promise.all([title.load(), import('./open-match.ts')]);
      const seats = seatPlans(kept.value.header.seats);
      const leave = (finished: Promise<void>): void => standUp(id, finished, release);
      const opened = await openMatch({ kept: kept.value, seats, game, matches, surroundings, closing: leave });
      seated = opened.ok;
      return opened;
    } finally {
      if (!seated) release();
    }
  }

  function standUp(id: string, finished: Promise<void>, release: () => void): void {
    tables.delete(id);
    const done = finished.finally(() => {
      release();
      closing.delete(id);
      left();
    });
    closing.set(id, done);
  }

  return { open, closed, liveIds: () => [...tables.keys()] };
}

/** A screen that leaves late must not close the match under one that has just come. */
function shared(match: OpenMatch, table: Table): OpenMatch {
  let here = true;
  return {
    ...match,
    close() {
      if (!here) return;
      here = false;
      table.users -= 1;
      if (table.users === 0) match.close();
    },
  };
}
