import type { BotLevel, BySeat } from '../../engine/index.ts';
import { SEAT_COLOURS, SEAT_SHAPES } from '../game-ui.ts';
import type { Reach } from '../online.ts';
import type { SeatPlan } from '../services.ts';

export const PRESETS = ['pass', 'solo'] as const;
export type Preset = (typeof PRESETS)[number];
/** The ways to play: on this device alone, or each on their own, near or far. */
export type Way = Preset | Reach;

export const LONGEST_NAME = 20;
const PERSONS = ['Ada', 'Bruno', 'Carmen', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana'] as const;
const BOTS = ['Iris', 'Otto', 'Juno', 'Remy', 'Nell', 'Kit', 'Vera', 'Sol'] as const;
const USUAL_LEVEL: BotLevel = 'steady';

/** Everyone a person who passes the phone, or one person among bots. */
export function draftFor(preset: Preset, seats: number): BySeat<SeatPlan> {
  return Array.from({ length: seats }, (_, n) => freshSeat(n, preset === 'pass' || n === 0 ? 'person' : 'bot'));
}

export const presetOf = (seats: BySeat<SeatPlan>): Preset | null => {
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  if (persons === seats.length) return 'pass';
  return persons === 1 ? 'solo' : null;
};

/** A new seat takes a colour, a shape and a name that nobody has yet. */
export function resized(seats: BySeat<SeatPlan>, count: number): BySeat<SeatPlan> {
  if (count <= seats.length) return seats.slice(0, count);
  const kind = presetOf(seats) === 'solo' ? 'bot' : (seats.at(-1)?.kind ?? 'person');
  const fresh = freshSeat(seats.length, kind);
  const added: SeatPlan = {
    ...fresh,
    colour: SEAT_COLOURS.find(colour => seats.every(other => other.colour !== colour)) ?? fresh.colour,
    shape: SEAT_SHAPES.find(shape => seats.every(other => other.shape !== shape)) ?? fresh.shape,
  };
  return resized([...seats, added], count);
}

/** Changes one seat. A colour or shape somebody else has is swapped with them, so that no two look alike. */
export function changed(seats: BySeat<SeatPlan>, index: number, part: Partial<SeatPlan>): BySeat<SeatPlan> {
  const before = seats[index];
  if (!before) return seats;
  return seats.map((seat, n) => {
    if (n === index) return { ...seat, ...part };
    return {
      ...seat,
      colour: seat.colour === part.colour ? before.colour : seat.colour,
      shape: seat.shape === part.shape ? before.shape : seat.shape,
    };
  });
}

/** Person to bot or back; a name nobody typed changes with it. */
export function switched(seats: BySeat<SeatPlan>, index: number): BySeat<SeatPlan> {
  const seat = seats[index];
  if (!seat) return seats;
  const kind = seat.kind === 'person' ? 'bot' : 'person';
  const untouched = seat.name === '' || seat.name === defaultName(index, seat.kind);
  return changed(seats, index, {
    kind,
    level: kind === 'bot' ? USUAL_LEVEL : null,
    name: untouched ? defaultName(index, kind) : seat.name,
  });
}

/** The seats as they will be played: no empty name, none too long, no two the same. */
export function settled(seats: BySeat<SeatPlan>): BySeat<SeatPlan> {
  const taken = new Set<string>();
  return seats.map((seat, n) => {
    const wanted = seat.name.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME) || defaultName(n, seat.kind);
    const name = firstFree(wanted, taken);
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}

const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;

/** A name to remember the evening by. */
export function matchName(now: Date): string {
  const day = now.toLocaleDateString('en', { weekday: 'long' });
  return `${day} ${PARTS_OF_DAY[Math.floor(now.getHours() / 6)] ?? 'night'}`;
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const mark = count === 1 ? '' : ` ${count}`;
    const name = wanted.slice(0, LONGEST_NAME - mark.length) + mark;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

function freshSeat(index: number, kind: SeatPlan['kind']): SeatPlan {
  return {
    name: defaultName(index, kind),
    colour: SEAT_COLOURS[index % SEAT_COLOURS.length] ?? 'amber',
    shape: SEAT_SHAPES[index % SEAT_SHAPES.length] ?? 'circle',
    kind,
    level: kind === 'bot' ? USUAL_LEVEL : null,
  };
}

const defaultName = (index: number, kind: SeatPlan['kind']): string =>
  (kind === 'person' ? PERSONS : BOTS)[index % PERSONS.length] ?? 'Someone';

/** The first `here` persons play on this device; the first of them is whoever owns it. */
export const isHere = (seats: BySeat<SeatPlan>, index: number, here: number): boolean =>
  seats[index]?.kind === 'person' && seats.slice(0, index).filter(({ kind }) => kind === 'person').length < here;

/** Whoever owns this device sits first, under the name they go by; without one until they have said it. */
export const namedFirst = (seats: BySeat<SeatPlan>, name: string): BySeat<SeatPlan> => changed(seats, 0, { name });

/** Who the owner of this device is, when the first person of a table is theirs. */
export const ownerName = (seats: BySeat<SeatPlan>, here: number): string | undefined =>
  here === 0 ? undefined : seats.find(({ kind }) => kind === 'person')?.name;
