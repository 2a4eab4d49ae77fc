import { type AnyRules, type Deal, type Match, type Move, deepFreeze, play, start } from '../engine/index.ts';
import { type Kept, type MatchHeader, type MatchRepository, type SnapshotRecord, checksum } from '../storage/index.ts';
import type { Done } from '../ui/services.ts';
import type { Moment } from './timeline.ts';

export type ResumeProblem = 'newer-version' | 'older-version' | 'damaged';

export const dealOf = ({ seed, seats, options }: Pick<MatchHeader, 'seed' | 'seats' | 'options'>): Deal => ({
  seed,
  seats: seats.length,
  options,
});

/** Stored actors are numbers; the engine refuses one that is no seat of this table. */
export const movesOf = ({ moves }: Pick<Kept, 'moves'>): readonly Move<unknown>[] => moves as readonly Move<unknown>[];

/** The last moment of a kept match: from the snapshot when it is sound, else from the deal. */
export function resume(rules: AnyRules, kept: Kept, snapshot?: Moment): Done<Moment, ResumeProblem> {
  const { header } = kept;
  if (header.rulesVersion > rules.version) return { ok: false, problem: 'newer-version' };
  if (header.rulesVersion < rules.version) return { ok: false, problem: 'older-version' };
  const seats = header.seats.length;
  if (seats < rules.seats.min || seats > rules.seats.max) return { ok: false, problem: 'damaged' };

  let moment = snapshot ?? { match: start(rules, dealOf(header)), events: [] };
  for (const move of movesOf(kept).slice(moment.match.moves)) {
    const verdict = play(rules, moment.match, move);
    if (!verdict.ok) return { ok: false, problem: 'damaged' };
    moment = verdict;
  }
  return { ok: true, value: moment };
}

/** A snapshot that does not fit or does not add up is as good as none. */
export async function readSnapshot(
  matches: MatchRepository,
  { header, moves }: Kept,
  rules: AnyRules,
): Promise<Moment | undefined> {
  const snapshot = await matches.readSnapshot(header.id);
  if (!snapshot || snapshot.rulesVersion !== rules.version || snapshot.moves > moves.length) return undefined;
  if (snapshot.checksum !== (await checksumOf(snapshot))) return undefined;
  const match: Match<unknown> = {
    seed: header.seed,
    seats: header.seats.length,
    state: snapshot.state,
    moves: snapshot.moves,
  };
  return { match, events: snapshot.events };
}

export async function writeSnapshot(
  matches: MatchRepository,
  id: string,
  rules: AnyRules,
  { match, events }: Moment,
): Promise<void> {
  const snapshot = { match: id, moves: match.moves, rulesVersion: rules.version, state: match.state, events };
  // A cache that cannot be written is no problem of the player's: the moves are stored.
  await matches.writeSnapshot({ ...snapshot, events: [...events], checksum: await checksumOf(snapshot) });
}

const checksumOf = ({ match, moves, rulesVersion, state, events }: Fingerprinted): Promise<string> =>
  checksum(JSON.stringify([match, moves, rulesVersion, state, events]));

type Fingerprinted = Omit<SnapshotRecord, 'checksum' | 'events'> & { readonly events: readonly unknown[] };

export function frozen(moment: Moment, freezes: boolean): Moment {
  if (freezes) deepFreeze([moment.match.state, moment.events]);
  return moment;
}
