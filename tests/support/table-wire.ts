import { type AnyRules, type Match, type Rules, type Viewer, seatsOf } from '../../src/engine/index.ts';
import { postMove, postWhole, publicStep, publicValue } from '../../src/table/host-post.ts';
import { type Host, type Playing, type RosterSeat, reopened } from '../../src/table/index.ts';
import { newcomer } from '../../src/table/host.ts';
import type { Post } from './non-interference.ts';
import { HOST, guestId, seatsBy } from './table-room.ts';

const DEVICE = guestId(1);

/**
 * In the place of the chain hash. A chain is made from the moves and from 128 bits of the seed, which no world that a
 * viewer can imagine shares with the truth: it differs always, and by design says nothing. That it cannot be opened by
 * guessing is a test of its own (sealed-chain.test.ts); here it would only drown out every other difference.
 */
export const NO_CHAIN = 'chain';

/** The exact bytes that the host sends of a moment to a device that holds the viewer's seat: the whole, and the move. */
export function wirePost<S, A, V, E>(
  rules: Rules<S, A, V, E>,
  seated: (viewer: Viewer, seats: number) => readonly RosterSeat[] = onlySeat,
): Post<S, E> {
  return (match, viewer, events, before) => {
    const host = hostOf(rules, seated(viewer, match.seats));
    const dealt = laidOut(rules, before ?? match, before ? [] : events);
    const welcomed = postWhole(rules, { ...host, playing: dealt }, DEVICE, { match: 0, have: -1 });
    if (!before) return JSON.stringify(welcomed.post);

    const { all, step } = publicStep(rules, dealt, match, events);
    const playing: Playing = { ...dealt, match, events, all, steps: [step] };
    const moved = postMove(rules, { ...welcomed.host, playing });
    const late = postWhole(rules, { ...host, playing }, DEVICE, { match: 0, have: -1 });
    return JSON.stringify([moved.post, late.post]);
  };
}

const laidOut = (rules: AnyRules, match: Match<unknown>, events: readonly unknown[]): Playing => {
  const first = publicValue(rules, match);
  return { id: 'm', match, events, chain: NO_CHAIN, first, all: first, steps: [], since: [], timed: null, phase: null };
};

export const onlySeat = (viewer: Viewer, seats: number): readonly RosterSeat[] =>
  seatsBy(
    seatsOf(seats)
      .map(n => (n === viewer ? '1' : 'h'))
      .join(''),
  );

function hostOf({ id, version }: AnyRules, seats: readonly RosterSeat[]): Host {
  const state = { epoch: 1, game: id, rulesVersion: version, options: {}, phase: 'playing' as const, matchNumber: 1 };
  const people = { matchId: 'm', seats, devices: [], removed: [], talk: [] };
  const host = reopened({ me: HOST, state: { ...state, ...people }, playing: null, intents: [], now: 0 });
  return { ...host, devices: { ...host.devices, [DEVICE]: newcomer(0) } };
}
