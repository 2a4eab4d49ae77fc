import type { AnyRules, Claim, Seat } from '../engine/index.ts';
import { toldTime } from './clock.ts';
import { type Beat, beat } from './host-beat.ts';
import { act, answerTo, dealt, stored } from './host-play.ts';
import { postRoster, postWelcome, postWhole } from './host-post.ts';
import { type HostCommand, command, seatAsk } from './host-seats.ts';
import {
  type Bucket,
  type Host,
  type HostDevice,
  type HostStep,
  type Playing,
  followedBy,
  isAtTable,
  seatsHeldBy,
  still,
  underWay,
  withDevice,
} from './host-state.ts';
import { say } from './host-talk.ts';
import { moreTime, noted, wait } from './host-time.ts';
import { synced } from './host-window.ts';
import { type Ask, type SentAsk, lookingAt } from './messages.ts';
import { passed } from './pacing.ts';
import { parseToHost } from './parse-messages.ts';
import type { DeviceId, RosterSeat, TableRefusal } from './roster.ts';

const MOST_DEVICES = 24;

export type HostInput =
  /** A device has proved who it is, over a new link. */
  | { readonly type: 'arrived'; readonly device: DeviceId }
  | { readonly type: 'gone'; readonly device: DeviceId }
  | { readonly type: 'letter'; readonly from: DeviceId; readonly text: string }
  /** The person at the host's own device asks as any other does. */
  | { readonly type: 'own'; readonly id: string; readonly ask: Ask }
  | Beat
  /** A bot. */
  | {
      readonly type: 'table-acts';
      readonly id: string;
      readonly actor: Seat;
      readonly action: unknown;
      readonly claim: Claim | null;
    }
  | { readonly type: 'stored'; readonly ok: boolean }
  | { readonly type: 'dealt'; readonly playing: Playing; readonly seats: readonly RosterSeat[] }
  | { readonly type: 'command'; readonly command: HostCommand };

/** The host's authority: what has happened in, what must be sent and stored out. It waits for nothing itself. */
export function hostStep(rules: AnyRules, before: Host, input: HostInput, now: number): HostStep {
  const host = synced(rules, { ...before, pacing: passed(before.pacing, now) });
  return noted(before, take(rules, host, input, now));
}

function take(rules: AnyRules, host: Host, input: HostInput, now: number): HostStep {
  switch (input.type) {
    case 'arrived':
      return arrived(rules, host, input.device, now);
    case 'gone':
      return gone(host, input.device);
    case 'letter':
      return letter(rules, host, input.from, input.text, now);
    case 'own':
      return ask(rules, host, host.me, input.id, input.ask, now);
    case 'table-acts': {
      const { id, actor, action, claim } = input;
      return act(rules, host, { from: null, id, actor, action, claim, looking: null });
    }
    case 'beat':
      return beat(rules, host, input);
    case 'stored':
      return stored(rules, host, input.ok);
    case 'dealt':
      return dealt(rules, { ...host, seats: heldAsNow(input.seats, host) }, input.playing);
    case 'command':
      return followedBy(command(host, input.command), at => catchUp(rules, at));
  }
}

function arrived(rules: AnyRules, host: Host, device: DeviceId, now: number): HostStep {
  if (Object.hasOwn(host.removed, device)) return turnAway(host, device, 'removed');
  const known = host.devices[device];
  const devices = known ? host.devices : withRoom(host);
  if (!devices) return turnAway(host, device, 'table-full');
  const back: HostDevice = { ...(known ?? newcomer(now)), online: true, sent: null };
  const present: Host = { ...host, devices: { ...devices, [device]: back } };
  // The newcomer is told by the welcome; everybody else by the roster.
  const told = postRoster(present);
  const others = { ...told, post: told.post.filter(({ to }) => to !== device) };
  return followedBy(others, at => postWelcome(rules, at, device));
}

/** Dealing takes a moment, and somebody may have left their seat, or been removed, in it. */
const heldAsNow = (dealt: readonly RosterSeat[], { seats }: Host): readonly RosterSeat[] =>
  dealt.map((seat, n) => (seat.kind === 'bot' ? seat : { ...seat, holder: seats[n]?.holder ?? null }));

/** The devices with room for one more; one of those who are gone is forgotten if need be. */
function withRoom(host: Host): Host['devices'] | undefined {
  const ids = Object.keys(host.devices);
  if (ids.length < MOST_DEVICES) return host.devices;
  const goner = ids.find(id => !isAtTable(host, id));
  if (goner === undefined) return undefined;
  const { [goner]: _, ...others } = host.devices;
  return others;
}

export const newcomer = (now: number): HostDevice => ({
  name: '',
  role: 'player',
  online: true,
  ready: false,
  sent: null,
  answered: [],
  letters: { level: 0, at: now },
  lines: { level: 0, at: now },
  strikes: { level: 0, at: now },
});

const turnAway = (host: Host, device: DeviceId, why: 'removed' | 'table-full' | 'abuse'): HostStep => ({
  ...still(host),
  post: [{ to: device, letter: { type: 'sorry', epoch: host.epoch, why } }],
  closes: [{ device, why }],
});

function gone(host: Host, device: DeviceId): HostStep {
  if (!host.devices[device]?.online) return still(host);
  return postRoster(withDevice(host, device, { online: false, sent: null }));
}

const LETTERS = { most: 60, perSecond: 15 };
const LINES = { most: 6, perSecond: 0.5 };
const STRIKES = { most: 12, perSecond: 0.2 };
const RESYNC_WEIGHT = 8;
const NONSENSE_WEIGHT = 2;

