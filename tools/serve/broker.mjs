import express from 'express';
import { ExpressPeerServer } from 'peer';
import { WebSocketServer } from 'ws';

/** An offer is about 2 kB. The default of 100 MB would let one guest fill the memory of a small computer. */
const LONGEST_MESSAGE = 64 * 1024;

/** A host that lets a full table in at once sends some hundred candidates; this is only for what runs wild. */
const MOST_MESSAGES = 2_000;
/** Offers for names nobody has are kept for a moment, so their size counts as well. */
const MOST_BYTES = 4 * 1024 * 1024;
const PER = 10_000;

const LIMITS = {
  // Browsers let a tab in the background beat once a minute. Less would throw out a host who looks at another tab.
  alive_timeout: 75_000,
  expire_timeout: 5_000,
  concurrent_limit: 256,
  allow_discovery: false,
};

/**
 * A PeerJS broker at `<base>peer/`, for as many servers as are attached: whoever comes in by http and whoever comes in
 * by https meet each other.
 */
export function broker(base) {
  const path = `${base}peer`;
  let sockets;
  const peer = ExpressPeerServer(
    {},
    {
      ...LIMITS,
      path,
      createWebSocketServer(options) {
        sockets = new WebSocketServer({ path: options.path, noServer: true, maxPayload: LONGEST_MESSAGE });
        sockets.on('connection', calm);
        return sockets;
      },
    },
  );
  // Nonsense from a client arrives here, and would end the process if nobody listened.
  peer.on('error', () => undefined);
  // It begins only when it is put into another app.
  const app = express().disable('x-powered-by').use(peer);

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request));
      });
    },

    /** Answers what a PeerJS client may ask without a socket, and says whether it did. */
    answer(request, response) {
      const [asked] = (request.url ?? '').split('?', 1);
      const rest = asked.startsWith(path) ? asked.slice(path.length) : undefined;
      if (rest !== '' && rest !== '/' && rest !== '/peerjs/id') return false;
      app(request, response);
      return true;
    },
  };
}

/** Hangs up on a client that floods the others. */
function calm(client) {
  let count = 0;
  let bytes = 0;
  const window = setInterval(() => {
    count = 0;
    bytes = 0;
  }, PER).unref();
  client.on('message', data => {
    count += 1;
    bytes += data.length;
    if (count > MOST_MESSAGES || bytes > MOST_BYTES) client.terminate();
  });
  client.on('close', () => clearInterval(window));
}
