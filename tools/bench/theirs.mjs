// The same tic-tac-toe on boardgame.io: a local master and two clients.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(resolve('tools/bench/package.json'));
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { INVALID_MOVE } = require('boardgame.io/core');

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

const game = {
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

/** Plays whole matches at random until `moves` have been made; resolves with how many were. */
export async function playTheirs(moves, random) {
  let made = 0;
  for (let match = 0; made < moves; match++) {
    const multiplayer = Local();
    const clients = ['0', '1'].map(playerID =>
      Client({ game, numPlayers: 2, playerID, matchID: `m${match}`, multiplayer, debug: false }),
    );
    for (const client of clients) client.start();
    await settled(clients, 0);
    while (!clients[0].getState().ctx.gameover) {
      const { G, ctx, _stateID } = clients[0].getState();
      const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
      clients[Number(ctx.currentPlayer)].moves.mark(free[Math.floor(random() * free.length)]);
      await settled(clients, _stateID + 1);
      made++;
    }
    for (const client of clients) client.stop();
  }
  return made;
}

/** Both clients have the master's state. Their local master answers within microtasks, so little is waited for here. */
async function settled(clients, stateID) {
  while (!clients.every(client => (client.getState()?._stateID ?? -1) >= stateID)) await Promise.resolve();
}
