import { type AnyRules, type Match, type Seat, sameJson } from '../engine/index.ts';
import { changeOf } from './change.ts';
import { type ToldTime, toldTime } from './clock.ts';
import { expectedOwn } from './expected-own.ts';
import {
  type Host,
  type HostStep,
  type Letter,
  type OwnValue,
  type Playing,
  type PublicValue,
  type Sent,
  rosterOf,
  seatsHeldBy,
  still,
  withDevice,
} from './host-state.ts';
import type { OwnStep, Step, ToGuest } from './messages.ts';
import type { DeviceId, TalkLine } from './roster.ts';
import { type AnyScene, sceneFor } from './scene.ts';

/** As many lines as somebody who comes late would want to read. */
const RECENT_TALK = 50;

const guestsOf = ({ devices, me }: Host): readonly DeviceId[] =>
  Object.keys(devices).filter(id => id !== me && devices[id]?.online);

export function postRoster(host: Host): HostStep {
  const letter: ToGuest = { type: 'roster', epoch: host.epoch, roster: rosterOf(host) };
  return { ...still(host), post: guestsOf(host).map(to => ({ to, letter })), writes: [{ type: 'room' }] };
}

export function postTalk(host: Host, lines: readonly TalkLine[]): HostStep {
  const letter: ToGuest = { type: 'talk', epoch: host.epoch, lines };
  return { ...still(host), post: guestsOf(host).map(to => ({ to, letter })), writes: [{ type: 'room' }] };
}

/** What everybody is told of the clock, and of nothing else that the host holds. */
const timeOf = ({ pacing: { timer } }: Host): { readonly time?: ToldTime } => (timer ? { time: toldTime(timer) } : {});

/** For the seat's own device. */
const waitsOf = (rules: AnyRules, { pacing }: Host, seat: Seat): { readonly waits?: number } =>
  rules.pace?.windows ? { waits: pacing.waits[seat] ?? 0 } : {};

/** The clock has changed without a move. */
export function postTime(host: Host): HostStep {
  const { epoch, matchNumber: match } = host;
  const time = timeOf(host).time ?? null;
  const letterTo = (to: DeviceId): ToGuest => {
    const waits = seatsHeldBy(host, to).map(seat => ({ seat, left: host.pacing.waits[seat] ?? 0 }));
    return { type: 'time', epoch, match, time, waits };
  };
  return { ...still(host), post: guestsOf(host).map(to => ({ to, letter: letterTo(to) })) };
}

/** All that somebody who has just come, or come back, needs. */
export function postWelcome(rules: AnyRules, host: Host, to: DeviceId): HostStep {
  const { epoch } = host;
  const talk = host.talk.slice(-RECENT_TALK);
  const post: Letter[] = [{ to, letter: { type: 'roster', epoch, roster: rosterOf(host) } }];
  if (talk.length > 0) post.push({ to, letter: { type: 'talk', epoch, lines: talk } });
  const whole = postWhole(rules, host, to, { match: 0, have: -1 });
  return { ...whole, post: [...post, ...whole.post] };
}

/** Everything one device may know of the match, from after what it has seen already. */
export function postWhole(
  rules: AnyRules,
  host: Host,
  to: DeviceId,
  seen: { readonly match: number; readonly have: number },
): HostStep {
  const { playing, epoch, matchNumber: match } = host;
  if (!playing || to === host.me) return still(host);
  const seq = playing.match.moves;
  const from = seen.match === match && seen.have <= seq ? seen.have : -1;
  const own = seatsHeldBy(host, to).map(seat => {
    const { view, legal, events } = sceneFor(rules, playing.match, seat, playing.events);
    return { seat, view, legal, events, ...waitsOf(rules, host, seat) };
  });
  const letter: ToGuest = {
    type: 'whole',
    epoch,
    match,
    seq,
    chain: playing.chain,
    ...timeOf(host),
    from,
    first: from < 0 ? playing.first : null,
    steps: playing.steps.slice(Math.max(0, from)),
    own,
  };
  const sent: Sent = {
    match,
    seq,
    own: Object.fromEntries(own.map(({ seat, view, legal }) => [seat, { view, legal }])),
  };
  return { ...still(withDevice(host, to, { sent })), post: [{ to, letter }] };
}

/** The last move, to everybody: to each device what its seats may know of it. */
export function postMove(rules: AnyRules, host: Host): HostStep {
  return guestsOf(host).reduce<HostStep>((so, to) => {
    const next = postMoveTo(rules, so.host, to);
    return { ...next, post: [...so.post, ...next.post] };
  }, still(host));
}

function postMoveTo(rules: AnyRules, host: Host, to: DeviceId): HostStep {
  const { playing, matchNumber } = host;
  const all = playing?.steps.at(-1);
  if (!playing || !all) return still(host);
  const seq = playing.match.moves;
  const seats = seatsHeldBy(host, to);
  const sent = host.devices[to]?.sent;
  // It missed something, or has just been given a seat: then it is sent all.
  const inStep = sent?.match === matchNumber && sent.seq === seq - 1 && seats.every(seat => sent.own[seat]);
  if (!inStep || Object.keys(sent.own).length !== seats.length) {
    const seen = sent?.match === matchNumber ? { match: matchNumber, have: sent.seq } : { match: 0, have: -1 };
    return postWhole(rules, host, to, seen);
  }

  const own: OwnStep[] = [];
  const values: Record<number, OwnValue> = {};
  for (const seat of seats) {
    const scene = sceneFor(rules, playing.match, seat, playing.events);
    const before = sent.own[seat] ?? { view: null, legal: [] };
    values[seat] = { view: scene.view, legal: scene.legal };
    own.push({ seat, ...ownStep(before, scene, all), ...waitsOf(rules, host, seat) });
  }
  const letter: ToGuest = {
    type: 'scene',
    epoch: host.epoch,
    match: matchNumber,
    seq,
    chain: playing.chain,
    ...timeOf(host),
    all,
    own,
  };
  const now: Sent = { match: matchNumber, seq, own: values };
  return { ...still(withDevice(host, to, { sent: now })), post: [{ to, letter }] };
}

/** What everybody saw is in most part what a seat saw too, so only the rest of it is sent. */
function ownStep(before: OwnValue, { view, legal, events }: AnyScene, all: Step): Omit<OwnStep, 'seat'> {
  const change = changeOf(expectedOwn(before, all.change), { view, legal });
  return { change: change ?? null, events: sameJson(events, all.events) ? null : events };
}

export const publicValue = (rules: AnyRules, match: Match<unknown>): PublicValue =>
  valueOf(sceneFor(rules, match, 'spectator', []));

const valueOf = ({ view, awaited, outcome, window }: AnyScene): PublicValue => ({
  view,
  awaited,
  outcome,
  ...(window ? { window } : {}),
});

/** The match one move later, as everybody sees it. */
export function publicStep(
  rules: AnyRules,
  { all }: Pick<Playing, 'all'>,
  match: Match<unknown>,
  events: readonly unknown[],
): { readonly all: PublicValue; readonly step: Step } {
  const scene = sceneFor(rules, match, 'spectator', events);
  const after = valueOf(scene);
  return { all: after, step: { change: changeOf(all, after) ?? null, events: scene.events } };
}
