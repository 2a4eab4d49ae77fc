import {
  type Actor,
  type Bot,
  type BySeat,
  type Rng,
  type Rules,
  type Seat,
  type Viewer,
  at,
  seat,
  seatsOf,
} from '../../src/engine/index.ts';

/*
 * Abacus, an invented game without an end in sight: in turn, everybody slides a bead, and only they know which. It asks
 * for nothing but length: as many moves as a long evening, or as many choices at once as somebody could think of.
 */

export interface AbacusState {
  readonly beads: number;
  readonly left: number;
  readonly turn: Seat;
  readonly sums: BySeat<number>;
}

export interface AbacusAction {
  readonly slide: number;
}

export interface AbacusEvent {
  readonly type: 'slid';
  readonly seat: Seat;
  readonly bead: number | null;
}

export interface AbacusView {
  readonly beads: number;
  readonly left: number;
  readonly turn: Seat;
  readonly sums: BySeat<number | null>;
}

const PRIME = 1_000_003;

export const abacus: Rules<AbacusState, AbacusAction, AbacusView, AbacusEvent> = {
  id: 'abacus',
  version: 1,
  seats: { min: 3, max: 6 },
  options: [
    { id: 'moves', values: ['6000', '100'] },
    { id: 'beads', values: ['10', '50000'] },
  ],
  setup: (seats, { moves, beads }, rng) => ({
    beads: Number(beads),
    left: Number(moves),
    turn: seat(0),
    sums: seats.map(() => rng.int(PRIME)),
  }),
  awaited: ({ left, turn }) => (left > 0 ? [turn] : []),
  legal: ({ left, turn, beads }, actor) =>
    left > 0 && actor === turn ? Array.from({ length: beads }, (_, slide) => ({ slide })) : [],
  apply({ beads, left, turn, sums }, _actor: Actor, { slide }) {
    const sum = (at(sums, turn) * 31 + slide) % PRIME;
    const next = seat((turn + 1) % sums.length);
    return {
      state: { beads, left: left - 1, turn: next, sums: sums.with(turn, sum) },
      events: [{ type: 'slid', seat: turn, bead: slide }],
    };
  },
  view: ({ beads, left, turn, sums }, viewer) => ({
    beads,
    left,
    turn,
    sums: sums.map((sum, n) => (n === viewer ? sum : null)),
  }),
  seen: (event, viewer) => (event.seat === viewer ? event : { ...event, bead: null }),
  outcome: ({ left, sums }) => (left > 0 ? undefined : { winners: seatsOf(sums.length), reason: 'all-slid' }),
  imagine: ({ sums, ...view }: AbacusView, _viewer: Viewer, rng: Rng) => ({
    ...view,
    sums: sums.map(sum => sum ?? rng.int(PRIME)),
  }),
};

export const abacusBot: Bot<AbacusView, AbacusAction> = {
  choose: ({ legal, rng }) => (legal.length > 0 ? rng.pick(legal) : undefined),
};
