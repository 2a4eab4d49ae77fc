import {
  type Actor,
  type AnyRules,
  type BySeat,
  type Deal,
  type Move,
  play,
  seat,
  seatsOf,
  start,
} from '../engine/index.ts';
import { firstLink, nextLink } from './chain.ts';
import { postMove, postRoster, postTime, postWhole, publicStep, publicValue } from './host-post.ts';
import {
  type Acting,
  type Host,
  type HostStep,
  type Playing,
  allHeld,
  followedBy,
  still,
  withDevice,
} from './host-state.ts';
import { noteBotClaim } from './host-talk.ts';
import {
  closingNow,
  isAnswer,
  isBehind,
  isLeftOpen,
  movedOn,
  notTheirs,
  outlived,
  passInstead,
  synced,
  withAnswer,
  withoutClocks,
} from './host-window.ts';
import type { Step } from './messages.ts';
import { askedAnew, timedAfter } from './pacing.ts';
import type { DeviceId, TableRefusal } from './roster.ts';

export const REMEMBERED_ANSWERS = 64;

/** A stored match, laid out on the table again; undefined when its moves no longer fit its rules. */
export function layOut(rules: AnyRules, id: string, deal: Deal, moves: readonly Move<unknown>[]): Playing | undefined {
  const match = start(rules, deal);
  const first = publicValue(rules, match);
  const chain = firstLink(rules.id, rules.version, deal);
  let playing: Playing = {
    id,
    match,
    events: [],
    chain,
    first,
    all: first,
    steps: [],
    since: seatsOf(deal.seats).map(() => 0),
    ...timedAt(rules, match, { timed: null, phase: null }),
  };
  const steps: Step[] = [];
  for (const move of moves) {
    const verdict = play(rules, playing.match, move);
    if (!verdict.ok) return undefined;
    const { after, step } = moved(rules, playing, move, verdict);
    playing = after;
    steps.push(step);
  }
  return { ...playing, steps };
}

/** The step is not yet among those of the match: a long one would be copied with every move that is laid out again. */
function moved(
  rules: AnyRules,
  before: Playing,
  move: Move<unknown>,
  { match, events }: Pick<Playing, 'match' | 'events'>,
): { readonly after: Playing; readonly step: Step } {
  const { all, step } = publicStep(rules, before, match, events);
  const chain = nextLink(before.chain, match.seed, match.moves, move);
  const since = sinceAfter(before, match.moves, move, all.awaited);
  const timed = timedAt(rules, match, before);
  return { after: { ...before, match, events, chain, all, since, ...timed }, step };
}

type TimedOf = Pick<Playing, 'timed' | 'phase'>;

function timedAt(rules: AnyRules, { state, moves }: Playing['match'], before: TimedOf): TimedOf {
  const timed = timedAfter(rules, state, moves, before.timed, before.phase);
  return { timed, phase: timed?.is.kind === 'window' ? before.phase : timed };
}

/** A seat that moved, or whose turn has come, decides something new; and so does everybody when time was up. */
const sinceAfter = (
  { since, all }: Playing,
  moves: number,
  { actor }: Move<unknown>,
  awaited: readonly Actor[],
): BySeat<number> =>
  since.map((began, n) => {
    const decider = seat(n);
    const comesUp = awaited.includes(decider) && (actor === 'clock' || !all.awaited.includes(decider));
    return actor === decider || comesUp ? moves : began;
  });

/** A new deal, or a match taken up again: everybody sees it from the start. */
export function dealt(rules: AnyRules, host: Host, playing: Playing): HostStep {
  const phase = playing.all.outcome === null ? 'playing' : 'over';
  const shown = followedBy(nobodyWaits(host), at =>
    postRoster(synced(rules, { ...withoutClocks(at), playing, phase, matchNumber: at.matchNumber + 1 })),
  );
  return Object.keys(host.devices).reduce(
    (step, to) =>
      followedBy(step, at => (at.devices[to]?.online ? postWhole(rules, at, to, { match: 0, have: -1 }) : still(at))),
    shown,
  );
}

/** Whoever waits to move is told that the match leaves the table. A move being stored still ends as it must. */
export const nobodyWaits = (host: Host): HostStep =>
  [...host.waiting, ...allHeld(host)].reduce(
    (step, acting) => followedBy(step, at => answer(at, acting, 'not-now')),
    still(withoutClocks({ ...host, waiting: [] })),
  );

