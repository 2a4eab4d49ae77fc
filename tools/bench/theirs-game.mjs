// The same tic-tac-toe as tests/support/tic-tac-toe.ts, written for boardgame.io.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The bench is bundled to another folder, so what is installed here is found from the project's root. */
export const requireTheirs = createRequire(resolve('tools/bench/package.json'));

const { INVALID_MOVE } = requireTheirs('boardgame.io/core');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const isWon = cells => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

export const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
  },
};

export const freeCells = ({ cells }) => cells.flatMap((owner, cell) => (owner === null ? [cell] : []));

/** All clients have the state after so many moves. They are answered within microtasks, so little is waited for here. */
export async function settled(clients, stateID) {
  while (!clients.every(client => (client.getState()?._stateID ?? -1) >= stateID)) await Promise.resolve();
}
