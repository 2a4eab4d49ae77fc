import * as v from 'valibot';
import { BOT_LEVELS, type Seat } from '../engine/index.ts';
import { type Change, isChange } from './change.ts';
import type { ToldTime } from './clock.ts';
import type { SentAsk, ToGuest, ToHost } from './messages.ts';
import {
  ABSENCES,
  ROLES,
  type Roster,
  type RosterSeat,
  TALK_KINDS,
  type TableRefusal,
  type TalkLine,
  type TurnedAway,
} from './roster.ts';
import { parseJson } from './wire-json.ts';

/** Longer names are shortened by whoever shows them; these bounds only keep nonsense out. */
export const LONGEST_CHAT = 280;
export const LONGEST_NAME = 40;

export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const seatNumber: v.GenericSchema<unknown, Seat> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(15),
  v.transform(n => n as Seat),
);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const change = v.custom<Change>(isChange);

/** Two years of it, in milliseconds, are nonsense too. */
export const duration = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 36));
const atClock = { match: count, moment: count };

const askSchema: v.GenericSchema<unknown, SentAsk> = v.variant('type', [
  v.strictObject({ type: v.literal('act'), seat: seatNumber, action: v.unknown(), match: count, seq: count }),
  v.strictObject({ type: v.literal('call-me'), name: text(LONGEST_NAME) }),
  v.strictObject({ type: v.literal('sit'), seat: seatNumber, name: text(LONGEST_NAME) }),
  v.strictObject({ type: v.literal('stand'), seat: seatNumber }),
  v.strictObject({ type: v.literal('rename'), seat: seatNumber, name: text(LONGEST_NAME) }),
  v.strictObject({ type: v.literal('reclaim'), seat: seatNumber }),
  v.strictObject({ type: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ type: v.literal('wait'), seat: seatNumber, ...atClock }),
  v.strictObject({ type: v.literal('more-time'), ...atClock }),
  v.strictObject({ type: v.literal('be'), role: v.picklist(ROLES) }),
  v.strictObject({
    type: v.literal('say'),
    seat: v.nullable(seatNumber),
    kind: v.picklist(TALK_KINDS),
    text: v.pipe(text(LONGEST_CHAT), v.minLength(1)),
  }),
]);

const toHostSchema: v.GenericSchema<unknown, ToHost> = v.variant('type', [
  v.strictObject({ type: v.literal('ask'), epoch: count, id, ask: askSchema }),
  v.strictObject({
    type: v.literal('resync'),
    epoch: count,
    match: count,
    have: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  }),
  v.strictObject({ type: v.literal('leave'), epoch: count }),
]);

export const deviceId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const events = v.array(v.unknown());
const stepSchema = v.strictObject({ change: v.nullable(change), events });
const timeSchema: v.GenericSchema<unknown, ToldTime> = v.strictObject({
  kind: v.picklist(['phase', 'window']),
  began: count,
  total: duration,
  left: duration,
  runs: v.boolean(),
});
const time = v.exactOptional(timeSchema);
const waits = v.exactOptional(count);
const header = { epoch: count, match: count, seq: count, chain: text(64), time };

export const rosterSeats: v.GenericSchema<unknown, RosterSeat[]> = v.pipe(
  v.array(
    v.strictObject({
      name: text(LONGEST_NAME),
      colour: text(20),
      shape: text(20),
      kind: v.picklist(['person', 'bot']),
      level: v.nullable(v.picklist(BOT_LEVELS)),
      holder: v.nullable(deviceId),
      absence: v.picklist(ABSENCES),
    }),
  ),
  v.maxLength(16),
);

const rosterSchema: v.GenericSchema<unknown, Roster> = v.strictObject({
  host: deviceId,
  game: text(100),
  rulesVersion: count,
  options: v.record(text(100), text(100)),
  phase: v.picklist(['lobby', 'playing', 'over']),
  match: count,
  seats: rosterSeats,
  devices: v.pipe(
    v.array(
      v.strictObject({
        id: deviceId,
        name: text(LONGEST_NAME),
        role: v.picklist(ROLES),
        online: v.boolean(),
        ready: v.boolean(),
      }),
    ),
    v.maxLength(64),
  ),
});

export const talkLineSchema: v.GenericSchema<unknown, TalkLine> = v.strictObject({
  n: count,
  device: v.nullable(deviceId),
  seat: v.nullable(seatNumber),
  kind: v.picklist(TALK_KINDS),
  text: text(LONGEST_CHAT),
  match: count,
  seq: count,
});

const REFUSALS = [
  'match-over',
  'not-your-decision',
  'illegal-action',
  'not-your-seat',
  'seat-taken',
  'table-full',
  'not-now',
  'too-fast',
  'not-stored',
] as const satisfies readonly TableRefusal[];

const TURNED_AWAY = ['removed', 'table-full', 'abuse', 'host-left'] as const satisfies readonly TurnedAway[];

const toGuestSchema: v.GenericSchema<unknown, ToGuest> = v.variant('type', [
  v.strictObject({ type: v.literal('roster'), epoch: count, roster: rosterSchema }),
  v.strictObject({
    type: v.literal('scene'),
    ...header,
    all: stepSchema,
    own: v.pipe(
      v.array(v.strictObject({ seat: seatNumber, change: v.nullable(change), events: v.nullable(events), waits })),
      v.maxLength(16),
    ),
  }),
  v.strictObject({
    type: v.literal('whole'),
    ...header,
    from: v.pipe(v.number(), v.integer(), v.minValue(-1)),
    first: v.nullable(v.unknown()),
    steps: v.array(stepSchema),
    own: v.pipe(
      v.array(v.strictObject({ seat: seatNumber, view: v.unknown(), legal: v.array(v.unknown()), events, waits })),
      v.maxLength(16),
    ),
  }),
  v.strictObject({
    type: v.literal('time'),
    epoch: count,
    match: count,
    time: v.nullable(timeSchema),
    waits: v.pipe(v.array(v.strictObject({ seat: seatNumber, left: count })), v.maxLength(16)),
  }),
  v.strictObject({ type: v.literal('answer'), epoch: count, id, refusal: v.nullable(v.picklist(REFUSALS)) }),
  v.strictObject({ type: v.literal('talk'), epoch: count, lines: v.array(talkLineSchema) }),
  v.strictObject({ type: v.literal('sorry'), epoch: count, why: v.picklist(TURNED_AWAY) }),
]);

/** Reads a letter from a stranger. Anything unexpected is undefined, never a throw. */
export function parseToHost(letter: string): ToHost | undefined {
  const parsed = v.safeParse(toHostSchema, parseJson(letter), { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

export function parseToGuest(letter: string): ToGuest | undefined {
  const parsed = v.safeParse(toGuestSchema, parseJson(letter), { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
