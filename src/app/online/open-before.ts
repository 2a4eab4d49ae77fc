import type { AnyRules } from '../../engine/index.ts';
import type { Game } from '../../games/catalogue.ts';
import type { DeviceId } from '../../net/index.ts';
import type { KeptMember, MatchRepository, RoomRecord } from '../../storage/index.ts';
import { type RoomState, layOut, parseRoomState, reopened } from '../../table/index.ts';
import {
  type Hosted,
  type Member,
  type MemberRecord,
  parseMemberRecord,
  revived,
} from '../../table/succession/index.ts';
import type { NewTable } from '../../ui/online.ts';
import { settled } from '../../ui/new-match/draft.ts';
import type { Done, StorageProblem } from '../../ui/services.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import { emptySeat } from './lobby-seats.ts';
import type { TablesParts } from './tables.ts';

export interface Before {
  readonly opened: Member;
  readonly game: { readonly id: string; readonly game: Game } | null;
  /** The match on this host's table, and how to let go of its lock. */
  readonly match: string | null;
  readonly held: (() => void) | undefined;
}

interface Where {
  readonly record: RoomRecord;
  readonly me: DeviceId;
  readonly kept: KeptMember | null;
}

/** A table as this device last kept it: as its host, or as one of those who follow a host. */
export async function openedBefore(parts: TablesParts, where: Where): Promise<Done<Before, StorageProblem>> {
  const { record, me, kept } = where;
  // What cannot be read was never promised to anybody that could be held to it.
  const known = kept ? (parseMemberRecord(kept.record) ?? null) : null;
  const isHost = record.hosting && (known === null || known.reign !== null);
  const laidOut = isHost ? await hostedBefore(parts, where, known) : await followedBefore(parts, record.game);
  if (!laidOut.ok) return laidOut;
  const { hosted, game, held } = laidOut.value;
  const opened = revived({
    me,
    room: record.room,
    record: known,
    textsOf: log => textsOf(kept, log.epoch, log.generation),
    hosted,
    now: parts.surroundings.now(),
  });
  return { ok: true, value: { opened, game, match: hosted?.book?.id ?? null, held } };
}

/** Up to the first gap: what comes after one was stored while others could not be, and was never confirmed. */
export const textsOf = (kept: KeptMember | null, epoch: number, generation: number): readonly string[] =>
  (kept?.texts ?? [])
    .filter(one => one.epoch === epoch && one.generation === generation)
    .toSorted((a, b) => a.seq - b.seq)
    .filter(({ seq }, n) => seq === n)
    .map(({ text }) => text);

interface LaidOut {
  readonly hosted: Hosted | null;
  readonly game: { readonly id: string; readonly game: Game } | null;
  /** Lets go of the match's lock. */
  readonly held: (() => void) | undefined;
}

async function followedBefore({ titleOf }: TablesParts, id: string | null): Promise<Done<LaidOut, StorageProblem>> {
  const title = id === null ? undefined : titleOf(id);
  // It is loaded again when the table says what is played.
  const game = await title?.load().catch(() => undefined);
  return { ok: true, value: { hosted: null, game: game && id !== null ? { id, game } : null, held: undefined } };
}

async function hostedBefore(
  { titleOf, locks, surroundings, matches }: TablesParts,
  { record, me }: Where,
  known: MemberRecord | null,
): Promise<Done<LaidOut, StorageProblem>> {
  const parsed = parseRoomState(record.state);
  if (!parsed) return { ok: false, problem: 'damaged' };
  const title = titleOf(parsed.game);
  if (!title) return { ok: false, problem: 'unknown-game' };
  const state = { ...parsed, epoch: known?.epoch ?? parsed.epoch };
  const game = await title.load();
  const held = state.matchId === null ? undefined : await locks.hold(state.matchId);
  if (state.matchId !== null && !held) return { ok: false, problem: 'open-elsewhere' };
  const laidOut = await resume(state, game.rules, matches);
  if (!laidOut.ok) {
    held?.();
    return laidOut;
  }
  const { book, ...table } = laidOut.value;
  // One that has been deleted meanwhile is not on the table.
  if (!book) held?.();
  const host = reopened({ me, now: surroundings.now(), ...table });
  return { ok: true, value: { hosted: { host, book }, game: { id: state.game, game }, held: book ? held : undefined } };
}

/** The match on the table as it was stored. One that has been deleted meanwhile leaves the people in the lobby. */
async function resume(state: RoomState, rules: AnyRules, matches: MatchRepository) {
  if (state.matchId === null) {
    return {
      ok: true,
      value: { state: { ...state, rulesVersion: rules.version }, playing: null, intents: [], book: null },
    } as const;
  }
  if (state.rulesVersion !== rules.version) {
    const problem = state.rulesVersion > rules.version ? 'newer-version' : 'older-version';
    return { ok: false, problem } as const;
  }
  const kept = doneOf(await matches.read(state.matchId));
  if (!kept.ok) {
    if (kept.problem !== 'not-found') return kept;
    return { ok: true, value: { state, playing: null, intents: [], book: null } } as const;
  }
  const deal = dealOf(kept.value.header);
  const moves = movesOf(kept.value);
  const playing = layOut(rules, state.matchId, deal, moves);
  if (!playing) return { ok: false, problem: 'damaged' } as const;
  const intents = kept.value.moves.flatMap(({ intent }) => intent ?? []);
  const book = {
    id: state.matchId,
    deal,
    moves: moves.map((move, n) => ({ ...move, intent: kept.value.moves[n]?.intent ?? null })),
  };
  return { ok: true, value: { state, playing, intents, book } } as const;
}

/** A table in the lobby: the first persons' seats are taken by whoever made it, the others wait. */
export function newRoom(
  { game, seats, here, options }: NewTable,
  rulesVersion: number,
  me: string,
  name: string,
): RoomState {
  let mine = here;
  const plans = settled(seats);
  return {
    epoch: 1,
    game,
    rulesVersion,
    options,
    phase: 'lobby',
    matchNumber: 0,
    matchId: null,
    seats: plans.map(plan => {
      const taken = plan.kind === 'person' && mine-- > 0;
      return { ...emptySeat(plan), holder: taken ? me : null };
    }),
    devices: [{ id: me, name, role: 'player' }],
    removed: [],
    talk: [],
  };
}
