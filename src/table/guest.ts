import type { Seat } from '../engine/index.ts';
import { type ChainHash } from './chain.ts';
import { applied } from './change.ts';
import type { ToldTime } from './clock.ts';
import { expectedOwn } from './expected-own.ts';
import type { OwnValue, PublicValue } from './host-state.ts';
import { type Ask, type OwnStep, type SentAsk, type Step, type ToGuest, type ToHost, lookingAt } from './messages.ts';
import { parseToGuest } from './parse-messages.ts';
import type { Roster, TableRefusal, TalkLine, TurnedAway } from './roster.ts';
import type { AnyScene } from './scene.ts';
import type { ShownWindow } from './window.ts';

const KEPT_LINES = 200;

/** The table as a guest knows it: what the host has told it, and what it has asked. */
export interface Guest {
  readonly epoch: number;
  readonly roster: Roster | null;
  readonly seen: Seen | null;
  readonly talk: readonly TalkLine[];
  /** Asked and not yet answered, in order. They are asked again after every reconnection. */
  readonly asks: readonly { readonly id: string; readonly ask: SentAsk }[];
  /** The host has been heard over this link, so its epoch is known and letters may be sent. */
  readonly welcomed: boolean;
  /** A whole scene has been asked for; until it comes, single moves are of no use. */
  readonly resyncing: boolean;
  /** The host has told another history than before: it lost moves, or worse. People should know. */
  readonly rewritten: boolean;
  /** Letters that made no sense. */
  readonly nonsense: number;
}

/** What this device has seen of the match on the table. */
export interface Seen {
  readonly match: number;
  readonly seq: number;
  readonly chain: ChainHash;
  readonly first: PublicValue;
  readonly all: PublicValue;
  readonly steps: readonly Step[];
  readonly own: Readonly<Record<number, OwnSeen>>;
  /** As it was told last; a new object each time. */
  readonly time: ToldTime | null;
}

export interface OwnSeen extends OwnValue {
  readonly events: readonly unknown[];
  /** How often this seat may still say "Wait". */
  readonly waits: number;
}

export type GuestInput =
  /** The handshake is done. */
  | { readonly type: 'connected' }
  | { readonly type: 'lost' }
  | { readonly type: 'letter'; readonly text: string }
  /** Pieces came that are no letter. */
  | { readonly type: 'garbled' }
  | { readonly type: 'ask'; readonly id: string; readonly ask: Ask };

export interface GuestStep {
  readonly guest: Guest;
  readonly post: readonly ToHost[];
  readonly answers: readonly { readonly id: string; readonly refusal: TableRefusal | null }[];
  /** The host wants this device to be gone. */
  readonly turnedAway: TurnedAway | null;
}

export const NEW_GUEST: Guest = {
  epoch: 0,
  roster: null,
  seen: null,
  talk: [],
  asks: [],
  welcomed: false,
  resyncing: false,
  rewritten: false,
  nonsense: 0,
};

export function guestStep(guest: Guest, input: GuestInput): GuestStep {
  switch (input.type) {
    case 'connected':
      // The host welcomes every newcomer with all there is.
      return still({ ...guest, welcomed: false, resyncing: true });
    case 'lost':
      return still({ ...guest, welcomed: false });
    case 'letter':
      return letter(guest, parseToGuest(input.text));
    case 'garbled':
      return garbled(guest);
    case 'ask':
      return ask(guest, input.id, input.ask);
  }
}

const still = (guest: Guest): GuestStep => ({ guest, post: [], answers: [], turnedAway: null });

function ask(guest: Guest, id: string, wanted: Ask): GuestStep {
  const { match = 0, seq = 0, time = null } = guest.seen ?? {};
  const asked = lookingAt(wanted, { match, seq }, time);
  const waiting: Guest = { ...guest, asks: [...guest.asks, { id, ask: asked }] };
  const post: ToHost = { type: 'ask', epoch: guest.epoch, id, ask: asked };
  return guest.welcomed ? { ...still(waiting), post: [post] } : still(waiting);
}

const nonsense = (guest: Guest): GuestStep => still({ ...guest, nonsense: guest.nonsense + 1 });

/** It may have been the whole that this device waits for. */
function garbled(before: Guest): GuestStep {
  const { guest } = nonsense(before);
  return guest.welcomed && guest.resyncing ? resync(guest) : still(guest);
}

function letter(before: Guest, message: ToGuest | undefined): GuestStep {
  // A lower epoch is the voice of a host that has been replaced.
  if (!message || message.epoch < before.epoch) return nonsense(before);
  const guest: Guest = { ...before, epoch: message.epoch };
  switch (message.type) {
    case 'roster':
      return roster(guest, message.roster);
    case 'scene':
      return scene(guest, message);
    case 'whole':
      return whole(guest, message);
    case 'time':
      return time(guest, message);
    case 'answer':
      return answer(guest, message.id, message.refusal);
    case 'talk':
      return still({ ...guest, talk: joined(guest.talk, message.lines) });
    case 'sorry':
      return { ...still(guest), turnedAway: message.why };
  }
}

/** The first one over a new link is the welcome: what was asked and not answered is asked again. */
function roster(guest: Guest, now: Roster): GuestStep {
  const { epoch, asks, welcomed } = guest;
  const again = welcomed ? [] : asks.map(({ id, ask }): ToHost => ({ type: 'ask', epoch, id, ask }));
  return { ...still({ ...guest, roster: now, welcomed: true }), post: again };
}