/** One move at a time is stored; those that come meanwhile wait their turn and are judged then. */
export function act(rules: AnyRules, host: Host, acting: Acting): HostStep {
  const refusal = notTheirs(host, acting);
  if (refusal !== null) return answer(host, acting, refusal);
  if (host.writing) return still({ ...host, waiting: [...host.waiting, acting] });
  const { playing } = host;
  if (!playing) return answer(host, acting, 'not-now');
  const { actor, action } = acting;
  const verdict = play(rules, playing.match, { actor, action });
  if (isBehind(host, playing, acting)) return answer(host, acting, verdict.ok ? 'not-now' : verdict.refusal);
  if (!verdict.ok) {
    const pass = passInstead(host, acting);
    const refused = answer(host, acting, verdict.refusal);
    return pass ? followedBy(refused, at => act(rules, at, pass)) : refused;
  }
  if (isAnswer(host, acting)) return hold(rules, host, acting);

  const { after: next, step } = moved(rules, playing, { actor, action }, verdict);
  const after = { ...next, steps: [...playing.steps, step] };
  return {
    ...still({ ...host, writing: { acting, after } }),
    writes: [
      {
        type: 'move',
        match: playing.id,
        n: playing.match.moves,
        actor,
        action,
        intent: acting.from === null ? null : intentOf(acting.from, acting.id),
        over: after.all.outcome !== null,
      },
    ],
  };
}

/** In a window nothing leaves the host before it closes: an answer has its own answer then. */
function hold(rules: AnyRules, host: Host, acting: Acting): HostStep {
  const holding = withAnswer(host, acting);
  if (!holding) return answer(host, acting, 'not-now');
  // A bot goes on: there may be others to answer for.
  const settled = acting.from === null ? [{ id: acting.id, refusal: null }] : [];
  return followedBy({ ...still(holding), settled }, at => closeIfDone(rules, at));
}

/** Plays the answers of a window that everybody has answered, or whose ring has ended. */
export function closeIfDone(rules: AnyRules, host: Host): HostStep {
  const closing = closingNow(host);
  if (!closing) return still(host);
  const dropped = closing.dropped.reduce(
    (step, acting) => followedBy(step, at => answer(at, acting, 'not-your-seat')),
    still(closing.host),
  );
  return followedBy(dropped, at => nextInLine(rules, at));
}

/** The move is safe, or could not be made so: now, and not before, everybody is told. */
export function stored(rules: AnyRules, host: Host, ok: boolean): HostStep {
  const { writing } = host;
  if (!writing) return still(host);
  const free: Host = { ...host, writing: null };
  return followedBy(ended(rules, free, writing, ok), at => nextInLine(rules, at));
}

function ended(rules: AnyRules, host: Host, { acting, after }: NonNullable<Host['writing']>, ok: boolean): HostStep {
  if (!ok) return answer(host, acting, 'not-stored');
  const { playing } = host;
  // The table may have left the match meanwhile. The move is part of it all the same.
  const isNext = playing?.id === after.id && playing.match.moves === after.match.moves - 1;
  if (!isNext) return answer(host, acting, null);
  const moved = movedOn(rules, host, after);
  const told = outlived(host, moved).reduce(
    (step, one) => followedBy(step, at => answer(at, one, 'not-now')),
    tell(rules, moved, acting),
  );
  return moved.pacing.waits === host.pacing.waits ? told : { ...told, writes: [...told.writes, { type: 'room' }] };
}

function tell(rules: AnyRules, host: Host, acting: Acting): HostStep {
  const seen = postMove(rules, host);
  const spoken = followedBy(seen, at => noteBotClaim(at, acting));
  const over = followedBy(spoken, at =>
    at.playing?.all.outcome === null || at.phase === 'over' ? still(at) : postRoster({ ...at, phase: 'over' }),
  );
  return followedBy(over, at => answer(at, acting, null));
}

function nextInLine(rules: AnyRules, host: Host): HostStep {
  const [next, ...rest] = host.waiting;
  if (isLeftOpen(host)) return postTime({ ...host, pacing: askedAnew(rules, host.options, host.pacing) });
  if (!next || host.writing) return still(host);
  return followedBy(act(rules, { ...host, waiting: rest }, next), at => nextInLine(rules, at));
}

function answer(host: Host, { from, id }: Acting, refusal: TableRefusal | null): HostStep {
  return from === null ? { ...still(host), settled: [{ id, refusal }] } : answerTo(host, from, id, refusal);
}

export function answerTo(host: Host, to: DeviceId, id: string, refusal: TableRefusal | null): HostStep {
  const answered = [...(host.devices[to]?.answered ?? []), { id, refusal }].slice(-REMEMBERED_ANSWERS);
  return {
    ...still(withDevice(host, to, { answered })),
    post: [{ to, letter: { type: 'answer', epoch: host.epoch, id, refusal } }],
  };
}

/** As stored with a move, so that a host that was reloaded knows what it has played already. */
export const intentOf = (device: DeviceId, id: string): string => `${device}.${id}`;

/** What a stored move says about whose ask it was. */
export function parseIntent(intent: string): { readonly device: DeviceId; readonly id: string } | undefined {
  const [device, id, ...rest] = intent.split('.');
  return device && id && rest.length === 0 ? { device, id } : undefined;
}
