import type { AnyRules } from '../../engine/index.ts';
import type { MatchRepository } from '../../storage/index.ts';
import { type RoomState, layOut, parseRoomState, reopened } from '../../table/index.ts';
import type { NewTable } from '../../ui/online.ts';
import { settled } from '../../ui/new-match/draft.ts';
import type { Done, StorageProblem } from '../../ui/services.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import { type HostingParts, hosting } from './hosting.ts';
import type { LiveTable } from './live-table.ts';
import { emptySeat } from './lobby-seats.ts';
import type { TablesParts } from './tables.ts';

type Common = Pick<HostingParts, 'record' | 'key' | 'rooms' | 'signaller' | 'withoutBroker' | 'invitation' | 'closed'>;

/** A table whose host is this device, as it was last kept. */
export async function openHosted(parts: TablesParts, common: Common): Promise<Done<LiveTable, StorageProblem>> {
  const { titleOf, locks, surroundings, matches } = parts;
  const { record, key: mine } = common;
  const state = parseRoomState(record.state);
  if (!state) return { ok: false, problem: 'damaged' };
  const title = titleOf(state.game);
  if (!title) return { ok: false, problem: 'unknown-game' };
  const game = await title.load();
  const { matchId } = state;
  const held = matchId === null ? undefined : await locks.hold(matchId);
  if (matchId !== null && !held) return { ok: false, problem: 'open-elsewhere' };
  const laidOut = await resume(state, game.rules, matches);
  if (!laidOut.ok) {
    held?.();
    return laidOut;
  }

  let onTable = matchId;
  let releaseMatch: Promise<(() => void) | undefined> = Promise.resolve(held);
  const laid = (match: string | null): void => {
    if (match === onTable) return;
    onTable = match;
    const before = releaseMatch;
    releaseMatch = before.then(letGo => {
      letGo?.();
      return match === null ? undefined : locks.hold(match);
    });
  };
  // One that has been deleted meanwhile is not on the table.
  laid(laidOut.value.playing?.id ?? null);
  const opened = reopened({ me: mine.id, now: surroundings.now(), ...laidOut.value });
  const table = hosting({
    ...common,
    changed: parts.changed,
    lookedAway: parts.lookedAway,
    opened,
    game,
    matches,
    surroundings,
    createMatch: parts.createMatch,
    name: title.meta.title,
    laid,
    closed() {
      laid(null);
      common.closed();
    },
  });
  table.callMe(parts.myName());
  return { ok: true, value: table };
}

/** The match on the table as it was stored. One that has been deleted meanwhile leaves the people in the lobby. */
async function resume(state: RoomState, rules: AnyRules, matches: MatchRepository) {
  if (state.matchId === null) {
    return {
      ok: true,
      value: { state: { ...state, rulesVersion: rules.version }, playing: null, intents: [] },
    } as const;
  }
  if (state.rulesVersion !== rules.version) {
    const problem = state.rulesVersion > rules.version ? 'newer-version' : 'older-version';
    return { ok: false, problem } as const;
  }
  const kept = doneOf(await matches.read(state.matchId));
  if (!kept.ok) {
    if (kept.problem !== 'not-found') return kept;
    return { ok: true, value: { state, playing: null, intents: [] } } as const;
  }
  const playing = layOut(rules, state.matchId, dealOf(kept.value.header), movesOf(kept.value));
  if (!playing) return { ok: false, problem: 'damaged' } as const;
  const intents = kept.value.moves.flatMap(({ intent }) => intent ?? []);
  return { ok: true, value: { state, playing, intents } } as const;
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
