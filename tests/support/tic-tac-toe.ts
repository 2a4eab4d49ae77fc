import { type Rules, type Seat, seat } from '../../src/engine/index.ts';

/** Noughts and crosses: nothing hidden, no chance. The benchmark plays it because every engine has it as its example. */
export interface Grid {
  readonly cells: readonly (Seat | null)[];
  readonly turn: Seat;
}

export interface Mark {
  readonly type: 'mark';
  readonly cell: number;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const ticTacToe: Rules<Grid, Mark, Grid, Mark> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup: () => ({ cells: Array.from({ length: 9 }, () => null), turn: seat(0) }),
  awaited: state => (ticTacToe.outcome(state) ? [] : [state.turn]),
  legal(state, actor) {
    if (actor !== state.turn || ticTacToe.outcome(state)) return [];
    return state.cells.flatMap((owner, cell) => (owner === null ? [{ type: 'mark', cell } as const] : []));
  },
  apply: ({ cells, turn }, _actor, action) => ({
    state: { cells: cells.with(action.cell, turn), turn: seat(1 - turn) },
    events: [action],
  }),
  view: ({ cells, turn }) => ({ cells, turn }),
  seen: event => event,
  outcome({ cells }) {
    for (const [a, b, c] of LINES) {
      const owner = cells[a];
      if (owner !== null && owner !== undefined && owner === cells[b] && owner === cells[c]) {
        return { winners: [owner], reason: 'three-in-a-row' };
      }
    }
    return cells.includes(null) ? undefined : { winners: [], reason: 'full' };
  },
  imagine: view => view,
};
