import { type AnyRules, replay } from '../../engine/index.ts';
import { FORMAT, type Kept, type MatchRepository, type Stored } from '../../storage/index.ts';
import type { RoomState } from '../../table/index.ts';
import type { Book } from '../../table/succession/index.ts';
import { matchName } from '../../ui/new-match/draft.ts';
import { type Surroundings, randomHex } from '../surroundings.ts';

export interface BooksParts {
  readonly matches: MatchRepository;
  readonly surroundings: Surroundings;
  readonly rules: () => AnyRules;
}

/** The matches of a table as this device stores them: one while it hosts, and what it played alone. */
export interface Books {
  readonly adopt: (book: Book, room: RoomState) => Promise<Stored<void>>;
  /** Answers with what it is called on the shelf. */
  readonly keepBranch: (book: Book, room: RoomState) => Promise<Stored<string>>;
  /** What another device hosts now is not this one's to look into. */
  readonly putAway: (match: string) => Promise<void>;
}

export function booksOf({ matches, surroundings, rules }: BooksParts): Books {
  const isOver = ({ deal, moves }: Book): boolean => {
    const replayed = replay(rules(), deal, moves);
    return replayed.ok && rules().outcome(replayed.match.state) !== undefined;
  };
  const kept = (book: Book, room: RoomState, id: string, name: string): Kept => {
    const now = surroundings.now();
    return {
      header: {
        id,
        format: FORMAT,
        game: room.game,
        rulesVersion: room.rulesVersion,
        options: book.deal.options,
        seats: room.seats.map(({ name: who, colour, shape, kind, level }) => ({
          name: who,
          colour,
          shape,
          kind,
          level,
        })),
        seed: book.deal.seed,
        name,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
        moves: book.moves.length,
        over: isOver(book),
      },
      moves: book.moves.map(({ actor, action, intent }) => ({ actor, action, intent })),
    };
  };
  const dated = (): string => matchName(new Date(surroundings.now()));

  return {
    adopt: (book, room) => matches.replace(kept(book, room, book.id, dated())),
    async keepBranch(book, room) {
      const name = `${dated()}, as it went on here`;
      const written = await matches.create(kept(book, room, randomHex(8), name));
      return written.ok ? { ok: true, value: name } : written;
    },
    async putAway(match) {
      await matches.setDeleted(match, surroundings.now());
    },
  };
}
