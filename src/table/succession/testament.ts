import * as v from 'valibot';
import { type Actor, type AnyRules, type Deal, isSeed, seat } from '../../engine/index.ts';
import { layOut } from '../host-play.ts';
import type { Playing } from '../host-state.ts';
import { count, deviceId, text } from '../parse-messages.ts';
import { type RoomState, parseRoomState } from '../room-state.ts';
import type { Book } from './letters.ts';
import type { Places } from './quorum.ts';

/** A move as a host stores it. */
export interface StoredMove {
  readonly actor: Actor;
  readonly action: unknown;
  readonly intent: string | null;
}

/** All that a new host needs: the room, the match, and whose number is whose. */
export interface Testament {
  readonly room: RoomState;
  readonly book: Book | null;
  readonly places: Places;
}

/** What has been added to the log since: a move, or the room as it is now. The first entry of a log says nothing. */
export type LogEntry =
  | { readonly type: 'begin' }
  | { readonly type: 'move'; readonly move: StoredMove }
  | { readonly type: 'room'; readonly room: RoomState };

const actor: v.GenericSchema<unknown, Actor> = v.union([
  v.literal('clock'),
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(15),
    v.transform(n => seat(n)),
  ),
]);

const move = v.strictObject({ actor, action: v.unknown(), intent: v.nullable(text(100)) });

const deal: v.GenericSchema<unknown, Deal> = v.strictObject({
  seed: v.custom<string>(isSeed),
  seats: count,
  options: v.record(text(100), text(100)),
});

const roomState = v.custom<RoomState>(raw => parseRoomState(raw) !== undefined);

const schema: v.GenericSchema<unknown, Testament> = v.strictObject({
  room: roomState,
  book: v.nullable(v.strictObject({ id: text(100), deal, moves: v.array(move) })),
  places: v.record(deviceId, count),
});

export function parseTestament(raw: unknown): Testament | undefined {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : undefined;
}

/** Moves are most of a log, so they are written short: the device that asked is its number. */
export function written(entry: LogEntry, places: Places): unknown {
  switch (entry.type) {
    case 'begin':
      return 0;
    case 'room':
      return { room: entry.room };
    case 'move': {
      const { actor: who, action, intent } = entry.move;
      if (intent === null) return [who, action];
      const [device = '', id = ''] = intent.split('.');
      return [who, action, places[device] ?? device, id];
    }
  }
}

const shortMove = v.union([
  v.strictTuple([actor, v.unknown()]),
  v.strictTuple([actor, v.unknown(), v.union([count, deviceId]), text(60)]),
]);

export function read(raw: unknown, places: Places): LogEntry | undefined {
  if (raw === 0) return { type: 'begin' };
  const short = v.safeParse(shortMove, raw);
  if (short.success) {
    const [who, action, device, id] = short.output;
    const name = typeof device === 'number' ? Object.keys(places).find(key => places[key] === device) : device;
    return { type: 'move', move: { actor: who, action, intent: name === undefined ? null : `${name}.${id}` } };
  }
  const named = v.safeParse(v.strictObject({ room: roomState }), raw);
  return named.success ? { type: 'room', room: named.output.room } : undefined;
}

/** The testament after one more entry of its log. */
export function amended(before: Testament, entry: LogEntry): Testament {
  switch (entry.type) {
    case 'begin':
      return before;
    case 'move':
      return before.book ? { ...before, book: { ...before.book, moves: [...before.book.moves, entry.move] } } : before;
    case 'room':
      return { ...before, room: entry.room, book: entry.room.matchId === null ? null : before.book };
  }
}

/** The match of a testament, on the table. Null when there is none; undefined when it does not fit the rules. */
export function laidOut(rules: AnyRules, book: Book | null): Playing | null | undefined {
  return book ? layOut(rules, book.id, book.deal, book.moves) : null;
}
