// What boardgame.io's P2P transport sends: its own host and clients, over PeerJS's own serializer, without the network.
import { freeCells, game, requireTheirs, settled } from './theirs-game.mjs';

// The transport asks for PeerJS when it is loaded, and for a window when it connects; Node has neither.
requireTheirs.cache[requireTheirs.resolve('peerjs')] = {
  loaded: true,
  exports: { __esModule: true, default: peerInMemory() },
};
globalThis.window ??= { addEventListener: () => undefined };

const { Client } = requireTheirs('boardgame.io/client');
const { P2P, generateCredentials } = requireTheirs('@boardgame.io/p2p');
const { pack, unpack } = requireTheirs('peerjs-js-binarypack');

/**
 * Plays one match with a host that holds no seat and two guests. `pick` chooses one of so many free cells. Resolves
 * with the bytes each guest was sent for each action.
 */
export async function p2pBytes(pick, { deltaState, matchID }) {
  const clientOf = (playerID, options) =>
    Client({
      game: { ...game, deltaState },
      numPlayers: 2,
      playerID,
      matchID,
      credentials: generateCredentials(),
      multiplayer: P2P(options),
      debug: false,
    });
  const host = clientOf(null, { isHost: true });
  host.start();
  const guests = ['0', '1'].map(playerID => clientOf(playerID, {}));
  for (const guest of guests) guest.start();
  const everybody = [host, ...guests];
  await settled(everybody, 0);

  const lines = [...linesTo(host)];
  const actions = [];
  while (!host.getState().ctx.gameover) {
    const { G, ctx, _stateID } = host.getState();
    const free = freeCells(G);
    for (const line of lines) line.sent = 0;
    guests[Number(ctx.currentPlayer)].moves.mark(free[pick(free.length)]);
    await settled(everybody, _stateID + 1);
    actions.push(lines.map(({ sent }) => sent));
  }
  for (const client of everybody.toReversed()) client.stop();
  return actions;
}

const linesTo = client => client.transport.peer.guests;

/** As much of PeerJS as the transport uses: everything sent is packed, counted and unpacked as PeerJS does by default. */
function peerInMemory() {
  const known = new Map();

  return class Peer {
    guests = new Set();
    #ears = new Map();

    constructor(id) {
      this.id = id;
      if (id) known.set(id, this);
      queueMicrotask(() => this.#ears.get('open')?.());
    }

    on(event, listener) {
      this.#ears.set(event, listener);
    }

    connect(id, { metadata }) {
      const host = known.get(id);
      const mine = end(metadata);
      const theirs = end(metadata);
      mine.other = theirs;
      theirs.other = mine;
      host.guests.add(theirs);
      host.#ears.get('connection')(theirs);
      queueMicrotask(() => mine.hear('open'));
      return mine;
    }

    destroy() {
      if (this.id) known.delete(this.id);
    }
  };
}

function end(metadata) {
  const ears = new Map();
  return {
    metadata,
    sent: 0,
    other: null,
    on: (event, listener) => ears.set(event, listener),
    hear: (event, data) => ears.get(event)?.(data),
    send(data) {
      const bytes = pack(data);
      this.sent += bytes.byteLength;
      queueMicrotask(() => this.other.hear('data', unpack(bytes)));
    },
    close: () => undefined,
  };
}