function letter(rules: AnyRules, host: Host, from: DeviceId, text: string, now: number): HostStep {
  const device = host.devices[from];
  if (!device?.online) return still(host);
  const message = parseToHost(text);
  if (!message) return strike(host, from, NONSENSE_WEIGHT, now);
  if (message.epoch < host.epoch) return strike(host, from, 1, now);
  const letters = poured(device.letters, message.type === 'resync' ? RESYNC_WEIGHT : 1, LETTERS, now);
  if (letters.level > LETTERS.most) {
    const struck = strike(withDevice(host, from, { letters: poured(device.letters, 0, LETTERS, now) }), from, 1, now);
    if (message.type !== 'ask' || struck.closes.length > 0) return struck;
    const { id } = message;
    return followedBy(struck, at => askedBefore(at, from, id) ?? onlyTold(at, from, id, 'too-fast'));
  }
  const counted = withDevice(host, from, { letters });
  switch (message.type) {
    case 'ask':
      return ask(rules, counted, from, message.id, message.ask, now);
    case 'resync':
      return postWhole(rules, counted, from, message);
    case 'leave':
      return leave(counted, from);
  }
}

function ask(rules: AnyRules, host: Host, from: DeviceId, id: string, wanted: Ask | SentAsk, now: number): HostStep {
  const device = host.devices[from];
  if (!device) return still(host);
  const before = askedBefore(host, from, id);
  if (before) return before;
  const asked = 'match' in wanted ? wanted : seenHere(host, wanted);

  switch (asked.type) {
    case 'act': {
      const { seat, action, match, seq } = asked;
      if (host.seats[seat]?.holder !== from) {
        return followedBy(strike(host, from, 1, now), at => answerTo(at, from, id, 'not-your-seat'));
      }
      return act(rules, host, { from, id, actor: seat, action, claim: null, looking: { match, seq } });
    }
    case 'more-time':
      return settled(host, from, id, moreTime(host, from, asked));
    case 'wait':
      return settled(host, from, id, wait(host, from, asked));
    case 'say': {
      const lines = poured(device.lines, 1, LINES, now);
      if (lines.level > LINES.most) {
        const waiting = withDevice(host, from, { lines: poured(device.lines, 0, LINES, now) });
        return answerTo(waiting, from, id, 'too-fast');
      }
      const counted = withDevice(host, from, { lines });
      return settled(counted, from, id, say(counted, from, asked));
    }
    case 'call-me':
    case 'sit':
    case 'stand':
    case 'rename':
    case 'reclaim':
    case 'ready':
    case 'be':
      return followedBy(settled(host, from, id, seatAsk(host, from, asked)), at => catchUp(rules, at));
  }
}

/** Whoever sits at the host sees the match as it is. */
const seenHere = ({ matchNumber: match, playing, pacing: { timer } }: Host, ask: Ask): SentAsk =>
  lookingAt(ask, { match, seq: playing?.match.moves ?? 0 }, timer && toldTime(timer));

/** What to do about an ask that comes again; undefined when it is new. */
function askedBefore(host: Host, from: DeviceId, id: string): HostStep | undefined {
  const before = host.devices[from]?.answered.find(answer => answer.id === id);
  if (before) return onlyTold(host, from, id, before.refusal);
  // Its answer comes when it is stored; in a window, when that has closed.
  return underWay(host).some(acting => acting.from === from && acting.id === id) ? still(host) : undefined;
}

/** Does it and says so, or says why not. */
function settled(host: Host, from: DeviceId, id: string, done: HostStep | TableRefusal): HostStep {
  if (typeof done === 'string') return answerTo(host, from, id, done);
  return followedBy(done, at => answerTo(at, from, id, null));
}

/** An answer that is not worth remembering. */
const onlyTold = (host: Host, to: DeviceId, id: string, refusal: TableRefusal | null): HostStep => ({
  ...still(host),
  post: [{ to, letter: { type: 'answer', epoch: host.epoch, id, refusal } }],
});

/** Whoever was given a seat, or lost one, in the middle of a match is sent what they may know now. */
function catchUp(rules: AnyRules, host: Host): HostStep {
  if (!host.playing) return still(host);
  const unlike = Object.keys(host.devices).filter(id => {
    const { online, sent } = host.devices[id] ?? {};
    if (id === host.me || !online || !sent) return false;
    return seatsHeldBy(host, id).join() !== Object.keys(sent.own).join();
  });
  return unlike.reduce(
    (step, id) =>
      followedBy(step, at => {
        const sent = at.devices[id]?.sent;
        return postWhole(rules, at, id, { match: sent?.match ?? 0, have: sent?.seq ?? -1 });
      }),
    still(host),
  );
}

/** Gone for good: their seats are free, or wait for the table to decide. */
function leave(host: Host, device: DeviceId): HostStep {
  const { [device]: _, ...devices } = host.devices;
  const seats = host.seats.map(seat => (seat.holder === device ? { ...seat, holder: null } : seat));
  // Whoever says goodbye and stays on the line would be a link that nobody counts.
  return followedBy(postRoster({ ...host, devices, seats }), at => ({
    ...still(at),
    closes: [{ device, why: 'left' }],
  }));
}

function strike(host: Host, device: DeviceId, weight: number, now: number): HostStep {
  const known = host.devices[device];
  if (!known || device === host.me) return still(host);
  const strikes = poured(known.strikes, weight, STRIKES, now);
  const counted = withDevice(host, device, { strikes });
  if (strikes.level <= STRIKES.most) return still(counted);
  return followedBy(turnAway(counted, device, 'abuse'), at => gone(at, device));
}

function poured(
  { level, at }: Bucket,
  weight: number,
  { perSecond }: { readonly perSecond: number },
  now: number,
): Bucket {
  // A clock can be set back.
  const seconds = Math.max(0, now - at) / 1000;
  return { level: Math.max(0, level - seconds * perSecond) + weight, at: now };
}
