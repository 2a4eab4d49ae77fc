import * as v from 'valibot';
import {
  type Actor,
  type AnyRules,
  type Deal,
  type Match,
  isSeed,
  play,
  sameJson,
  seat,
  start,
} from '../../engine/index.ts';
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

/** A move of which it is only said which of the legal actions was chosen. */
export interface ChosenMove {
  readonly actor: Actor;
  readonly choice: number;
  readonly intent: string | null;
}

/** What has been added to the log since: a move, or the room as it is now. The first entry of a log says nothing. */
export type LogEntry =
  | { readonly type: 'begin' }
  | { readonly type: 'move'; readonly move: ChosenMove }
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

/** Before version 4 there were three; such logs may still lie on a disk. */
const choiceText = v.pipe(v.string(), v.regex(/^([0-9a-z]{3}){1,2}$/));
const shortMove = v.union([
  v.strictTuple([actor, choiceText]),
  v.strictTuple([actor, choiceText, v.union([count, deviceId]), text(60)]),
]);
type ShortMove = v.InferOutput<typeof shortMove>;

const deal: v.GenericSchema<unknown, Deal> = v.strictObject({
  seed: v.custom<string>(isSeed),
  seats: count,
  options: v.record(text(100), text(100)),
});

const roomState = v.custom<RoomState>(raw => parseRoomState(raw) !== undefined);

const testamentSchema = v.strictObject({
  room: roomState,
  book: v.nullable(v.strictObject({ id: text(100), deal, moves: v.array(shortMove) })),
  places: v.record(deviceId, count),
});

/**
 * Every choice is written in so many digits, or how long a log is would say what was chosen. Two thousand million: no
 * list of choices can be so long.
 */
const CHOICE_DIGITS = 6;
const CHOICE_BASE = 36;

function short({ actor: who, choice, intent }: ChosenMove, places: Places): ShortMove {
  const chosen = choice.toString(CHOICE_BASE).padStart(CHOICE_DIGITS, '0');
  if (intent === null) return [who, chosen];
  const [device = '', id = ''] = intent.split('.');
  return [who, chosen, places[device] ?? device, id];
}

function long([who, chosen, device, id]: ShortMove, places: Places): ChosenMove {
  const name = typeof device === 'number' ? Object.keys(places).find(key => places[key] === device) : device;
  const choice = Number.parseInt(chosen, CHOICE_BASE);
  return { actor: who, choice, intent: name === undefined ? null : `${name}.${id}` };
}

export function writtenEntry(entry: LogEntry, places: Places): unknown {
  switch (entry.type) {
    case 'begin':
      return 0;
    case 'room':
      return { room: entry.room };
    case 'move':
      return short(entry.move, places);
  }
}

export function readEntry(raw: unknown, places: Places): LogEntry | undefined {
  if (raw === 0) return { type: 'begin' };
  const move = v.safeParse(shortMove, raw);
  if (move.success) return { type: 'move', move: long(move.output, places) };
  const named = v.safeParse(v.strictObject({ room: roomState }), raw);
  return named.success ? { type: 'room', room: named.output.room } : undefined;
}

/** `choices` are those of the book's moves, one for each. */
export function writtenTestament({ room, book, places }: Testament, choices: readonly number[]): unknown {
  const moves = (book?.moves ?? []).map((move, n) => short({ ...move, choice: choices[n] ?? 0 }, places));
  return { room, book: book && { id: book.id, deal: book.deal, moves }, places };
}

/** Undefined for anything that a host of these rules would not have written. */
export function readTestament(rules: AnyRules, raw: unknown, entries: readonly LogEntry[] = []): Testament | undefined {
  const parsed = v.safeParse(testamentSchema, raw);
  if (!parsed.success) return undefined;
  const { places } = parsed.output;
  let { room } = parsed.output;
  let kept = parsed.output.book;
  const chosen = (kept?.moves ?? []).map(move => long(move, places));
  for (const entry of entries) {
    if (entry.type === 'move') chosen.push(entry.move);
    if (entry.type === 'room') ({ room } = entry);
    if (room.matchId === null) kept = null;
  }
  if (!kept) return { room, book: null, places };
  const moves = played(rules, kept.deal, chosen);
  return moves && { room, book: { id: kept.id, deal: kept.deal, moves }, places };
}

function played(rules: AnyRules, from: Deal, chosen: readonly ChosenMove[]): readonly StoredMove[] | undefined {
  if (from.seats < rules.seats.min || from.seats > rules.seats.max) return undefined;
  let match = start(rules, from);
  const moves: StoredMove[] = [];
  for (const { actor: who, choice, intent } of chosen) {
    const move = { actor: who, action: rules.legal(match.state, who)[choice] };
    const verdict = play(rules, match, move);
    if (!verdict.ok) return undefined;
    ({ match } = verdict);
    moves.push({ ...move, intent });
  }
  return moves;
}

/** Which of the legal actions this is. */
export const choiceOf = (rules: AnyRules, { state }: Match<unknown>, who: Actor, action: unknown): number =>
  rules.legal(state, who).findIndex(listed => sameJson(listed, action));

/** Of every move of a match. */
export function choicesOf(rules: AnyRules, book: Book | null): readonly number[] {
  if (!book) return [];
  let match = start(rules, book.deal);
  return book.moves.map(move => {
    const choice = choiceOf(rules, match, move.actor, move.action);
    const verdict = play(rules, match, move);
    if (verdict.ok) ({ match } = verdict);
    return choice;
  });
}

/** The match of a testament, on the table. Null when there is none; undefined when it does not fit the rules. */
export function laidOut(rules: AnyRules, book: Book | null): Playing | null | undefined {
  return book ? layOut(rules, book.id, book.deal, book.moves) : null;
}
