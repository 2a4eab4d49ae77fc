// How fast boardgame.io plays it: a local master and two clients.
import { freeCells, game, requireTheirs, settled } from './theirs-game.mjs';

const { Client } = requireTheirs('boardgame.io/client');
const { Local } = requireTheirs('boardgame.io/multiplayer');

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
      const free = freeCells(G);
      clients[Number(ctx.currentPlayer)].moves.mark(free[Math.floor(random() * free.length)]);
      await settled(clients, _stateID + 1);
      made++;
    }
    for (const client of clients) client.stop();
  }
  return made;
}
