import { type SeatRecord, type Shelved, salvage } from '../storage/index.ts';
import { SEAT_COLOURS, SEAT_SHAPES } from '../ui/game-ui.ts';
import type { MatchSummary, SeatPlan } from '../ui/services.ts';

export function summaryOf(entry: Shelved): MatchSummary {
  if (!entry.readable) return unreadable(entry.id, entry.raw);
  const { id, game, name, seats, createdAt, updatedAt, moves, over } = entry.header;
  const status = over ? 'over' : 'running';
  return { id, game, name, seats: seatPlans(seats), createdAt, updatedAt, moves, status };
}

/** A colour or shape of a newer app is no reason to lose a match: the seat's place gives it one we know. */
export function seatPlans(seats: readonly SeatRecord[]): readonly SeatPlan[] {
  return seats.map(({ name, colour, shape, kind, level }, n) => ({
    name,
    colour: SEAT_COLOURS.find(known => known === colour) ?? SEAT_COLOURS[n % SEAT_COLOURS.length] ?? 'amber',
    shape: SEAT_SHAPES.find(known => known === shape) ?? SEAT_SHAPES[n % SEAT_SHAPES.length] ?? 'circle',
    kind,
    level: kind === 'bot' ? (level ?? 'steady') : null,
  }));
}

function unreadable(id: string, raw: unknown): MatchSummary {
  const text = (field: 'name' | 'game'): string => {
    const value = salvage(raw, field);
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const time = (field: 'createdAt' | 'updatedAt'): number => {
    const value = salvage(raw, field);
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
  return {
    id,
    game: text('game'),
    name: text('name'),
    seats: [],
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
    moves: 0,
    status: 'unreadable',
  };
}
