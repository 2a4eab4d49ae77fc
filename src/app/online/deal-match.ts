import { matchName } from '../../ui/new-match/draft.ts';
import type { Done, NewMatch, StorageProblem } from '../../ui/services.ts';
import type { AnyRules } from '../../engine/index.ts';
import type { MatchRepository } from '../../storage/index.ts';
import { type Host, type RosterSeat, layOut } from '../../table/index.ts';
import type { Book } from '../../table/succession/index.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import { filledWithBots } from './lobby-seats.ts';
import { plansOf } from './people.ts';

export interface DealParts {
  readonly host: Host;
  readonly rules: AnyRules;
  readonly matches: MatchRepository;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  readonly now: number;
}

export interface Dealt {
  readonly book: Book;
  readonly seats: readonly RosterSeat[];
}

/** A match for those who sit at the table, stored and ready to be laid on it. Nobody's seats are empty. */
export async function dealMatch(parts: DealParts): Promise<Done<Dealt, StorageProblem>> {
  const { host, rules, matches, createMatch, now } = parts;
  const seats = filledWithBots(host.seats);
  const name = matchName(new Date(now));
  const made = await createMatch({ game: host.game, name, seats: plansOf(seats), options: host.options });
  if (!made.ok) return made;
  const kept = doneOf(await matches.read(made.value));
  if (!kept.ok) return kept;
  const deal = dealOf(kept.value.header);
  if (!layOut(rules, made.value, deal, movesOf(kept.value))) return { ok: false, problem: 'damaged' };
  return { ok: true, value: { book: { id: made.value, deal, moves: [] }, seats } };
}