function answer(guest: Guest, id: string, refusal: TableRefusal | null): GuestStep {
  if (!guest.asks.some(asked => asked.id === id)) return still(guest);
  return { ...still({ ...guest, asks: guest.asks.filter(asked => asked.id !== id) }), answers: [{ id, refusal }] };
}

function scene(guest: Guest, message: Extract<ToGuest, { type: 'scene' }>): GuestStep {
  const { seen } = guest;
  const { match, seq, chain, all, own, time: told = null } = message;
  if (guest.resyncing) return still(guest);
  if (!seen || seen.match !== match || seen.seq !== seq - 1) {
    // What is old has been seen; what is too new shows that something was missed.
    if (seen && seen.match === match && seq <= seen.seq) return nonsense(guest);
    return resync(guest);
  }
  if (own.some(({ seat }) => !seen.own[seat])) return resync(guest);
  const after: Seen = {
    match,
    seq,
    chain,
    first: seen.first,
    all: publicAfter(seen.all, all),
    steps: [...seen.steps, all],
    own: Object.fromEntries(own.map(step => [step.seat, ownAfter(seen.own[step.seat], step, all)])),
    time: told,
  };
  return still({ ...guest, seen: after });
}

export function publicAfter(before: PublicValue, { change }: Step): PublicValue {
  return asPublic(applied(before, change ?? undefined));
}

/** The clock goes on, stands still or has grown; and what this device's seats have left of their Waits. */
function time(guest: Guest, message: Extract<ToGuest, { type: 'time' }>): GuestStep {
  const { seen } = guest;
  // What is missed here comes with the next scene.
  if (seen?.match !== message.match || guest.resyncing) return still(guest);
  const own = { ...seen.own };
  for (const { seat, left } of message.waits) {
    const mine = own[seat];
    if (mine) own[seat] = { ...mine, waits: left };
  }
  return still({ ...guest, seen: { ...seen, own, time: message.time } });
}

function ownAfter(before: OwnSeen | undefined, { change, events, waits = 0 }: OwnStep, all: Step): OwnSeen {
  const expected = expectedOwn(before ?? { view: null, legal: [] }, all.change);
  const { view, legal } = applied(expected, change ?? undefined) as Partial<OwnValue>;
  return { view, legal: Array.isArray(legal) ? legal : [], events: events ?? all.events, waits };
}

function resync(guest: Guest): GuestStep {
  const { epoch, seen } = guest;
  const post: ToHost = { type: 'resync', epoch, match: seen?.match ?? 0, have: seen?.seq ?? -1 };
  return { ...still({ ...guest, resyncing: true }), post: [post] };
}

function whole(guest: Guest, message: Extract<ToGuest, { type: 'whole' }>): GuestStep {
  const { match, seq, chain, from, first, steps, own, time: told = null } = message;
  const { seen, resyncing } = guest;
  // Over a new link a host that lost its last moves may say so, and is then known for it; else this is an old letter.
  const isOld = seen && (match < seen.match || (match === seen.match && seq < seen.seq));
  const isOther = seen && seen.match === match && seen.seq === seq && seen.chain !== chain;
  if ((isOld || isOther) && !resyncing) return nonsense(guest);
  const before = first === null ? seen : { match, seq: 0, first: asPublic(first), all: asPublic(first), steps: [] };
  const start = first === null ? from : 0;
  if (!before || before.match !== match || before.seq !== start || steps.length !== seq - start) {
    return resyncing ? nonsense(guest) : resync(guest);
  }
  const after: Seen = {
    match,
    seq,
    chain,
    first: before.first,
    all: steps.reduce<PublicValue>(publicAfter, before.all),
    steps: [...before.steps, ...steps],
    own: Object.fromEntries(
      own.map(({ seat, view, legal, events, waits = 0 }) => [seat, { view, legal, events, waits }]),
    ),
    time: told,
  };
  const rewritten = guest.rewritten || Boolean(isOld || isOther);
  return still({ ...guest, seen: after, resyncing: false, rewritten });
}

/** Whatever the host sent, it gets this shape; only the game knows whether the view makes sense. */
function asPublic(value: unknown): PublicValue {
  const { view, awaited, outcome, window } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<PublicValue>;
  return {
    view,
    awaited: Array.isArray(awaited) ? awaited : [],
    outcome: outcome ?? null,
    ...(isWindow(window) ? { window } : {}),
  };
}

function isWindow(value: unknown): value is ShownWindow {
  if (typeof value !== 'object' || value === null) return false;
  const { moment, trigger, asked, aimedAt } = value as Partial<ShownWindow>;
  return typeof moment === 'string' && typeof trigger === 'string' && Array.isArray(asked) && Array.isArray(aimedAt);
}

const joined = (talk: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] => {
  const newest = talk.at(-1)?.n ?? 0;
  return [...talk, ...lines.filter(({ n }) => n > newest)].slice(-KEPT_LINES);
};

/** What the host showed of this moment, for one seat of this device or for everybody. */
export function seenScene({ all, seq, steps, own }: Omit<Seen, 'time'>, viewer: Seat | 'spectator'): AnyScene {
  const outcome = all.outcome as AnyScene['outcome'];
  const mine = viewer === 'spectator' ? undefined : own[viewer];
  return {
    seq,
    awaited: all.awaited,
    asked: viewer !== 'spectator' && mine !== undefined && all.awaited.includes(viewer),
    outcome,
    ...(all.window ? { window: all.window } : {}),
    view: mine ? mine.view : all.view,
    legal: mine?.legal ?? [],
    events: mine?.events ?? steps.at(-1)?.events ?? [],
  };
}
